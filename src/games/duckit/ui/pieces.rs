//! The pieces of Duckit: cards in words and drawn, chips, captured 4s.

use super::text::text;
use crate::engine::cards::Suit;
use crate::games::duckit::{Card, View};
use crate::ui::{Lang, Piece, card_glyph, drawing, text as shared};
use leptos::prelude::*;

/// A card inside a sentence.
pub(super) fn glyph(card: Card, lang: Lang) -> String {
    match card.french() {
        Some(card) => card_glyph(card).to_string(),
        None => text(lang).table.super_duck.to_owned(),
    }
}

/// A card in words, for screen readers.
pub(super) fn said(card: Card, lang: Lang) -> String {
    match card.french() {
        Some(card) => (shared(lang).card)(card),
        None => text(lang).label.joker.to_owned(),
    }
}

/// The letter that colours a card; the Super Duck has colours of its own.
pub(super) fn suit_letter(card: Card) -> char {
    card.suit().map_or('j', Suit::letter)
}

/// A card as a piece of the small picture on the shelf.
pub(super) fn piece(card: Card) -> Piece {
    Piece { symbol: format!("card-{card}"), class: format!("card su-{}", suit_letter(card)) }
}

/// A card that lies open, under the name that screen readers say.
pub(super) fn open(card: Card, label: String) -> AnyView {
    view! {
        <div class=format!("card su-{}", suit_letter(card)) role="img" aria-label=label>
            {drawing(&card.to_string(), false)}
        </div>
    }
    .into_any()
}

/// A card of a trick: it wears the trump corner, and moves.
pub(super) fn laid(card: Card, view: &View, label: String) -> AnyView {
    let trump = view.trump().is_some_and(|trump| card.suit() == Some(trump));
    view! {
        <div
            class=format!("card su-{}", suit_letter(card))
            role="img"
            aria-label=label
            data-flip=card.to_string()
        >
            {drawing(&card.to_string(), trump)}
        </div>
    }
    .into_any()
}

/// So many chips, for the eye.
pub(super) fn chips(count: u8) -> AnyView {
    (0..count).map(|_| view! { <i class="chip"></i> }).collect_view().into_any()
}

/// A pile of chips and its number; where there is no room the style sheet shows one for all.
pub(super) fn pile(count: u8) -> AnyView {
    view! {
        <span class="chips">
            <span class="chips__s">{chips(count)}</span>
            <i class="chip"></i>
            <b class="count">{count}</b>
        </span>
    }
    .into_any()
}

/// Captured 4s, each of which costs a chip.
pub(super) fn fours(count: u8) -> AnyView {
    if count == 0 {
        return view! { <b class="count">"0"</b> }.into_any();
    }
    let tiles = (0..count).map(|_| view! { <i class="four" aria-hidden="true">"4"</i> });
    view! {
        {tiles.collect_view()}
        <span class="vh">{count}</span>
    }
    .into_any()
}
