//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    never_wins: "it never wins a trick.",
    four_to: |name| format!("{name} wins the trick, and captures the four."),
    four_to_so_far: |name| format!("as the trick lies, {name} captures the four."),
    no_four: "you win the trick, but there is no four in it.",
    wins_fours: "you capture the four, and tried out on twenty deals that came out best.",
    loses: |name| format!("as it lies, {name} wins the trick, and you are rid of the card."),
    banked_four: "it counts as captured, and tried out on twenty deals that came out best.",
    tried: "tried out on twenty deals, it came out best.",
};
