//! The summary of a match: a chart of all totals, next to its result; its turning points, for its replay and its night.

mod chart;
mod seek;
mod turning_points;

pub(super) use self::chart::chart;
pub(super) use self::seek::seek;
pub(super) use self::turning_points::search_turning_points;
use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;
use mallard_texts::{SummaryMessages, summary_messages};

fn translate(handle: MatchUiHandle, what: fn(&SummaryMessages) -> &'static str) -> Signal<String> {
    live_text(move || what(summary_messages(handle.app.lang())).to_owned())
}
