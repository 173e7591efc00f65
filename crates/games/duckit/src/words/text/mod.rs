//! All texts of Duckit, in every language. Cards in sentences are glyphs; the Super Duck has no
//! glyph, so it is a word.

#[macro_use]
mod messages;

mod en;
mod info;
mod label;
mod log;
mod reason;
mod score;
mod table;
mod terms;

pub use info::info_labels;
pub use reason::reasons;

use label::CardLabels;
use log::LogLabels;
use score::ScoreLabels;
use table::TableLabels;
use terms::Terms;

// `&str` parameters are names or cards.
messages!(text(Text {
    table: TableLabels,
    label: CardLabels,
    log: LogLabels,
    score: ScoreLabels,
    terms: Terms,
}));
