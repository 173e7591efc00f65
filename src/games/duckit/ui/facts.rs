//! What a seat owns, and the part it has in the trick.

use super::pieces::{fours, open, pile, said};
use super::text::text;
use crate::engine::Seat;
use crate::games::duckit::{Duckit, Phase, Quacker, View};
use crate::ui::{Board, CardBack, Lang, Plate, Tag, Tone, live, text as shared};
use leptos::prelude::*;

/// Chips, tricks, captured 4s and the banked card of a seat. Called in a reactive place.
pub(super) fn facts(board: Board<Duckit>, seat: Seat) -> AnyView {
    let (lang, view) = (board.app.lang(), board.view.get());
    let words = &text(lang).table;
    let banked = banked(&view, seat, &board.name(seat), lang).map(|card| {
        view! { <div class="facts__bank"><dt>{words.banked}</dt><dd>{card}</dd></div> }
    });
    view! {
        <dl class="facts">
            {fact(words.chips, pile(view.chips[seat.index()]))}
            {fact(words.tricks, number(view.tricks[seat.index()]))}
            {fact(words.fours, fours(view.fours(seat)))}
            {banked}
        </dl>
    }
    .into_any()
}

/// The same of the person at the tablet.
pub(super) fn own_facts(board: Board<Duckit>) -> AnyView {
    live(move || board.seat.get().map(|seat| facts(board, seat)).into_any())
}

/// A term and its value.
fn fact(term: &'static str, value: AnyView) -> AnyView {
    view! { <div><dt>{term}</dt><dd>{value}</dd></div> }.into_any()
}

/// A bare number.
fn number(count: u8) -> AnyView {
    view! { <b class="count">{count}</b> }.into_any()
}

/// The card that a seat banked: open to itself, a back to the others.
fn banked(view: &View, seat: Seat, name: &str, lang: Lang) -> Option<AnyView> {
    let Quacker::Taken { by, banked: Some(card), .. } = view.quacker else { return None };
    let shown = match card.card() {
        Some(card) => open(card, said(card, lang)),
        None => view! {
            <span role="img" aria-label=(text(lang).label.banked)(name)><CardBack/></span>
        }
        .into_any(),
    };
    (by == seat).then_some(shown)
}

/// What stands beside a seat's name.
pub(super) fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
    let voids = view.recall.voids[seat.index()];
    let suits: Vec<String> =
        voids.iter().map(|suit| (shared(lang).suit)(suit).to_owned()).collect();
    let known = (!voids.is_empty())
        .then(|| (text(lang).table.known_void)(&(shared(lang).list_of_names)(&suits)));
    Plate {
        tag: tag(view, seat, lang),
        cards: view.hand(seat).len(),
        out: false,
        team: 0,
        known: known.unwrap_or_default(),
    }
}

/// The part a seat has: what it is to do, else what it did that still matters.
fn tag(view: &View, seat: Seat, lang: Lang) -> Option<Tag> {
    let words = &text(lang).table;
    let trick = &view.trick;
    let lying = trick.cards[seat.index()].is_some();
    let leads = trick.leader == seat;
    let first = view.tricks.iter().all(|&won| won == 0);
    let (text, tone) = match view.phase {
        Phase::Play(actor) if actor == seat && leads => (words.to_lead, Tone::Quiet),
        Phase::Play(actor) if actor == seat => (words.to_play, Tone::Quiet),
        Phase::Bank(actor) if actor == seat => (words.banking, Tone::Quiet),
        Phase::Over if view.chips[seat.index()] == 0 => (words.out_of_chips, Tone::Quiet),
        Phase::Over => return None,
        _ if view.quacker.taker() == Some(seat) => (words.took_quacker, Tone::Quiet),
        _ if lying && leads => (words.led, Tone::Quiet),
        _ if first && view.dealer == seat => (words.dealer, Tone::Good),
        _ if lying => (words.played, Tone::Quiet),
        _ => (words.waiting, Tone::Quiet),
    };
    Some(Tag { text: text.to_owned(), tone, icon: None })
}
