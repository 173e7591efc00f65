//! Korean.

use super::Story;

pub(super) static STORY: Story = Story {
    moments: "승부를 가른 순간",
    to_win: "모든 것을 보는 봇이 어림한, 이길 가능성입니다.",
    to_be_spared: "모든 것을 보는 봇이 어림한, 바보가 되지 않을 가능성입니다.",
    looking: "찾고 있습니다…",
    no_moment: "크게 흐름을 바꾼 수는 없었습니다.",
    step: |step| format!("{step}번째 수"),
    changed: |name, before, after| format!("{name}: {before}퍼센트에서 {after}퍼센트로"),
    chance: |name, spares, before, after| {
        let what = if spares { "바보가 되지 않을" } else { "이길" };
        format!("{name} 님이 {what} 가능성: {before}퍼센트에서 {after}퍼센트로")
    },
    totals: "합계의 흐름",
    as_table: "표로 보기",
    round: "번호",
    start: "시작",
};
