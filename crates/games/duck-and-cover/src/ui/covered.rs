//! A duck that was just covered: it is under the one that covers it, and shows until that one has
//! arrived.

use super::stack::key;
use crate::words::just_covered;
use crate::{DuckAndCover, Stack};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;

/// The duck that was just covered on a seat's board, as that board draws it.
pub(super) fn covered(
    board: MatchUi<DuckAndCover>,
    seat: Seat,
    part: impl Fn(Stack) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let stack = move || {
        let latest = board.latest(1);
        board.view.with(|view| just_covered(view, &latest, seat))
    };
    let keys = move || stack().map(|stack| key(seat, stack.number)).into_iter().collect();
    live_each(keys, move |_| untrack(stack).map(&part).into_any())
}
