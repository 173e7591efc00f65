//! A seat's possessions.

use super::board::LOOK;
use super::pieces::{fours, pile, pile_key};
use crate::words::{describe_card, text};
use crate::{Duckit, Quacker, View};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::CardBack;
use mallard_kit::prelude::*;
use mallard_words::Lang;

/// Chips, tricks, captured 4s and the banked card of a seat.
pub(super) fn facts(board: MatchUi<Duckit>, seat: Seat) -> AnyView {
    let owned = move || {
        let lang = board.app.lang();
        board.view.with(|view| {
            let won = (view.public.tricks[seat.index()], view.fours(seat));
            let held = (view.public.chips[seat.index()], view.quacker, view.trump());
            format!("{lang:?} {won:?} {held:?}")
        })
    };
    live_as(owned, move || drawn(board, seat))
}

fn drawn(board: MatchUi<Duckit>, seat: Seat) -> AnyView {
    let (lang, view) = (board.app.lang(), board.view.get());
    let words = &text(lang).table;
    let banked = banked(&view, seat, &board.name(seat), lang).map(|card| {
        view! { <div class="facts__bank"><dt>{words.banked}</dt><dd class="across">{card}</dd></div> }
    });
    let chips = pile(view.public.chips[seat.index()]);
    let chips = view! { <span data-flip=pile_key(seat)>{chips}</span> };
    html! {
        <dl class="facts beside">
            {fact(words.chips, chips.into_any())}
            {fact(words.tricks, number(view.public.tricks[seat.index()]))}
            {fact(words.fours, fours(view.fours(seat)))}
            {banked}
        </dl>
    }
}

/// The same for the player at the tablet.
pub(super) fn own_facts(board: MatchUi<Duckit>) -> AnyView {
    live(move || board.seat.get().map(|seat| facts(board, seat)).into_any())
}

fn fact(term: &'static str, value: AnyView) -> AnyView {
    html! { <div><dt>{term}</dt><dd class="across">{value}</dd></div> }
}

/// A bare number.
fn number(count: u8) -> AnyView {
    html! { <b class="count">{count}</b> }
}

/// The card that a seat banked: open to itself, a back to the others.
fn banked(view: &View, seat: Seat, name: &str, lang: Lang) -> Option<AnyView> {
    let Quacker::Taken { by, banked: Some(card), .. } = view.quacker else { return None };
    let shown = match card.card() {
        Some(card) => LOOK.laid(view, card, describe_card(card, lang)),
        None => html! {
            <span role="img" aria-label=(text(lang).label.banked)(name)><CardBack/></span>
        },
    };
    (by == seat).then_some(shown)
}
