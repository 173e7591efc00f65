//! English.

use super::VariantLabels;

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
            "The cards 1, 2 and 3 are not in the deck, and a stack with one of these on top does not move.",
        ),
        ("Madness", "Each player quacks with the sound of another animal."),
    ],
    round: |round| format!("Round {round}"),
};
