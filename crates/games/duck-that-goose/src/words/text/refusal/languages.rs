//! The choice of a language.

use super::{en, ja, ko};
use crate::{Refusal, View};
use mallard_words::TextContext;

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    say.lang.pick([en::refusal, ko::refusal, ja::refusal])(view, refusal, say)
}
