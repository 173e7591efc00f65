//! Cards in sentences and drawings.

use mallard_engine::cards::Card;
use mallard_words::{Piece, card_glyph};

/// The card as a glyph, for a sentence.
pub(super) fn glyph(card: Card) -> String {
    card_glyph(card).to_string()
}

pub(super) fn piece(card: Card) -> Piece {
    Piece::card(card, card.suit().letter())
}
