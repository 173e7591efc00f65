//! Korean.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    ending: "판이 거의 끝나, 끝까지 따져 보면 이 수가 가장 낫습니다.",
    lowest: "손패에 이보다 낮은 카드가 없습니다.",
    follows: "같은 숫자 카드가 더 있어 이어서 낼 수 있습니다.",
    cheapest: "막을 수 있는 카드 중 가장 낮습니다.",
    only_trump: "으뜸패로만 막을 수 있고, 이것이 가장 낮은 으뜸패입니다.",
    known_rank: "이미 바닥에 있는 숫자라서 상대가 더 낼 수 있는 숫자가 늘지 않습니다.",
    cannot: "바닥의 카드를 모두 막을 수는 없습니다.",
    too_dear: "으뜸패로만 막을 수 있는데, 으뜸패는 아껴 두는 편이 낫습니다.",
    only_trumps_fit: "낼 수 있는 카드가 으뜸패뿐인데, 으뜸패는 아껴 두는 편이 낫습니다.",
    keeps: "낼 수 있는 카드는 손에 두는 편이 낫습니다.",
    gift: |name| format!("더 내면 {name} 님이 가져가니, 좋은 카드는 아껴 두는 편이 낫습니다."),
    presses: |name| format!("{name} 님은 이것도 막지 못하면 모두 가져가야 합니다."),
    rid: |name| format!("{name} 님이 가져가므로 이 카드를 털어 낼 수 있습니다."),
    passes_on: |name| format!("대신 {name} 님이 막아야 합니다."),
    shows: |name| format!("대신 {name} 님이 막아야 하고, 카드는 그대로 남습니다."),
    again: "한 판 더 할 수 있습니다.",
    better_hand: "더 좋은 손패가 남습니다.",
};
