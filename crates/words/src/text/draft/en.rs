//! The texts in English.

use super::DraftMessages;

pub(super) static DRAFT: DraftMessages = DraftMessages {
    your_turn: |name| format!("{name}, your turn"),
    choose: "Choose a move.",
    choosing_move: |names, count| match count {
        1 => format!("{names} is choosing a move."),
        _ => format!("{names} are choosing a move."),
    },
    not_allowed: "This is not allowed now.",
    tried: "in trial matches it worked best.",
    points: "Points",
};
