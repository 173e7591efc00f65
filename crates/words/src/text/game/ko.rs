//! The texts in Korean.

use super::{GameMessages, TrickMessages};
use crate::korean_suit as suit;

pub(super) static GAME: GameMessages = GameMessages {
    match_over: "게임이 끝났습니다.",
    not_your_turn: |name| format!("지금은 {name} 님이 정할 차례입니다."),
    you: "나",
    waiting: "대기",
    choosing: "고르는 중",
    none: "없음",
    round: |round| format!("{round}라운드"),
    round_over: |round| format!("{round}라운드가 끝났습니다"),
    next_round: "다음 라운드",
    wins: |name| format!("{name} 님 승리"),
    share: |names| format!("{names} 님 공동 승리"),
    all_share: "모두의 공동 승리",
    trump_is: |trump| format!("으뜸패: {}", suit(trump)),
    dealer: "딜러",
    play: |card| format!("{card} 내기"),
    not_in_hand: |card| format!("손패에 {card} 카드가 없습니다."),
    your_hand: |count| format!("내 손패, {count}장"),
    trump: |card| format!("{card}, 으뜸패"),
    playable: |card| format!("{card}, 낼 수 있음"),
};

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
