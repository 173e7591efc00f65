//! The board.

use crate::{Action, Template};
use leptos::prelude::*;
use mallard_board::{ActionButton, GameUi, MatchUi, PlainBoard, TablePart};

static BOARD: PlainBoard<Template> = PlainBoard::new(|_| None);

impl GameUi for Template {
    type Screen = ();

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        BOARD.part(board, part)
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        BOARD.buttons(board)
    }
}
