//! All texts of Duck & Cover, in every language. A call is a figure or "Max".

#[macro_use]
mod messages;

mod en;
mod info;
mod ja;
mod ko;
mod label;
mod reason;
mod rule;
mod score;
mod table;
mod variants;

pub use info::info_labels;
pub use reason::reasons;
pub use table::Counted;
pub use variants::variants;

use crate::{Event, Refusal, View};
use label::PieceLabels;
use mallard_words::TextContext;
use rule::RuleLabels;
use score::ScoreLabels;
use table::TableLabels;

// `&str` parameters are names, calls or finished labels.
messages!(text(Text {
    table: TableLabels,
    label: PieceLabels,
    score: ScoreLabels,
    rules: RuleLabels,
}));

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    say.lang.pick([en::refusal, ko::refusal, ja::refusal])(view, refusal, say)
}

/// The line of the log for `events[at]`; the events around it may change its words.
pub fn log_line(events: &[Event], at: usize, say: &TextContext) -> String {
    say.lang.pick([en::log_line, ko::log_line, ja::log_line])(events, at, say)
}
