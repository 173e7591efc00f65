//! The texts in Korean.

use super::CardGameMessages;
use crate::{Lang, text};

pub(super) static CARD_GAME: CardGameMessages = CardGameMessages {
    trump_is: |suit| format!("으뜸패: {}", (text(Lang::Ko).suit)(suit)),
    dealer: "딜러",
    play: |card| format!("{card} 내기"),
    not_in_hand: |card| format!("손패에 {card} 카드가 없습니다."),
    your_hand: |count| format!("내 손패, {count}장"),
    trump: |card| format!("{card}, 으뜸패"),
    playable: |card| format!("{card}, 낼 수 있음"),
};
