//! The lines of the log.

use crate::games::duck_that_goose::Event;
use crate::words::Say;

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The line of the log for `event`.
pub fn told(event: &Event, say: &Say) -> String {
    say.lang.pick([en::told, ko::told, ja::told])(event, say)
}
