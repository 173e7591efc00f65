//! Text of games that have none of their own yet: the defaults of prompts, refusals and the score, and what such a game
//! lacks. It is not part of [`GameMessages`](super::GameMessages), because no complete game needs it.

messages!(draft_messages(DraftMessages {
    /// The part of the player called so, who must act.
    your_turn: |name: &str| ["{name}, your turn", "{name} 님 차례입니다", "{name}さんの番です"],
    choose: ["Choose a move.", "할 일을 고르세요.", "手を選んでください。"],
    /// The names of the seats that the match waits for, as a list, and their number.
    choosing_move: |names: &str, count: u8| [
        match count {
            1 => format!("{names} is choosing a move."),
            _ => format!("{names} are choosing a move."),
        },
        "{names} 님이 고르고 있습니다.",
        "{names}さんが手を選んでいます。"
    ],
    /// The refusal of a move without a reason.
    not_allowed: ["This is not allowed now.", "지금은 할 수 없습니다.", "今はできません。"],
    /// The reason for a hint: the search preferred it.
    tried: [
        "in trial matches it worked best.",
        "가상으로 여러 번 해 보니 결과가 가장 좋았습니다.",
        "仮に何度も続けてみて、いちばんよい結果でした。"
    ],
    /// The heading of a column.
    points: ["Points", "점수", "得点"],
    /// Instead of the lesson.
    no_lesson: [
        "The lesson is not written yet.",
        "튜토리얼은 아직 준비되지 않았습니다.",
        "レッスンはまだありません。"
    ],
    /// Instead of the rules.
    no_rules: [
        "The rules are not written yet.",
        "규칙은 아직 준비되지 않았습니다.",
        "ルールはまだありません。"
    ],
}));
