//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    ending: "the deal is nearly over, and looking right to the end, this works best.",
    lowest: "it is the lowest card in your hand.",
    follows: "you have another card of that rank to add.",
    cheapest: "it is your lowest card that beats it.",
    only_trump: "only a trump beats it, and this is your lowest.",
    known_rank: "its rank is already on the table, so it gives nobody a new rank to add.",
    cannot: "you cannot beat everything on the table.",
    too_dear: "only trumps beat it, and they are worth keeping.",
    only_trumps_fit: "only trumps fit, and they are worth keeping.",
    keeps: "the cards that fit are worth more in your hand.",
    gift: |name| format!("anything you add goes to {name}, so keep your good cards."),
    presses: |name| format!("{name} has to beat it too or take everything."),
    rid: |name| format!("{name} takes it, so you get rid of it."),
    passes_on: |name| format!("{name} has to answer instead of you."),
    shows: |name| format!("{name} has to answer instead of you, and you keep the card."),
    again: "there is time for another deal.",
    better_hand: "it leaves you with a better hand.",
};
