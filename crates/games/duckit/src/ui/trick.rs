//! The trick, or before the first one the cards of the draw.

use super::board::TRICK;
use super::draw::draw;
use crate::{Duckit, View};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

/// The cards of the trick, each before its seat.
pub(super) fn trick(board: MatchUi<Duckit>) -> AnyView {
    let before_first_card =
        |view: &View| view.public.last_trick.is_none() && view.public.trick.is_empty();
    let drawing = settled(move || board.view.with(before_first_card));
    live(move || if drawing.get() { draw(board, &board.view.get()) } else { TRICK.view(board) })
}
