//! All texts of Quantum, in every language.

#[macro_use]
mod messages;

mod colour;
mod en;
mod info;
mod ja;
mod ko;
mod label;
mod reason;
mod reveal;
mod score;
mod table;
mod this_table;

pub use info::info_labels;
pub use reason::reasons;

use crate::{Event, Refusal, View};
use label::PieceLabels;
use mallard_words::TextContext;
use reveal::RevealLabels;
use score::ScoreLabels;
use table::TableLabels;
use this_table::ThisTable;

// `&str` parameters are names or lists.
messages!(text(Text {
    table: TableLabels,
    label: PieceLabels,
    reveal: RevealLabels,
    score: ScoreLabels,
    this_table: ThisTable,
}));

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    say.lang.pick([en::refusal, ko::refusal, ja::refusal])(view, refusal, say)
}

pub fn log_line(event: &Event, say: &TextContext) -> String {
    say.lang.pick([en::log_line, ko::log_line, ja::log_line])(event, say)
}
