//! Why a hint suggests an action, in every language: the end of a sentence that begins with the
//! action.

messages!(reasons(Reason {
    single: [
        "it leaves you with a single stack, and its splashes count in your favour.",
        "더미가 하나만 남고, 그 물방울만큼 점수가 줄어듭니다.",
        "束が1つだけになり、そのしぶきの分だけ点が減ります。"
    ],
    /// The same with competition.
    single_points: [
        "it leaves you with a single stack, and its number counts in your favour.",
        "더미가 하나만 남고, 그 숫자만큼 점수가 줄어듭니다.",
        "束が1つだけになり、その数字の分だけ点が減ります。"
    ],
    /// How many splashes the move covers.
    covers: |splashes: u8| [
        match splashes {
            1 => String::from("one fewer splash showing."),
            _ => format!("{splashes} fewer splashes showing."),
        },
        "보이는 물방울이 {splashes}개 줄어듭니다.",
        "見えているしぶきが{splashes}つ減ります。"
    ],
    /// The number that the move covers, with competition.
    covers_points: |number: u8| [
        match number {
            1 => String::from("one point less showing."),
            _ => format!("{number} points less showing."),
        },
        "보이는 점수가 {number}점 줄어듭니다.",
        "公開中の得点が{number}点減ります。"
    ],
    covers_none: [
        "one duck fewer showing.",
        "보이는 오리가 하나 줄어듭니다.",
        "見えているカモが1羽減ります。"
    ],
    /// The number of ducks next to the space.
    beside: |ducks: usize| [
        match ducks {
            1 => String::from("it will be next to a duck it can cover, or that can cover it."),
            _ => format!("it will be next to {ducks} ducks it can cover, or that can cover it."),
        },
        "덮거나 덮일 수 있는 오리 {ducks}마리와 맞닿습니다.",
        "かぶせ合えるカモ{ducks}羽と隣り合います。"
    ],
}));
