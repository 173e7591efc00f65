//! English.

use super::{InfoLabels, SetupLabels};
use mallard_words::About;
use mallard_words::english::counted;

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "Duck That Goose!",
        pitch: "Swap and turn up cards until all are face up. Pairs cancel, actions bite back, the lowest score wins.",
        minutes: 45,
        deal: "Deal the cards",
    },
    setup: SetupLabels {
        deck: "Deck",
        deck_value_novice: "Novice",
        deck_value_advanced: "Advanced",
        deck_hint_novice: "62 cards, without the seven trickiest.",
        deck_hint_advanced: "All 69 cards, with interrupts and covered cards.",
        rounds: "Rounds",
        rounds_value_short: |count| format!("Short: {count}"),
        rounds_value_long: |count| format!("Long: {count}"),
        rounds_value_count: "Other number",
        rounds_count: |count| counted(count, "round", "rounds"),
        rounds_hint: "Short and long depend on the number of players.",
        fewer_rounds: "One round fewer",
        more_rounds: "One round more",
        peachy: "Peachy Keens cancel",
        peachy_hint: "Two Peachy Keens are worth 0 instead of −6.",
        on: "On",
        off: "Off",
    },
};
