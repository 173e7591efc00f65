//! All texts of Durak, in every language. Cards and suits in sentences are glyphs.

#[macro_use]
mod messages;

mod en;
mod info;
mod ja;
mod ko;
mod reason;
mod score;
mod table;

pub use info::{SetupLabels, info_labels};
pub use reason::reasons;

use crate::{Event, Refusal, View};
use mallard_words::{Lang, TextContext};
use score::ScoreLabels;
use table::TableLabels;

// `&str` parameters are names or glyphs.
messages!(text(Text { table: TableLabels, score: ScoreLabels }));

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    say.lang.pick([en::refusal, ko::refusal, ja::refusal])(view, refusal, say)
}

pub fn log_line(event: &Event, say: &TextContext) -> String {
    say.lang.pick([en::log_line, ko::log_line, ja::log_line])(event, say)
}

/// The action of the seat of `event`, without its name; `taken`: how many cards it took, once that is known.
pub fn last_action_line(event: &Event, taken: Option<u8>, lang: Lang) -> Option<String> {
    lang.pick([en::last_action_line, ko::last_action_line, ja::last_action_line])(event, taken)
}
