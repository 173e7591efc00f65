//! Korean.

use super::Why;

pub(super) static WHY: Why = Why {
    why: "왜?",
    title: |name| format!("{name} 님이 따져 본 수"),
    close: "이유 닫기",
    thinking: "다시 생각하고 있습니다…",
    hint_to: |name| format!("{name} 님에게 주는 힌트라면"),
    slipped: |name| format!("실수입니다. {name} 님은 다른 수를 더 좋게 보았습니다."),
    otherwise: |name| format!("지금은 {name} 님이 다른 수를 더 좋게 봅니다."),
    slips_and_chance: "가끔 실수하며, 생각할 때 우연도 작용합니다.",
    chance: "생각할 때 우연도 작용합니다.",
    done: "둔 수",
    per_cent: |number| format!("{number}퍼센트"),
    looks: "앞을 내다보는 데 쓴 비율입니다.",
    chances: "봇이 어림한, 이길 가능성입니다.",
    order: "좋게 본 순서입니다.",
    settled: "이보다 나은 수는 없었습니다.",
    again: "그 자리에서 알 수 있던 것만으로 다시 생각했습니다.",
};
