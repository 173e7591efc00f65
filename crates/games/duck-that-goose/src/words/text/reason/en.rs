//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    rather_draw: |card| format!("on average that is better for you than {card}."),
    rather_take: "it is better for you than an average card from the deck.",
    keeps: "as far as anyone can tell, keeping it is better than turning up a card.",
    discards: "it would make your range worse.",
    looks: "looking costs nothing.",
    leaves: "nothing you can do here would help you.",
    best_off: "as far as anyone can tell, it is your best move.",
};
