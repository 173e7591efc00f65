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

/// The character that stands for this card.
pub fn card_glyph(card: Card) -> char {
    let code = CARDS + card.suit() as u32 * 16 + card.rank() as u32;
    // There is one: the private use area goes on to F8FF.
    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The card that a character stands for, if it does.
fn card_of(character: char) -> Option<Card> {
    let code = u32::from(character).checked_sub(CARDS)?;
    let rank = Rank::ALL.get(code as usize % 16)?;
    let suit = Suit::ALL.into_iter().find(|&suit| suit as u32 == code / 16)?;
    Some(Card::new(*rank, suit))
}

/// Does this character stand for a piece? Then nobody may write it into a name.
pub(super) fn is_glyph(character: char) -> bool {
    card_of(character).is_some()
}

/// The sentence as it is read aloud.
pub fn spoken(sentence: &str, lang: Lang) -> String {
    let mut words = String::new();
    for character in sentence.chars() {
        match card_of(character) {
            Some(card) => words.push_str(&(text(lang).card)(card)),
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
        let Some(card) = card_of(character) else {
            plain.push(character);
            continue;
        };
        parts.push(std::mem::take(&mut plain).into_any());
        parts.push(card_reference(card, lang));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_from_its_character() {
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(rank, suit);
                assert_eq!(card_of(card_glyph(card)), Some(card));
            }
        }
    }

    #[test]
    fn letters_of_all_languages_are_no_cards() {
        for character in "Az 9 – 가힣 あ漢 ｱ！😀".chars() {
            assert!(!is_glyph(character), "{character}");
        }
    }
}
