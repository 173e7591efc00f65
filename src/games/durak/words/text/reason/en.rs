//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    ending: "the deal is near its end, and played out in the head this comes out best.",
    lowest: "no card of yours is lower.",
    follows: "you hold another card of that rank to add.",
    cheapest: "the lowest card of yours that beats it.",
    only_trump: "nothing but a trump beats it, and this is your lowest.",
    known_rank: "its rank lies there already, so nothing new can be added to it.",
    cannot: "you cannot beat all that lies there.",
    too_dear: "only trumps beat it, and they are worth keeping.",
    only_trumps_fit: "nothing fits but trumps, and they are worth keeping.",
    keeps: "what fits is worth more in your hand.",
    gift: |name| format!("what you add goes to {name}, and it is worth keeping."),
    presses: |name| format!("{name} has to beat it too, or takes everything."),
    rid: |name| format!("{name} takes it, and you are rid of it."),
    passes_on: |name| format!("{name} has to answer instead of you."),
    shows: |name| format!("{name} has to answer instead of you, and you keep the card."),
    better_hand: "it leaves you the better hand.",
};
