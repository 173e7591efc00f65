//! The trick, or before the first one the cards of the draw.

use super::draw::draw;
use super::pieces::laid;
use super::places::{before_seat, places};
use crate::words::{card_label, trick_label, visible_trick};
use crate::{Duckit, SEATS, View};
use leptos::prelude::*;
use mallard_engine::Seat;
use mallard_kit::{live, live_each, live_text, settled};
use mallard_table::MatchUi;
use mallard_words::trick_messages;

/// The cards of the trick, each before its seat. Until the next card is led, the trick that was just won remains there.
pub(super) fn trick(board: MatchUi<Duckit>) -> AnyView {
    let drawing = settled(move || board.view.with(before_first_card));
    live(move || if drawing.get() { draw(board, &board.view.get()) } else { cards(board) })
}

fn cards(board: MatchUi<Duckit>) -> AnyView {
    // A place is rendered again when its contents change.
    let keys = move || {
        let lang = board.app.lang();
        let own = board.seat.get();
        board.view.with(|view| {
            let (trick, winner) = visible_trick(view);
            let state = (trick.is_complete(SEATS), view.trump());
            let key = |(place, seat): (&str, Seat)| {
                let card = trick.card(seat);
                let now = card.is_none() && is_now(board, seat);
                let seen = (card, winner == Some(seat), now, own == Some(seat), lang);
                format!("{} {place} {seen:?} {state:?}", seat.index())
            };
            places(board).map(key).collect()
        })
    };
    let part = move |key: &str| {
        let lies = |&(_, seat): &(&str, Seat)| key.starts_with(&format!("{} ", seat.index()));
        places(board).find(lies).map(|(place, seat)| show(board, place, seat)).into_any()
    };
    let label = live_text(move || board.view.with(|view| trick_label(view, &board.say())));
    view! { <ol class="trick stacked" aria-label=label>{live_each(keys, part)}</ol> }.into_any()
}

/// The contents of the place before a seat.
fn show(board: MatchUi<Duckit>, place: &str, seat: Seat) -> AnyView {
    let view = board.view.get();
    let (trick, winner) = visible_trick(&view);
    let lang = board.app.lang();
    let words = trick_messages(lang);
    let (complete, wins) = (trick.is_complete(SEATS), winner == Some(seat));
    let tag = if complete { words.takes_it } else { words.winning };
    let class =
        if complete && wins { format!("{place} trick__place--takes") } else { place.into() };
    let card = match trick.card(seat) {
        Some(card) => laid(card, &view, card_label(&board.name(seat), card, wins, lang)),
        None => slot(board, seat),
    };
    before_seat(board, seat, &class, card, wins.then_some(tag))
}

fn before_first_card(view: &View) -> bool {
    view.last_trick.is_none() && view.trick.is_empty()
}

/// Does the player at the tablet play there now?
fn is_now(board: MatchUi<Duckit>, seat: Seat) -> bool {
    board.acting.get() && board.seat.get() == Some(seat)
}

/// The place of a card that is still to come: amber if the player at the tablet plays it now.
fn slot(board: MatchUi<Duckit>, seat: Seat) -> AnyView {
    let class = if is_now(board, seat) { "trick__slot trick__slot--now" } else { "trick__slot" };
    let label = (trick_messages(board.app.lang()).slot_label)(&board.name(seat));
    view! { <div class=class role="img" aria-label=label></div> }.into_any()
}
