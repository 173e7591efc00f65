//! Choices in the dock among cards that are not open on the table.

mod birds;
mod choice;
mod copycat;
mod cow;
mod way;

use crate::{DuckThatGoose, TaskStep};
use leptos::prelude::*;
use mallard_board::MatchUi;

pub(super) fn pick(board: MatchUi<DuckThatGoose>, step: TaskStep) -> AnyView {
    match step {
        TaskStep::Birds(first) => birds::birds(board, first),
        TaskStep::Name => copycat::copycat(board),
        TaskStep::Arrange(count) => cow::cow(board, count),
        _ => way::way(board),
    }
}
