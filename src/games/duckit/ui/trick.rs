//! The trick, or before the first one the draw.

use super::draw::draw;
use super::pieces::laid;
use super::places::{before_seat, places};
use crate::engine::Seat;
use crate::games::duckit::words::{card_label, lying, text, trick_label};
use crate::games::duckit::{Duckit, View};
use crate::ui::{Board, live};
use leptos::prelude::*;

/// The cards of the trick, each before its seat. Until the next card is led, the trick that was
/// just won lies there.
pub(super) fn trick(board: Board<Duckit>) -> AnyView {
    live(move || {
        let view = board.view.get();
        if before_first_card(&view) {
            return draw(board, &view);
        }
        let (trick, winner) = lying(&view);
        let complete = trick.is_complete();
        let lang = board.app.lang();
        let words = &text(lang).table;
        let places = places(board).map(|(place, seat)| {
            let wins = winner == Some(seat);
            let tag = if complete { words.takes_it } else { words.winning };
            let tag = wins.then_some(tag);
            let class = if complete && wins { format!("{place} tk--takes") } else { place.into() };
            let card = match trick.cards[seat.index()] {
                Some(card) => laid(card, &view, card_label(&board.name(seat), card, wins, lang)),
                None => slot(board, seat),
            };
            before_seat(board, seat, &class, card, tag)
        });
        let label = board.names.with_value(|names| trick_label(&view, names, lang));
        view! { <ol class="trick" aria-label=label>{places.collect_view()}</ol> }.into_any()
    })
}

fn before_first_card(view: &View) -> bool {
    view.last_trick.is_none() && view.trick.lying().is_empty()
}

/// The place of a card that is still to come: amber if the person at the tablet plays it now.
fn slot(board: Board<Duckit>, seat: Seat) -> AnyView {
    let now = board.acting.get() && board.seat.get() == Some(seat);
    let class = if now { "tk__slot tk__slot--now" } else { "tk__slot" };
    let label = (text(board.app.lang()).label.trick_slot)(&board.name(seat));
    view! { <div class=class role="img" aria-label=label></div> }.into_any()
}
