//! The choice of a language.

use super::{Text, en, ja, ko};
use crate::{Event, Refusal, View};
use mallard_words::{About, Lang, TextContext};

/// The texts of the game's tile. The home screen needs only these, so they are a separate part: the home program
/// remains small.
pub fn about(lang: Lang) -> &'static About {
    lang.pick([&en::ABOUT, &ko::ABOUT, &ja::ABOUT])
}

/// The texts in `lang`.
pub fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    say.lang.pick([en::refusal, ko::refusal, ja::refusal])(view, refusal, say)
}

/// The line of the log for `events[at]`; the events around it may change its words.
pub fn log_line(events: &[Event], at: usize, say: &TextContext) -> String {
    say.lang.pick([en::log_line, ko::log_line, ja::log_line])(events, at, say)
}
