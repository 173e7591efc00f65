//! Why the app refuses an action.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::refusal;

use super::quoted;
use crate::words::task::acting_card;
use crate::{Phase, View};
use mallard_words::TextContext;

/// The players who must decide now; at the deal, all who have not looked at two cards (DTG-4).
fn asked(view: &View, say: &TextContext) -> String {
    match (view.public.phase, view.public.task()) {
        (Phase::Peek(waiting), _) => say.list(waiting.iter()),
        (_, Some(task)) => say.name(task.decider).to_owned(),
        (_, None) => String::new(),
    }
}

/// The card whose effect is carried out.
fn acting(view: &View, say: &TextContext) -> String {
    let kind = view.public.task().and_then(|task| acting_card(task.step));
    kind.map_or_else(String::new, |kind| quoted(kind, say.lang))
}
