//! Pieces inside sentences.
//!
//! A sentence is one message with slots, in every language. A playing card in it is a single
//! character from Unicode's private use area, so that a sentence stays a plain `String`:
//! [`rich`] shows it with its pip, [`spoken`] says it in words.

use super::lang::Lang;
use super::text::text;
use crate::engine::cards::{Card, Rank, Suit};
use leptos::prelude::*;

/// The first character of the cards; suit times 16 plus rank follows.
const CARDS: u32 = 0xE000;
/// The first character of the suits alone.
const SUITS: u32 = 0xE100;

/// The character that stands for this card.
pub fn card_glyph(card: Card) -> char {
    glyph(CARDS + card.suit() as u32 * 16 + card.rank() as u32)
}

/// The character that stands for this suit.
pub fn suit_glyph(suit: Suit) -> char {
    glyph(SUITS + suit as u32)
}

fn glyph(code: u32) -> char {
    char::from_u32(code).expect("the private use area has this character")
}

enum Glyph {
    Card(Card),
    Suit(Suit),
}

fn read(character: char) -> Option<Glyph> {
    let suit = |number: u32| Suit::ALL.into_iter().find(|&suit| suit as u32 == number);
    let code = u32::from(character);
    if code >= SUITS {
        return suit(code.checked_sub(SUITS)?).map(Glyph::Suit);
    }
    let code = code.checked_sub(CARDS)?;
    let rank = Rank::ALL.get(code as usize % 16)?;
    Some(Glyph::Card(Card::new(*rank, suit(code / 16)?)))
}

/// The sentence as it is read aloud.
pub fn spoken(sentence: &str, lang: Lang) -> String {
    let mut words = String::new();
    for character in sentence.chars() {
        match read(character) {
            Some(Glyph::Card(card)) => words.push_str(&(text(lang).card)(card)),
            Some(Glyph::Suit(suit)) => words.push_str((text(lang).suit)(suit)),
            None => words.push(character),
        }
    }
    words
}

/// The sentence as it is shown: cards as rank and pip, for the eye only, with the words beside
/// them for screen readers.
pub fn rich(sentence: &str, lang: Lang) -> AnyView {
    let mut parts = Vec::new();
    let mut plain = String::new();
    for character in sentence.chars() {
        let Some(glyph) = read(character) else {
            plain.push(character);
            continue;
        };
        parts.push(std::mem::take(&mut plain).into_any());
        parts.push(match glyph {
            Glyph::Card(card) => card_reference(card, lang),
            Glyph::Suit(suit) => view! {
                <Pip suit/>
                <span class="vh">{(text(lang).suit)(suit)}</span>
            }
            .into_any(),
        });
    }
    parts.push(plain.into_any());
    parts.into_any()
}

fn card_reference(card: Card, lang: Lang) -> AnyView {
    view! {
        <b class="cref">
            <span aria-hidden="true">{card.rank().mark()}<Pip suit=card.suit()/></span>
            <span class="vh">{(text(lang).card)(card)}</span>
        </b>
    }
    .into_any()
}

/// The pip of a suit.
#[component]
pub fn Pip(suit: Suit) -> impl IntoView {
    let letter = suit.letter();
    view! {
        <svg class=format!("pip su-{letter}") viewBox="0 0 32 32" aria-hidden="true">
            <use href=format!("#p-{letter}")></use>
        </svg>
    }
}
