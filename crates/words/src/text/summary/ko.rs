//! The texts in Korean.

use super::SummaryMessages;

pub(super) static SUMMARY: SummaryMessages = SummaryMessages {
    turning_points: "승부를 가른 순간",
    to_win: "가려진 것까지 모두 아는 봇이 계산한 승리 확률입니다.",
    to_be_spared: "바보가 되지 않을 확률입니다. 모든 카드를 아는 봇이 계산했습니다.",
    looking: "승부를 가른 순간을 찾고 있습니다…",
    no_turning_point: "크게 흐름을 바꾼 수는 없었습니다.",
    step: |step| format!("{step}수"),
    changed: |name, before, after| format!("{name}: {before}%에서 {after}%로"),
    chance: |name, spares, before, after| {
        let what = if spares { "바보가 되지 않을" } else { "이길" };
        format!("{name} 님이 {what} 확률: {before}%에서 {after}%로")
    },
    totals: "점수 흐름",
    as_table: "표로 보기",
    round: "라운드",
    start: "시작",
};
