//! Choices among what does not lie open on the table, in the dock.

mod birds;
mod choice;
mod copycat;
mod cow;
mod way;

use crate::games::duck_that_goose::{DuckThatGoose, Step};
use crate::ui::Board;
use leptos::prelude::*;

/// The choice that this step is.
pub(super) fn pick(board: Board<DuckThatGoose>, step: Step) -> AnyView {
    match step {
        Step::Birds(first) => birds::birds(board, first),
        Step::Name => copycat::copycat(board),
        Step::Arrange(count) => cow::cow(board, count),
        _ => way::way(board),
    }
}
