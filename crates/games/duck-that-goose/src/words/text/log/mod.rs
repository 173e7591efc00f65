//! The lines of the log.

use crate::Event;
use mallard_words::{Lang, TextContext};

mod en;
mod ja;
mod ko;

pub fn log_line(event: &Event, say: &TextContext) -> String {
    say.lang.pick([en::log_line, ko::log_line, ja::log_line])(event, say)
}

/// The action of the seat of `event`, in a few words without its name.
pub fn last_action_line(event: &Event, lang: Lang) -> Option<String> {
    lang.pick([en::last_action_line, ko::last_action_line, ja::last_action_line])(event)
}
