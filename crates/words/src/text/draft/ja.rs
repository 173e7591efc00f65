//! The texts in Japanese.

use super::DraftMessages;

pub(super) static DRAFT: DraftMessages = DraftMessages {
    your_turn: |name| format!("{name}さんの番です"),
    choose: "手を選んでください。",
    choosing_move: |names, _| format!("{names}さんが手を選んでいます。"),
    not_allowed: "今はできません。",
    tried: "仮に何度も続けてみて、いちばんよい結果でした。",
    points: "得点",
};
