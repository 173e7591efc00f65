//! The face of Duck That Goose!: its board on the shared table.

use super::board::{self, Screen};
use super::card::kind_picture;
use super::detail::of_kind;
use super::range::range;
use super::{account, buttons, hand, pond, upshot};
use crate::engine::Seat;
use crate::games::duck_that_goose::words::Figured;
use crate::games::duck_that_goose::{Action, DuckThatGoose, Event, Kind};
use crate::ui::{Board, Button, CardBack, Face};
use crate::words::Lang;
use leptos::prelude::*;

impl Face for DuckThatGoose {
    type Screen = Screen;

    fn screen() -> Screen {
        board::screen()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn hand(board: Board<Self>) -> Option<AnyView> {
        Some(hand::hand(board))
    }

    fn facts(board: Board<Self>, seat: Seat) -> Option<AnyView> {
        Some(view! { <ol class="curtain__range">{range(board, seat, false)}</ol> }.into_any())
    }

    fn account(board: Board<Self>, history: &[Event]) -> Option<AnyView> {
        account::account(board, history)
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
