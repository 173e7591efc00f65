//! Texts of the curtain between two players.

messages!(CurtainMessages {
    pass_to: [
        "Pass the tablet to",
        "다음 사람에게 태블릿을 건네주세요",
        "次の人にタブレットを渡してください"
    ],
    show: |name: &str| [
        "I’m {name}, show my cards",
        "{name}입니다. 내 카드 보기",
        "{name}です。カードを見る"
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
    /// In a pause: no hand shows when the match continues.
    stays_closed: ["Hands stay hidden.", "손패는 아직 보이지 않습니다.", "手札は伏せたままです。"],
    /// The player who begins then.
    begins: |name: &str| [
        "{name} begins.",
        "{name} 님부터 시작합니다.",
        "{name}さんから始めます。"
    ],
    who_interrupts: ["Who interrupts?", "누가 끼어듭니까?", "割り込むのは誰ですか？"],
    game_waits: [
        "The match is paused. Tap your name to see what you can do. Nobody else will see it.",
        "게임이 멈춰 있습니다. 이름을 고르면 할 수 있는 것을 그 사람에게만 보여 줍니다.",
        "対戦は一時停止中です。名前を選ぶと、選べる手がその人だけに表示されます。"
    ],
    interrupts: |name: &str| [
        "{name} interrupts",
        "{name} 님이 끼어듭니다",
        "{name}さんの割り込み"
    ],
    /// The button that hides the cards again.
    seen: ["Got it", "확인했습니다", "確認しました"],
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
});
