//! The choice of a language.

use super::{InfoLabels, Text, en, ja, ko};
use crate::{Event, Refusal, View};
use mallard_words::{Lang, TextContext};

/// The texts of the tile and setup in `lang`.
pub fn info_labels(lang: Lang) -> &'static InfoLabels {
    lang.pick([&en::BOXED, &ko::BOXED, &ja::BOXED])
}

/// The texts in `lang`.
pub fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    say.lang.pick([en::refusal, ko::refusal, ja::refusal])(view, refusal, say)
}

/// The line of the log for `event`.
pub fn log_line(event: &Event, say: &TextContext) -> String {
    say.lang.pick([en::log_line, ko::log_line, ja::log_line])(event, say)
}

/// The action of the seat of `event`, without its name; `taken`: how many cards it took, once that is known.
pub fn last_action_line(event: &Event, taken: Option<u8>, lang: Lang) -> Option<String> {
    lang.pick([en::last_action_line, ko::last_action_line, ja::last_action_line])(event, taken)
}
