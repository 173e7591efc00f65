//! English.

use super::VariantLabels;
use mallard_words::{Lang, text as shared};

pub(super) static VARIANTS: VariantLabels = VariantLabels {
    named: [
        ("Competition", "The numbers on the ducks count instead of their splashes."),
        ("Pressure", "In the last round, minus points count double."),
        (
            "Surprises",
            "Two cards of the deck are set aside before the round, and nobody sees them.",
        ),
        (
            "Constraints",
            "1, 2 and 3 are never called, and a stack with one of these ducks on top cannot move.",
        ),
        ("Madness", "Instead of quacking, each player makes the sound of a different animal."),
    ],
    round: |round| format!("Round {round}"),
    rounds: |rounds| match rounds {
        [round] => format!("Round {round}"),
        _ => format!("Rounds {}", (shared(Lang::En).list_of_names)(rounds)),
    },
    named_in_a_list: str::to_owned,
};
