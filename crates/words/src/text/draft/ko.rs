//! The texts in Korean.

use super::DraftMessages;

pub(super) static DRAFT: DraftMessages = DraftMessages {
    your_turn: |name| format!("{name} 님 차례입니다"),
    choose: "할 일을 고르세요.",
    choosing_move: |names, _| format!("{names} 님이 고르고 있습니다."),
    not_allowed: "지금은 할 수 없습니다.",
    tried: "가상으로 여러 번 해 보니 결과가 가장 좋았습니다.",
    points: "점수",
};
