//! The texts in English.

use super::RulesMessages;

pub(super) static READING: RulesMessages = RulesMessages {
    rule: "Rule",
    search: "Search the rules",
    hits: |now, count| format!("{now} of {count}"),
    no_hits: "No results",
    next: "Next result",
    previous: "Previous result",
};
