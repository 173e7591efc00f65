//! Text of the panel that explains a bot’s move.

use mallard_words::messages;

messages!(why_panel_messages(WhyPanelMessages {
    /// The label of the button.
    why: ["Why?", "왜?", "なぜ？"],
    /// The title of the panel, with the bot's name.
    title: |name: &str| [
        "Moves that {name} considered",
        "{name} 님이 따져 본 수",
        "{name}さんが比べた手"
    ],
    close: ["Close", "닫기", "閉じる"],
    thinking: ["Thinking it over…", "다시 생각하고 있습니다…", "もう一度考えています…"],
    /// The tag of the move that the bot played.
    done: ["played", "고른 수", "実際の手"],
    per_cent: |number: u8| ["{number}%", "{number}%", "{number}%"],
    /// The note that the bot thought again: this is not the thinking behind the move itself.
    again: [
        "The bot worked this out again from its view at that moment.",
        "그때 그 자리에서 볼 수 있던 것만으로 다시 계산했습니다.",
        "そのとき、その席から見えたことだけで計算し直しました。"
    ],
}));
