//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    thrown: "every choice was tried with the same twelve throws, and this came out best.",
    last_box: "it fills the last box of the row.",
    column: |filled| match filled {
        3 => String::from("it completes a column."),
        _ => format!("{filled} other boxes of that column are filled already."),
    },
    close: |steps| {
        format!("it is only {steps} away from the number before, so the row keeps its room.")
    },
    gains_most: "of what fits, it promises your rows the most.",
    not_worth_it: "what fits would cost your rows more room than it is worth.",
};
