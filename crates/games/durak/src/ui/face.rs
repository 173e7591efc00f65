//! The UI of Durak: its board on the shared table.

use super::board::{HAND, LOOK};
use super::{buttons, ending, pond};
use crate::{Action, Durak};
use leptos::prelude::*;
use mallard_board::{ActionButton, GameUi, MatchUi, TablePart};
use mallard_words::Lang;

impl GameUi for Durak {
    type Screen = ();

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        match part {
            TablePart::Pond => Some(pond::pond(board)),
            TablePart::Hand => Some(HAND.view(board)),
            TablePart::Ending => ending::ending(board),
            TablePart::Beside | TablePart::Facts(_) | TablePart::Account | TablePart::Won(_) => {
                None
            }
        }
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        LOOK.figure(name, lang)
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        buttons::buttons(board)
    }
}
