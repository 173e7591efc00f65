//! The board.

use crate::{Action, Template};
use leptos::prelude::*;
use mallard_board::{ActionButton, GameUi, MatchUi, PlainBoard, TablePart};
use mallard_engine::cards::Rank;

static BOARD: PlainBoard<Template> = PlainBoard::new(|action| match action {
    Action::Play(card, _) => Some(card),
    Action::Draw => None,
})
.with_suit(|action| match action {
    Action::Play(card, suit) => (card.rank() == Rank::Eight).then_some(suit),
    Action::Draw => None,
});

impl GameUi for Template {
    type Screen = ();

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        BOARD.part(board, part)
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        BOARD.buttons(board)
    }
}
