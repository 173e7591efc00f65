//! Text of prompts, hints and looks at cards that all games share.

messages!(prompt_messages(PromptMessages {
    /// The mark of a practice round on every screen.
    practice: ["Practice · not counted", "연습 · 전적에서 제외", "練習・集計外"],
    /// The same in two lines, where all sit around the tablet.
    practice_name: ["Practice", "연습", "練習"],
    practice_means: ["Open hands · not counted", "손패 공개, 전적에서 제외", "手札公開・集計外"],
    show: |name: &str| [
        "I’m {name}, show my cards",
        "{name}입니다. 내 카드 보기",
        "{name}です。カードを見る"
    ],
    /// In a pause: no hand shows when the match continues.
    stays_closed: ["Hands stay hidden.", "손패는 아직 보이지 않습니다.", "手札は伏せたままです。"],
    /// The player who begins then.
    begins: |name: &str| [
        "{name} begins.",
        "{name} 님부터 시작합니다.",
        "{name}さんから始めます。"
    ],
    interrupts: |name: &str| [
        "{name} interrupts",
        "{name} 님이 끼어듭니다",
        "{name}さんの割り込み"
    ],
    only_you: |name: &str| [
        "{name}, only you can see this",
        "{name} 님에게만 보입니다",
        "{name}さんだけに見えています"
    ],
    /// The list of players who look at cards on their phones.
    others_look: |list: &str| [
        "Looking at cards: {list}.",
        "카드를 보고 있습니다: {list} 님.",
        "カードを見ています：{list}。"
    ],
    /// The player has seen a pause or the cards, and the others have not.
    waits_for_others: [
        "Waiting for the others.",
        "다른 사람이 모두 확인하면 계속됩니다.",
        "ほかの人が確認すると続きます。"
    ],
    /// The move to make, and the reason.
    advice: |offer: &str, reason: &str| [
        "{offer}: {reason}",
        "{offer}: {reason}",
        "{offer}：{reason}"
    ],
    /// The reason if there is only one move.
    nothing_else: [
        "it is your only move.",
        "할 수 있는 것이 이것뿐입니다.",
        "ほかにできることはありません。"
    ],
    try_this: ["Try this", "추천", "おすすめ"],
    /// At a moment: the flags on the action that was played, and on the better one.
    played: ["Played", "고른 수", "実際の手"],
    better: ["Better", "더 나은 수", "もっとよい手"],
    /// Read aloud after an undo.
    undone: ["The last move was undone", "마지막 수를 되돌렸습니다", "直前の手を元に戻しました"],
    /// On a phone whose tablet receives no request: what that means for its player.
    elsewhere_follows: [
        "Open it on the tablet to continue.",
        "태블릿에서 이 게임을 열면 이어서 할 수 있습니다.",
        "タブレットでこの対戦を開くと続けられます。"
    ],
    silent_follows: [
        "Nothing is lost. You can choose again as soon as it is back.",
        "게임은 그대로입니다. 다시 연결되면 고를 수 있습니다.",
        "ここまでの内容は残っています。再び接続されると、また選べます。"
    ],
}));
