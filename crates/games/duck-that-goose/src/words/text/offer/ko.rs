//! Korean.

use super::{NextStepLabels, OfferLabels};

pub const OFFER: OfferLabels = OfferLabels {
    at: |offer, place| format!("{offer} ({place}번 카드)"),
    peek: |first, second| format!("{first}번과 {second}번 카드 보기"),
    draw: "덱에서 뽑기",
    shuffle: "버림 더미를 섞어 뽑기",
    take: |card| format!("{card} 가져오기"),
    take_chase: |card| format!("{card} 가져오기 (의무)"),
    keep_it: |card| format!("{card} 가지기"),
    discard_it: |card| format!("{card} 버리기"),
    replace: |place| format!("뒷면 {place}번 카드 버리기"),
    turn_up_it: |place| format!("뒷면 {place}번 카드 공개하기"),
    replace_for: |place, name| format!("{name} 님의 뒷면 {place}번 카드 버리기"),
    turn_up_for_it: |place, name| format!("{name} 님의 뒷면 {place}번 카드 공개하기"),
    do_it: |card| format!("{card} 효과 쓰기"),
    do_sight: "뒷면 카드 보기",
    do_devil: "‘악마’ 모두 데려오기",
    leave_it: |card| format!("{card} 쓰지 않기"),
    look_deck: |count| format!("위쪽 {count}장 보기"),
    look_not: "보지 않기",
    arrange: |list| format!("이 순서로 올려놓기: {list}"),
    arrange_this: "이 순서로 올려놓기",
    arrange_same: "그대로 두기",
    shoot_it: |card| format!("{card} 버리기"),
    lay_it: |card, on, name| format!("{card} 카드로 {name} 님의 {on} 덮기"),
    lay_it_own: |card, on| format!("{card} 카드로 내 {on} 덮기"),
    control_it: |name| format!("{name} 님 차례 대신 정하기"),
    copy_it: |card| format!("{card} 따라 하기"),
    flip_it: |card, name| format!("{name} 님의 {card} 뒤집기"),
    flip_own: |card| format!("내 {card} 뒤집기"),
    flip_nothing: "뒤집지 않기",
    give: |card, name| format!("{name} 님에게 {card} 주기"),
    give_you: |card| format!("내가 {card} 받기"),
    give_stop: "더 주지 않기",
    wind_it: |card| format!("{card} 버리기"),
    wind_nothing: "버리지 않기",
    steal_it: |card, name| format!("{name} 님의 {card} 가져오기"),
    steal_nothing: "가져오지 않기",
    bus_it: |name| format!("{name} 님에게 떠넘기기"),
    tables_it: |card| format!("{card} 넘기기"),
    pass_left: "왼쪽으로 넘기기",
    pass_right: "오른쪽으로 넘기기",
    ripe_use: |card, top| format!("{card} 써서 {top} 가져오기"),
    ripe_turn_up: |card| format!("{card} 공개하기"),
    ripe_turn_up_use: |card, top| format!("{card} 공개하고 {top} 가져오기"),
    last_not: "쓰지 않고 끝내기",
};

pub const THEN: NextStepLabels = NextStepLabels {
    then_you: |before, after| format!("내 공개 점수가 {before}점에서 {after}점이 됩니다."),
    then_other: |name, before, after| {
        format!("{name} 님의 공개 점수가 {before}점에서 {after}점이 됩니다.")
    },
    same_total: "공개 점수는 그대로입니다.",
    gives_and_gets: |card, name, other_card, other| {
        format!("{name} 님에게 {card} 카드를 주고, {other} 님에게서 {other_card} 카드를 받습니다.")
    },
    gives_only: |card, name| format!("{name} 님에게 {card} 카드를 주고, 받는 카드는 없습니다."),
    gets_only: |card, name| format!("{name} 님에게서 {card} 카드를 받습니다."),
};
