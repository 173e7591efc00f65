//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    single: "a single stack is left, and its splashes count for you.",
    covers: |splashes| match splashes {
        1 => String::from("a duck with a splash less to see."),
        _ => format!("a duck with {splashes} splashes less to see."),
    },
    covers_none: "a duck less to see.",
    beside: |ducks| match ducks {
        1 => String::from("there it lies beside a duck that can cover it or be covered."),
        _ => format!("there it lies beside {ducks} ducks that can cover it or be covered."),
    },
};
