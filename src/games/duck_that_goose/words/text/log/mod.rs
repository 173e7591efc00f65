//! The lines of the log.

use crate::games::duck_that_goose::Event;
use crate::words::{Lang, TextContext};

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The line of the log for `event`.
pub fn told(event: &Event, say: &TextContext) -> String {
    say.lang.pick([en::told, ko::told, ja::told])(event, say)
}

/// What the seat of `event` did, in a few words without its name.
pub fn did(event: &Event, lang: Lang) -> Option<String> {
    lang.pick([en::did, ko::did, ja::did])(event)
}
