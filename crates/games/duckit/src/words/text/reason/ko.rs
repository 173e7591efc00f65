//! Korean.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    never_wins: "이 카드는 트릭을 따지 않아 안전합니다.",
    four_to: |name| format!("{name} 님이 트릭과 4를 땁니다."),
    four_to_so_far: |name| format!("지금대로라면 {name} 님이 4를 땁니다."),
    no_four: "트릭을 따지만 그 안에 4가 없습니다.",
    wins_fours: "4를 따게 되지만, 카드를 가상으로 스무 번 나누어 해 보니 결과가 가장 좋았습니다.",
    loses: |name| format!("지금대로라면 {name} 님이 트릭을 따고, 이 카드는 털어 냅니다."),
    banked_four: "딴 4로 치지만, 카드를 가상으로 스무 번 나누어 해 보니 결과가 가장 좋았습니다.",
    tried: "카드를 가상으로 스무 번 나누어 해 보니 결과가 가장 좋았습니다.",
};
