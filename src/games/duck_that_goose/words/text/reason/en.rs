//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    rather_draw: |card| format!("on average that does you more good than {card}."),
    rather_take: "it does you more good than a card from the deck on average.",
    keeps: "with it you are better off than with a card turned up, as far as can be foreseen.",
    discards: "it would make your range worse.",
    looks: "to look costs nothing.",
    leaves: "nothing you could do here makes you better off.",
    best_off: "of all you could do, it leaves you best off, as far as can be foreseen.",
};
