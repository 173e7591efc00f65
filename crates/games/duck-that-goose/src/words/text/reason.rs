//! Why a hint suggests an action, in every language: the end of a sentence that begins with the
//! action.

messages!(reasons(Reason {
    /// The name of the card on the discard pile.
    rather_draw: |card: &str| [
        "on average that is better for you than {card}.",
        "평균으로 보면 {card} 카드보다 유리합니다.",
        "平均すると、{card}のカードよりも得です。"
    ],
    rather_take: [
        "it is better for you than an average card from the deck.",
        "덱에서 뽑는 카드의 평균보다 유리합니다.",
        "山札から引くカードの平均よりも得です。"
    ],
    keeps: [
        "as far as anyone can tell, keeping it is better than turning up a card.",
        "예상으로는 카드를 공개하는 것보다 유리합니다.",
        "予想では、カードを表にするより得です。"
    ],
    discards: [
        "it would make your range worse.",
        "가지면 내 영역이 더 나빠집니다.",
        "加えると、自分の場が悪くなります。"
    ],
    /// The name of a facedown card that the player has seen.
    seen: |card: &str| [
        "you have seen that it is {card}.",
        "이미 본 카드입니다: {card}.",
        "見て知っているカード、{card}です。"
    ],
    /// To turn up a card that the player has not seen, and to give one up.
    unseen_better: [
        "you have not seen it, and on average it is better for you than those that you have seen.",
        "아직 보지 않은 카드이며, 평균으로 보면 본 카드보다 유리합니다.",
        "まだ見ていないカードで、平均すると、見たカードよりも得です。"
    ],
    unseen_worse: [
        "you have not seen it, and on average it is worse for you than those that you have seen.",
        "아직 보지 않은 카드이며, 평균으로 보면 본 카드보다 불리합니다.",
        "まだ見ていないカードで、平均すると、見たカードよりも損です。"
    ],
    looks: ["looking costs nothing.", "보아도 손해가 없습니다.", "見ても損はありません。"],
    leaves: [
        "nothing you can do here would help you.",
        "여기서는 무엇을 해도 더 나아지지 않습니다.",
        "ここでできることの中に、得になるものはありません。"
    ],
    best_off: [
        "as far as anyone can tell, it is your best move.",
        "예상으로는 할 수 있는 것 중 가장 유리합니다.",
        "予想では、できることの中でいちばん得です。"
    ],
}));
