//! The choice of a language.

use super::{InfoLabels, Text, en, ja, ko};
use crate::{Event, Refusal, View};
use mallard_words::{Lang, TextContext};

/// The texts of the tile in `lang`.
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

/// The action of the seat of `event`, without its name; `won`: did its card win the trick?
pub fn last_action_line(event: &Event, won: bool, lang: Lang) -> Option<String> {
    lang.pick([en::last_action_line, ko::last_action_line, ja::last_action_line])(event, won)
}
