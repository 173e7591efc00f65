//! Korean.

use super::Refusal;

pub const REFUSAL: Refusal = Refusal {
    match_over: "시합이 끝났습니다.",
    not_asked: |name| format!("지금은 {name} 님이 정할 차례입니다."),
    not_this: "지금은 다른 것을 정할 때입니다.",
    two_own_cards: "내 뒷면 카드 2장을 서로 다르게 고르세요.",
    take_the_chase: |card| {
        format!("버린 더미 맨 위가 {card} 카드입니다. 반드시 가져와야 합니다.")
    },
    keep_the_chase: |card| {
        format!("뽑은 {card} 카드는 버릴 수 없습니다. 반드시 놓아야 합니다.")
    },
    nothing_to_draw: "뽑을 카드가 없습니다.",
    nothing_to_take: "버린 더미가 비어 있습니다. 덱에서 뽑으세요.",
    no_card: "그곳에는 고를 카드가 없습니다.",
    not_own_facedown: "내 뒷면 카드 중에서 고르세요.",
    not_own_facedown_for: |name| format!("{name} 님의 뒷면 카드 중에서 고르세요."),
    not_face_up: "앞면 카드만 고를 수 있습니다.",
    not_this_range: "내 영역의 카드만 고를 수 있습니다.",
    not_this_range_for: |name| format!("{name} 님의 영역에 있는 카드만 고를 수 있습니다."),
    not_opponents: "상대의 카드만 고를 수 있습니다.",
    not_opponents_for: |name| format!("{name} 님의 카드는 고를 수 없습니다."),
    not_blue: |card| format!("파랑 카드만 고를 수 있습니다. {card} 카드는 안 됩니다."),
    purple: |card| format!("{card} 카드는 보라라서 버릴 수 없습니다."),
    itself: |card| format!("{card} 카드는 자기 자신을 뒤집을 수 없습니다."),
    not_an_opponent: "상대를 고르세요.",
    not_that_seat: |name| format!("{name} 님의 영역에 있는 카드입니다. 다른 사람을 고르세요."),
    no_seat: "그런 자리는 없습니다.",
    given_already: |name| format!("{name} 님에게는 이미 카드를 주었습니다."),
    given_already_you: "나에게는 이미 카드를 주었습니다.",
    not_in_pile: |card| format!("{card} 카드는 버린 더미의 노랑 카드가 아닙니다."),
    cannot_copy: |card| format!("{card} 카드는 파랑이나 보라라서 따라 할 수 없습니다."),
    order_of: |count| format!("{count}장을 한 번씩 모두 되돌리세요."),
    must_be_done: |card| format!("{card} 카드의 효과는 반드시 해야 합니다."),
    no_ripe: "지금 끼어들 수 있는 카드가 없습니다.",
};
