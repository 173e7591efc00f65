//! Choices in the dock among cards that are not open on the table.

mod birds;
mod choice;
mod copycat;
mod cow;
mod way;

use crate::games::duck_that_goose::{DuckThatGoose, Step};
use crate::ui::Board;
use leptos::prelude::*;

/// The choice of this step.
pub(super) fn pick(board: Board<DuckThatGoose>, step: Step) -> AnyView {
    match step {
        Step::Birds(first) => birds::birds(board, first),
        Step::Name => copycat::copycat(board),
        Step::Arrange(count) => cow::cow(board, count),
        _ => way::way(board),
    }
}
