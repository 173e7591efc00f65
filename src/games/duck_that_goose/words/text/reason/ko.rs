//! Korean.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    rather_draw: |card| format!("평균으로 보면 {card} 카드보다 이롭습니다."),
    rather_take: "덱에서 뽑는 카드의 평균보다 이롭습니다.",
    keeps: "내다볼 수 있는 한, 카드를 공개하는 것보다 이롭습니다.",
    discards: "가지면 내 영역이 더 나빠집니다.",
    looks: "보는 데는 아무 대가도 없습니다.",
    leaves: "여기서 둘 수 있는 수 중 이로운 것이 없습니다.",
    best_off: "내다볼 수 있는 한, 둘 수 있는 수 중 가장 이롭습니다.",
};
