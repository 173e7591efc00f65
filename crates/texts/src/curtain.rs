//! Text of the curtain between two players.

use mallard_words::messages;

messages!(curtain_messages(CurtainMessages {
    pass_to: [
        "Pass the tablet to",
        "다음 사람에게 태블릿을 건네주세요",
        "次の人にタブレットを渡してください"
    ],
    /// The button that undoes the decision of the player with this name.
    undo: |name: &str| ["{name}: undo", "{name}: 되돌리기", "{name}：元に戻す"],
    nobody_else: [
        "Everyone else, look away!",
        "다른 사람은 보지 마세요.",
        "ほかの人は見ないでください。"
    ],
    /// Below a player's name on the button with which that player comes forward.
    show_mine: ["show my cards", "내 카드 보기", "カードを見る"],
    who_interrupts: ["Who interrupts?", "누가 끼어듭니까?", "割り込むのは誰ですか？"],
    game_waits: [
        "The match is paused. Tap your name to see what you can do. Nobody else will see it.",
        "게임이 멈춰 있습니다. 이름을 고르면 할 수 있는 것을 그 사람에게만 보여 줍니다.",
        "対戦は一時停止中です。名前を選ぶと、選べる手がその人だけに表示されます。"
    ],
    show_again: ["Show again", "한 번 더 보기", "もう一度見る"],
    /// Above a step that is shown again to the player with this name, and its place among them.
    since: |name: &str, at: usize, of: usize| [
        "Since {name}’s last turn · {at} of {of}",
        "{name} 님의 지난 차례부터 · {at}/{of}",
        "{name}さんの前の番から · {at}/{of}"
    ],
    back_to: |name: &str| ["Back to {name}", "{name} 님 차례로", "{name}さんの番に戻る"],
    /// The button that ends what is shown again.
    skip: ["Skip", "건너뛰기", "スキップ"],
    /// The button that hides the cards again.
    seen: ["Got it", "확인했습니다", "確認しました"],
}));
