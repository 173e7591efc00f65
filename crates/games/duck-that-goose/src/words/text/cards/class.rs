//! The colours of cards, and cancelling.

messages!(ClassLabels {
    class_purple: ["Purple", "보라", "紫"],
    class_blue: ["Blue", "파랑", "青"],
    /// The colour of the cards with a yellow band.
    class_yellow: ["Yellow", "노랑", "黄色"],
    class_other: ["Other", "그 외", "その他"],
    cancel_never: ["Never cancels", "상쇄되지 않음", "打ち消されない"],
    cancel_pair: ["Two alike cancel", "같은 카드 2장 상쇄", "同じもの2枚で打ち消し"],
    cancel_triple: ["Three alike cancel", "같은 카드 3장 상쇄", "同じもの3枚で打ち消し"],
    /// The cards that a Wild Goose cancels with.
    cancel_goose: [
        "Cancels with a Wild Goose Chase",
        "‘기러기 쫓기’와 상쇄",
        "「ガチョウ追い」と打ち消し"
    ],
    /// The cards that a Wild Goose Chase cancels with.
    cancel_chase: ["Cancels with a Wild Goose", "‘기러기’와 상쇄", "「野良ガチョウ」と打ち消し"],
    /// The number of copies in the deck.
    copies: |count: u8| [
        match count {
            1 => String::from("One in the deck"),
            _ => format!("{count} in the deck"),
        },
        "덱에 {count}장",
        "デッキに{count}枚"
    ],
    /// The card's value.
    worth: |value: &str| ["Worth {value}.", "값은 {value}입니다.", "値は{value}です。"],
});
