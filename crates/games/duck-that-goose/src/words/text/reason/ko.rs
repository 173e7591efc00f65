//! Korean.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    rather_draw: |card| format!("평균으로 보면 {card} 카드보다 유리합니다."),
    rather_take: "덱에서 뽑는 카드의 평균보다 유리합니다.",
    keeps: "예상으로는 카드를 공개하는 것보다 유리합니다.",
    discards: "가지면 내 영역이 더 나빠집니다.",
    looks: "보아도 손해가 없습니다.",
    leaves: "여기서는 무엇을 해도 더 나아지지 않습니다.",
    best_off: "예상으로는 둘 수 있는 수 중 가장 유리합니다.",
};
