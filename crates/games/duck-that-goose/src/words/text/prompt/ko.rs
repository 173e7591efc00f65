//! Korean.

use super::{InterruptLabels, QuestionLabels, RoleLabels, WaitLabels};

pub const ROLE: RoleLabels = RoleLabels {
    you_look: |name| format!("{name} 님, 카드 2장을 보세요"),
    you_turn: |name| format!("{name} 님의 차례입니다"),
    you_see: |name| format!("{name} 님에게만 보입니다"),
    you_see_both: |name, other| format!("{name} 님과 {other} 님이 봅니다"),
    you_act: |name, card| format!("{name} 님, {card}"),
    you_decide: |name, other| format!("{name} 님, {other} 님을 대신해 정하세요"),
    you_decide_act: |name, other, card| format!("{name} 님, {other} 님을 대신해: {card}"),
    you_last: |name| format!("{name} 님, 라운드가 끝나기 전입니다"),
};

pub const ASK: QuestionLabels = QuestionLabels {
    peek_first: "버튼을 누르고 있는 동안 카드 2장이 보입니다. 고르려면 먼저 카드를 누르세요.",
    peek_remember: "기억해 두세요. 다시 뒷면이 됩니다.",
    open: |card| format!("덱에서 뽑거나 {card} 카드를 가져오세요."),
    open_draw_only: "덱에서 뽑으세요.",
    open_take_only: |card| format!("뽑을 카드가 없습니다. {card} 카드를 가져오세요."),
    open_chase: |card| format!("{card} 카드가 맨 위에 있습니다. 반드시 가져와야 합니다."),
    open_nothing: "남은 카드가 없습니다. 뒷면 카드 1장을 공개하세요.",
    open_nothing_for: |name| {
        format!("남은 카드가 없습니다. {name} 님의 뒷면 카드 1장을 공개하세요.")
    },
    keep: |card| format!("{card}: 가지거나, 버리고 뒷면 카드를 공개하세요."),
    keep_for: |card, name| {
        format!("{card}: {name} 님의 뒷면 카드 대신 가질까요, 버리고 공개할까요?")
    },
    keep_free: |card| format!("{card}: 가지거나 버리세요."),
    keep_chase: |card| format!("{card} 카드는 반드시 가져야 합니다."),
    make_room: |card| format!("{card} 카드 대신 버릴 뒷면 카드를 고르세요."),
    make_room_for: |card, name| {
        format!("{name} 님의 뒷면 카드 중 {card} 카드 대신 버릴 것을 고르세요.")
    },
    turn_up: "공개할 뒷면 카드를 고르세요.",
    turn_up_for: |name| format!("{name} 님의 뒷면 카드 중 공개할 것을 고르세요."),
    act: |card| format!("{card} 카드의 효과를 쓸지 말지 정하세요."),
    sight_for: |name| format!("{name} 님의 뒷면 카드입니다. 기억해 두세요."),
    shoot: "버릴 파랑 카드를 고르세요.",
    shoot_for: |name| format!("{name} 님이 버릴 파랑 카드를 고르세요."),
    lay: |card| format!("{card} 카드로 덮을 앞면 카드를 고르세요."),
    cow_look: |count| match count {
        1 => String::from("덱의 맨 위 카드를 볼까요?"),
        _ => format!("덱의 위쪽 {count}장을 볼까요?"),
    },
    cow_arrange: |count| match count {
        1 => String::from("다음 카드입니다."),
        _ => format!("이 {count}장을 원하는 순서로 올려놓으세요."),
    },
    control: "다음 차례를 내가 대신 정할 상대를 고르세요.",
    copy: "따라 할 카드를 고르세요.",
    flip: "뒤집어 내 영역에 놓을 앞면 카드를 골라도 됩니다.",
    flip_for: |name| format!("뒤집어 {name} 님의 영역에 놓을 앞면 카드를 골라도 됩니다."),
    birds_first: "버림 더미의 노랑 카드를 1명이나 2명에게 주세요.",
    birds_second: |card, name| {
        format!("{name} 님에게 {card} 카드를 주었습니다. 다른 사람에게 1장 더 주거나 그만두세요.")
    },
    birds_second_you: |card| {
        format!("내가 {card} 카드를 받았습니다. 다른 사람에게 1장 더 주거나 그만두세요.")
    },
    wind: "보라가 아닌 앞면 카드 1장을 버려도 됩니다.",
    wind_for: |name| format!("{name} 님의 앞면 카드 중 보라가 아닌 1장을 버려도 됩니다."),
    steal: "상대의 앞면 카드 1장을 가져와도 됩니다.",
    steal_for: |name| format!("다른 사람의 앞면 카드 1장을 {name} 님의 영역으로 옮겨도 됩니다."),
    bus: "이 카드를 받을 사람을 고르세요.",
    tables_choose: "넘길 앞면 카드를 고르세요.",
    tables_choose_for: |name| format!("{name} 님이 넘길 앞면 카드를 고르세요."),
    tables_direction: "고른 카드를 왼쪽이나 오른쪽으로 넘기세요.",
    last_question: |card, top| format!("{card} 카드로 {top} 카드를 가져올까요?"),
    last_question_down: |card| format!("라운드가 끝나기 전에 {card} 카드를 공개할까요?"),
};

pub const WAIT: WaitLabels = WaitLabels {
    turn_of: |name| format!("{name} 님의 차례"),
    decides_for: |name, other| format!("{name} 님이 {other} 님을 대신해 정할 차례"),
    acts: |name, card| format!("{name} 님이 {card} 카드를 어떻게 쓸지 정할 차례"),
    looks: |list| format!("첫 카드 확인: {list} 님"),
    interrupts: |name| format!("{name} 님이 끼어들지 정할 차례"),
    thinks_peek: |list| format!("{list} 님이 카드 2장을 보고 있습니다."),
    thinks_open: |name| format!("{name} 님이 뽑을지 가져올지 생각하고 있습니다."),
    thinks_keep: |name| format!("{name} 님이 뽑은 카드를 보고 있습니다."),
    thinks_room: |name| format!("{name} 님이 버릴 뒷면 카드를 고르고 있습니다."),
    thinks_turn_up: |name| format!("{name} 님이 공개할 카드를 고르고 있습니다."),
    thinks_cow: |name| format!("{name} 님이 덱의 위쪽 카드를 보고 있습니다."),
    thinks_card: |name, card| format!("{name} 님이 {card} 카드를 어떻게 쓸지 생각하고 있습니다."),
    thinks_tables: |name| format!("{name} 님이 넘길 카드를 고르고 있습니다."),
    thinks_direction: |name| format!("{name} 님이 왼쪽인지 오른쪽인지 정하고 있습니다."),
    thinks_for: |name, other| format!("{name} 님이 {other} 님을 대신해 정하고 있습니다."),
    thinks_last: |name| format!("라운드가 끝나기 전에 {name} 님이 정할 것이 있습니다."),
};

pub const INTERRUPT: InterruptLabels = InterruptLabels {
    nothing_to_use: "지금 쓸 수 있는 것이 없습니다.",
    ripe_use_ask: |top| format!("내 카드로 {top} 카드를 가져올까요?"),
    ripe_up_ask: |card, top| format!("{card} 카드를 공개하고 {top} 카드를 가져올까요?"),
    ripe_up_only_ask: |card| format!("{card} 카드를 지금 공개할까요?"),
};
