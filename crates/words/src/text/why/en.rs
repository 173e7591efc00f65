//! The texts in English.

use super::WhyMessages;

pub(super) static WHY: WhyMessages = WhyMessages {
    why: "Why?",
    title: |name| format!("Moves that {name} considered"),
    close: "Close",
    thinking: "Thinking it over…",
    hint_to: |name| format!("Hint for {name}"),
    erred: |name| format!("A mistake: on a closer look, {name} prefers another move."),
    otherwise: |name| format!("Thinking again, {name} would choose something else."),
    errs_and_chance: "It makes the odd mistake, and there is some luck in its thinking.",
    chance: "There is some luck in its thinking.",
    done: "played",
    per_cent: |number| format!("{number}%"),
    looks: "How much of its thinking went into each move.",
    chances: "Its estimate of the chance of winning.",
    cheaper: "How much of its thinking went into each move. Of nearly equal moves, it plays the lower card.",
    order: "Best first.",
    settled: "No other move was better.",
    again: "The bot worked this out again from its view at that moment.",
};
