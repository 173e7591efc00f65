//! The UI of Duckit: its board on the shared table.

use super::board::{HAND, LOOK, Screen};
use super::{account, buttons, facts, pond};
use crate::{Action, Duckit};
use leptos::prelude::*;
use mallard_board::{ActionButton, GameUi, MatchUi, TablePart};
use mallard_words::Lang;

impl GameUi for Duckit {
    type Screen = Screen;

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        match part {
            TablePart::Pond => Some(pond::pond(board)),
            TablePart::Hand => Some(HAND.view(board)),
            TablePart::Beside => Some(facts::own_facts(board)),
            TablePart::Facts(seat) => Some(facts::facts(board, seat)),
            TablePart::Account => account::account(board),
            TablePart::Won(seat) => account::won(board, seat),
            TablePart::Ending => None,
        }
    }

    fn clear_selection(screen: Screen) {
        screen.set(None);
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        LOOK.figure(name, lang)
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        buttons::buttons(board)
    }
}
