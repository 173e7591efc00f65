//! The texts in Korean.

use super::TrickMessages;
use crate::{Lang, text};
use mallard_engine::cards::Suit;

pub(super) static TRICK: TrickMessages = TrickMessages {
    you_lead: |name| format!("{name} 님, 먼저 낼 차례입니다"),
    you_play: |name| format!("{name} 님, 낼 차례입니다"),
    leads: |name| format!("{name} 님이 먼저 낼 차례"),
    plays: |name| format!("{name} 님이 낼 차례"),
    thinks_lead: |name| format!("{name} 님이 먼저 낼 카드를 고르고 있습니다."),
    thinks_play: |name| format!("{name} 님이 낼 카드를 고르고 있습니다."),
    lead_any: "원하는 카드를 먼저 내세요.",
    follow: |led| {
        let suit = suit(led);
        format!("이번 트릭의 문양은 {suit}입니다. {suit}를 내세요.")
    },
    cannot_follow: |led| format!("{}가 없으니 원하는 카드를 내세요.", suit(led)),
    must_follow: |led| {
        let suit = suit(led);
        format!("손패에 {suit}가 있으니 {suit}를 내야 합니다.")
    },
    lead: |card| format!("{card} 먼저 내기"),
    to_lead: "선",
    led: "선",
    to_play: "낼 차례",
    played: "냄",
    winning: "따는 중",
    takes_it: "획득",
    last_trick: "지난 트릭",
    label: |led| format!("지금 트릭, 따라야 할 문양은 {}", suit(led)),
    empty_label: |name| format!("새 트릭, 선은 {name} 님"),
    card_label: |name, card| format!("{name} 님: {card}"),
    winning_label: |name, card| format!("{name} 님: {card}, 따는 중"),
    slot_label: |name| format!("{name} 님은 아직 내지 않음"),
    did_lead: |card| format!("{card} 먼저 냄"),
    did_play: |card| format!("{card} 냄"),
    did_win: |card| format!("{card} 내고 획득"),
    log_title: |trick, name| format!("트릭 {trick} · 선 {name}"),
    log_led: |name, card| format!("{name}: {card} 먼저 냄"),
    log_played: |name, card| format!("{name}: {card} 냄"),
    log_won: |name| format!("{name}: 트릭 획득"),
};

fn suit(suit: Suit) -> &'static str {
    (text(Lang::Ko).suit)(suit)
}
