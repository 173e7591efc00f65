//! Korean.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    single: "더미가 하나만 남고, 그 물방울만큼 점수가 줄어듭니다.",
    single_points: "더미가 하나만 남고, 그 숫자만큼 점수가 줄어듭니다.",
    covers: |splashes| format!("보이는 물방울이 {splashes}개 줄어듭니다."),
    covers_points: |number| format!("보이는 점수가 {number}점 줄어듭니다."),
    covers_none: "보이는 오리가 하나 줄어듭니다.",
    beside: |ducks| format!("덮거나 덮일 수 있는 오리 {ducks}마리와 맞닿습니다."),
};
