//! English.

use super::Why;

pub(super) static WHY: Why = Why {
    why: "Why?",
    title: |name| format!("What {name} weighed"),
    close: "Close the reasons",
    thinking: "Thinking it over…",
    hint_to: |name| format!("As a hint to {name}"),
    slipped: |name| format!("A slip: {name} found something else better."),
    otherwise: |name| format!("Now {name} finds something else better."),
    slips_and_chance: "It slips at times, and chance has a part in its thinking.",
    chance: "Chance has a part in its thinking.",
    done: "played",
    per_cent: |number| format!("{number} per cent"),
    looks: "Its looking ahead, in per cent.",
    chances: "Its estimate of the chance to win.",
    order: "Best first.",
    settled: "Nothing else could do better.",
    again: "Thought over again, from what its seat knew then.",
};
