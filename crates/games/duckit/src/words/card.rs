//! Cards in words.

use super::text::text;
use crate::Card;
use mallard_engine::cards::Suit;
use mallard_words::{Lang, Piece, card_glyph, text as shared};

/// A card inside a sentence.
pub(super) fn glyph(card: Card, lang: Lang) -> String {
    match card.french() {
        Some(card) => card_glyph(card).to_string(),
        None => text(lang).table.super_duck.to_owned(),
    }
}

/// A card in words, for screen readers.
pub fn describe_card(card: Card, lang: Lang) -> String {
    match card.french() {
        Some(card) => (shared(lang).card)(card),
        None => text(lang).label.joker.to_owned(),
    }
}

/// The letter that colours a card; the Super Duck has its own colours.
pub fn suit_letter(card: Card) -> char {
    card.suit().map_or('j', Suit::letter)
}

pub(super) fn piece(card: Card) -> Piece {
    Piece::card(card, suit_letter(card))
}
