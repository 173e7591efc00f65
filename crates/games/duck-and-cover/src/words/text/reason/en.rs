//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    single: "it leaves you with a single stack, and its splashes count in your favour.",
    single_points: "it leaves you with a single stack, and its number counts in your favour.",
    covers: |splashes| match splashes {
        1 => String::from("one fewer splash showing."),
        _ => format!("{splashes} fewer splashes showing."),
    },
    covers_points: |number| match number {
        1 => String::from("one point less showing."),
        _ => format!("{number} points less showing."),
    },
    covers_none: "one duck fewer showing.",
    beside: |ducks| match ducks {
        1 => String::from("it will be next to a duck it can cover, or that can cover it."),
        _ => format!("it will be next to {ducks} ducks it can cover, or that can cover it."),
    },
};
