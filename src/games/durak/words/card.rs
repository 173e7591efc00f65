//! Cards in sentences.

use crate::engine::cards::Card;
use crate::words::card_glyph;

/// The card as a glyph, for a sentence.
pub(super) fn glyph(card: Card) -> String {
    card_glyph(card).to_string()
}
