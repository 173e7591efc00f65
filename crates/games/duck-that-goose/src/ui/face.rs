//! The UI of Duck That Goose!: its board on the shared table.

use super::board::{self, Screen};
use super::card::kind_picture;
use super::detail::render_kind;
use super::range::range;
use super::{account, buttons, hand, pond, upshot};
use crate::words::GooseFigure;
use crate::{Action, DuckThatGoose, Kind};
use mallard_board::{ActionButton, GameUi, MatchUi, TablePart};
use mallard_kit::CardBack;
use mallard_kit::prelude::*;
use mallard_words::Lang;

impl GameUi for DuckThatGoose {
    type Screen = Screen;

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        match part {
            TablePart::Pond => Some(pond::pond(board)),
            TablePart::Hand => Some(hand::hand(board)),
            TablePart::Facts(seat) => {
                Some(html! { <ol class="curtain__range">{range(board, seat, false)}</ol> })
            }
            TablePart::Account => account::account(board),
            TablePart::Beside | TablePart::Ending | TablePart::Won(_) => None,
        }
    }

    fn layout_classes(board: MatchUi<Self>) -> String {
        pond::layout_classes(board)
    }

    fn peek_actions(board: MatchUi<Self>) -> Vec<Action> {
        board::peeks(board)
    }

    fn prompt_on(board: MatchUi<Self>) -> Option<String> {
        upshot::consequence(board)
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        match GooseFigure::named(name) {
            Some(GooseFigure::Card(kind)) => kind_picture(kind, lang),
            Some(GooseFigure::Back) => html! { <CardBack/> },
            None => ().into_any(),
        }
    }

    fn about_named(number: usize, lang: Lang) -> AnyView {
        Kind::ALL.get(number).map(|&kind| render_kind(kind, lang)).into_any()
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        buttons::buttons(board)
    }
}
