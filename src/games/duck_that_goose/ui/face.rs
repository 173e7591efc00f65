//! The face of Duck That Goose!: its board on the shared table.

use super::board::{self, Screen};
use super::card::kind_picture;
use super::detail::of_kind;
use super::range::range;
use super::{account, buttons, hand, pond, upshot};
use crate::games::duck_that_goose::words::Figured;
use crate::games::duck_that_goose::{Action, DuckThatGoose, Kind};
use crate::ui::{Board, Button, CardBack, Face, Part};
use crate::words::Lang;
use leptos::prelude::*;

impl Face for DuckThatGoose {
    type Screen = Screen;

    fn part(board: Board<Self>, part: Part) -> Option<AnyView> {
        match part {
            Part::Pond => Some(pond::pond(board)),
            Part::Hand => Some(hand::hand(board)),
            Part::Facts(seat) => Some(
                view! { <ol class="curtain__range">{range(board, seat, false)}</ol> }.into_any(),
            ),
            Part::Account => account::account(board),
            Part::Beside | Part::Ending | Part::Won(_) => None,
        }
    }

    fn shows(board: Board<Self>) -> String {
        pond::shows(board)
    }

    fn looks(board: Board<Self>) -> Vec<Action> {
        board::peeks(board)
    }

    fn prompt_on(board: Board<Self>) -> Option<String> {
        upshot::consequence(board)
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        match Figured::named(name) {
            Some(Figured::Card(kind)) => kind_picture(kind, lang),
            Some(Figured::Back) => view! { <CardBack/> }.into_any(),
            None => ().into_any(),
        }
    }

    fn about_named(number: usize, lang: Lang) -> AnyView {
        Kind::ALL.get(number).map(|&kind| of_kind(kind, lang)).into_any()
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
