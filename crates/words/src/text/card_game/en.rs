//! The texts in English.

use super::CardGameMessages;
use crate::english::{capital_suits, counted};

pub(super) static CARD_GAME: CardGameMessages = CardGameMessages {
    trump_is: |suit| format!("{} are trumps", capital_suits(suit)),
    dealer: "Dealer",
    play: |card| format!("Play the {card}"),
    not_in_hand: |card| format!("The {card} is not in your hand."),
    your_hand: |count| format!("Your hand, {}", counted(count, "card", "cards")),
    trump: |card| format!("{card}, trump"),
    playable: |card| format!("{card}, can be played"),
};
