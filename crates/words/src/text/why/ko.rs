//! The texts in Korean.

use super::WhyMessages;

pub(super) static WHY: WhyMessages = WhyMessages {
    why: "왜?",
    title: |name| format!("{name} 님이 따져 본 수"),
    close: "닫기",
    thinking: "다시 생각하고 있습니다…",
    hint_to: |name| format!("{name} 님에게 주는 힌트"),
    erred: |name| format!("실수입니다. 더 따져 보면 {name} 님은 다른 수를 고릅니다."),
    otherwise: |name| format!("다시 생각해 보니 {name} 님은 다른 수를 고릅니다."),
    errs_and_chance: "가끔 실수하며, 생각에는 운도 섞입니다.",
    chance: "생각에는 운도 섞입니다.",
    done: "고른 수",
    per_cent: |number| format!("{number}%"),
    looks: "각 수를 내다보는 데 들인 시간의 비율입니다.",
    chances: "봇이 계산한 승리 확률입니다.",
    cheaper: "각 수를 내다보는 데 들인 시간의 비율입니다. 거의 같은 수 가운데서는 더 낮은 카드를 냅니다.",
    order: "나은 수부터 보여 줍니다.",
    settled: "이보다 나은 수는 없었습니다.",
    again: "그때 그 자리에서 볼 수 있던 것만으로 다시 계산했습니다.",
};
