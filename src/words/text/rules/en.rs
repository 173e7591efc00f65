//! The texts in English.

use super::Reading;

pub(super) static READING: Reading = Reading {
    rule: "Rule",
    search: "Search the rules",
    hits: |now, count| format!("{now} of {count}"),
    no_hits: "No results",
    next: "Next result",
    previous: "Previous result",
};
