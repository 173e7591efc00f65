//! The texts in English.

use super::TrickMessages;
use crate::english::{one_suit, suits};

pub(super) static TRICK: TrickMessages = TrickMessages {
    you_lead: |name| format!("{name}, you lead"),
    you_play: |name| format!("{name}, your turn"),
    leads: |name| format!("{name} leads"),
    plays: |name| format!("{name} plays a card"),
    thinks_lead: |name| format!("{name} is choosing a lead."),
    thinks_play: |name| format!("{name} is choosing a card."),
    lead_any: "Lead any card.",
    follow: |led| format!("Follow suit: play a {}.", one_suit(led)),
    cannot_follow: |led| format!("You have no {}, so play any card.", suits(led)),
    must_follow: |led| format!("You have a {}, so you must follow suit.", one_suit(led)),
    lead: |card| format!("Lead the {card}"),
    to_lead: "Leads",
    led: "Led the trick",
    to_play: "To play",
    played: "Played",
    winning: "winning",
    takes_it: "wins it",
    last_trick: "Previous trick",
    label: |led| format!("Current trick, suit led: {}", suits(led)),
    empty_label: |name| format!("New trick, {name} leads"),
    card_label: |name, card| format!("{name}: {card}"),
    winning_label: |name, card| format!("{name}: {card}, winning"),
    slot_label: |name| format!("{name} has not played yet"),
    did_lead: |card| format!("leads the {card}"),
    did_play: |card| format!("plays the {card}"),
    did_win: |card| format!("wins with the {card}"),
    log_title: |trick, name| format!("Trick {trick} · {name} leads"),
    log_led: |name, card| format!("{name} leads the {card}"),
    log_played: |name, card| format!("{name} plays the {card}"),
    log_won: |name| format!("{name} wins the trick"),
};
