//! English.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    thrown: "every choice was tried with the same twelve rolls, and this one did best.",
    last_box: "it fills the last box of the row.",
    column: |filled| match filled {
        3 => String::from("it completes a column."),
        _ => format!("{filled} other boxes of that column are filled already."),
    },
    close: |steps| {
        format!(
            "it is only {steps} away from the number before it, so the row still has plenty of room."
        )
    },
    gains_most: "of the numbers that fit, this one helps your rows most.",
    not_worth_it: "any number that fits would cost more room than it is worth.",
};
