//! The pieces of Duckit, drawn: cards, chips, captured 4s.

use crate::words::suit_letter;
use crate::{Card, SEATS, View};
use mallard_engine::Seat;
use mallard_kit::card_named;
use mallard_kit::prelude::*;

/// An open card, with its label for screen readers.
pub(super) fn open(card: Card, label: String) -> AnyView {
    card_named(&card.to_string(), suit_letter(card), false, label)
}

/// The chips in the middle, for the eye. A new one comes from the pile of the seat that paid it.
pub(super) fn paid(view: &View) -> AnyView {
    let paid = |seat: Seat| {
        let key = move |number: u8| format!("paid-{}-{number}", seat.index());
        (0..view.paid(seat)).map(move |number| {
            view! { <i class="chip rigid" data-flip=key(number) data-from=pile_key(seat)></i> }
        })
    };
    Seat::all(SEATS).flat_map(paid).collect_any().into_any()
}

/// The pile of a seat, in motion.
pub(super) fn pile_key(seat: Seat) -> String {
    format!("chips-{}", seat.index())
}

/// A pile of chips and its number; in a narrow place the style sheet shows one for all.
pub(super) fn pile(count: u8) -> AnyView {
    let chips = (0..count).map(|_| view! { <i class="chip rigid"></i> });
    html! {
        <span class="chips across">
            <span class="chips__stack beside">{chips.collect_any()}</span>
            <i class="chip"></i>
            <b class="count">{count}</b>
        </span>
    }
}

/// Captured 4s, each of which costs a chip.
pub(super) fn fours(count: u8) -> AnyView {
    if count == 0 {
        return html! { <b class="count">"0"</b> };
    }
    let tiles = (0..count).map(|_| view! { <i class="four" aria-hidden="true">"4"</i> });
    html! {
        {tiles.collect_any()}
        <span class="visually-hidden">{count}</span>
    }
}

/// The upended duck, the sign of the Super Duck and of banking.
pub(super) fn dabble() -> AnyView {
    html! { <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#dabble"></use></svg> }
}
