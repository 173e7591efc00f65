//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    never_wins: "it never wins a trick.",
    four_to: |name| format!("{name} wins the trick and captures the four."),
    four_to_so_far: |name| format!("as things stand, {name} captures the four."),
    no_four: "you win the trick, but there is no four in it.",
    wins_fours: "you capture the four, but in twenty trial deals this still worked best.",
    loses: |name| format!("as things stand, {name} wins the trick, so you get rid of the card."),
    banked_four: "it counts as captured, but in twenty trial deals this still worked best.",
    tried: "in twenty trial deals it worked best.",
};
