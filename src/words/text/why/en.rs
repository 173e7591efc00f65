//! The texts in English.

use super::Why;

pub(super) static WHY: Why = Why {
    why: "Why?",
    title: |name| format!("What {name} considered"),
    close: "Close",
    thinking: "Thinking it over…",
    hint_to: |name| format!("Hint for {name}"),
    slipped: |name| format!("A mistake: {name} actually preferred another move."),
    otherwise: |name| format!("Thinking again, {name} would choose something else."),
    slips_and_chance: "It makes the odd mistake, and there is some luck in its thinking.",
    chance: "There is some luck in its thinking.",
    done: "played",
    per_cent: |number| format!("{number}%"),
    looks: "How much of its thinking went into each move.",
    chances: "Its estimate of the chance of winning.",
    order: "Best first.",
    settled: "No other move was better.",
    again: "Worked out again from what it could see at that moment.",
};
