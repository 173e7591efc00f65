//! English.

use super::Log;
use crate::words::english::counted;

pub const LOG: Log = Log {
    round_began: |round, name| format!("Round {round} · {name} deals"),
    turn: |name| format!("{name}’s turn"),
    turn_decided: |name, other| format!("{name}’s turn · {other} decides"),
    renewed: |count| {
        let cards = counted(count, "card", "cards");
        format!("The discards are shuffled into a new deck of {cards}")
    },
    drew: |name| format!("{name} draws a card"),
    drew_both: |name, other| format!("{name} draws a card; {other} sees it too"),
    took: |name, card| format!("{name} takes {card}"),
    took_chase: |name, card| format!("{name} must take {card}"),
    discarded: |name, card| format!("{name} discards {card}"),
    discarded_drawn: |name, card| format!("{name} discards the drawn card: {card}"),
    added_drawn: |name, card| format!("{name} adds {card}"),
    turned_up: |name, place, card| format!("{name} turns up card {place}: {card}"),
    revealed: |name, card| format!("{name} turns up {card} from the deck"),
    laid: |card, on, owner| format!("{card} covers {owner}’s {on}"),
    cow_arranged: |name| format!("{name} puts them back in an order of their own"),
    controlled: |name, other| format!("{name} will play {other}’s next turn"),
    named: |name, copycat, card| format!("{name} turns {copycat} into {card}"),
    flipped: |name, card, owner| format!("{owner}’s {card} goes face down to {name}"),
    flipped_own: |name, card| format!("{name}’s {card} goes face down"),
    gave: |name, card| format!("{name} gets {card} from the discard pile"),
    stole: |name, card, owner| format!("{name} takes {card} from {owner}"),
    bus: |name, card, other| format!("{name} moves {card} to {other}"),
    turned_left: "The chosen cards go to the left",
    turned_right: "The chosen cards go to the right",
    passed_on: |card, from, to| format!("{card} goes from {from} to {to}"),
    declined: |name, card| format!("{name} leaves {card} unused"),
    round_ended: |round| format!("Round {round} is over"),
    scored: |name, points, total| match points {
        "1" | "−1" => format!("{name} scores {points} point, {total} in all"),
        _ => format!("{name} scores {points} points, {total} in all"),
    },
    looked: |name, place| format!("{name} looks at card {place}"),
    looked_both: |name, place, other| format!("{name} and {other} look at card {place}"),
    cow_looked: |list, count| match count {
        1 => format!("{list} sees the top of the deck"),
        _ => format!("{list} see the top of the deck"),
    },
    chose: |name| format!("{name} chooses a card to pass on"),
    ripe_used: |name, card| format!("{name} interrupts with {card}"),
    ripe_added: |name, card| format!("{name} adds {card} from the discard pile"),
};
