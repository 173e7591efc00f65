//! The pause after a round: how each score came about, beside the table of scores; or all ranges as
//! they were, for people who look back.

use super::account::account;
use super::card::counted_picture;
use crate::engine::Seat;
use crate::games::duck_that_goose::words::{laid, last_sheets, signed};
use crate::games::duck_that_goose::{DuckThatGoose, Sheet};
use crate::ui::{Ask, Avatar, Board, Spread, live};
use leptos::prelude::*;
use std::sync::Arc;

pub(super) fn spread(board: Board<DuckThatGoose>, score: Ask<AnyView>) -> Option<Spread> {
    // The step that ended the round holds all of it.
    let events = untrack(|| board.latest(1));
    let sheets = last_sheets(&events)?.1;
    let sheet = live(move || account(board, &events).into_any());
    let shown = view! {
        <div class="reckoning">
            <section class="panel reckoning__account">{sheet}</section>
            <section class="panel standings" tabindex="0">{score()}</section>
        </div>
    };
    let table: Ask<AnyView> = Arc::new(move || ranges(board, &sheets));
    Some(Spread { shown: shown.into_any(), table: Some(table) })
}

/// All ranges at the end of the round: every card is open.
fn ranges(board: Board<DuckThatGoose>, sheets: &[(Seat, Sheet)]) -> AnyView {
    let lang = board.app.lang();
    let range = |&(seat, sheet): &(Seat, Sheet)| {
        let cards = laid(sheet);
        let places = cards.len().max(1).to_string();
        let cards = cards.into_iter().map(|(kind, struck)| {
            view! { <div class="place">{counted_picture(kind, struck, lang)}</div> }
        });
        view! {
            <li class="range" style:--n=places>
                <div class="range__head">
                    <span class="range__avatar"><Avatar duck=board.duck(seat)/></span>
                    <div class="range__name"><b>{board.name(seat)}</b></div>
                    <p class="range__total"><b>{signed(sheet.result())}</b></p>
                </div>
                <div class="range__cards">{cards.collect_view()}</div>
            </li>
        }
    };
    view! { <ol class="ranges ranges--over">{sheets.iter().map(range).collect_view()}</ol> }
        .into_any()
}
