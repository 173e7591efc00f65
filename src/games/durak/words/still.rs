//! A small picture of the bout.

use crate::engine::cards::Card;
use crate::games::durak::View;
use crate::words::Piece;

/// A small picture of the bout, for the shelf.
pub(super) fn still(view: &View) -> Vec<Vec<Piece>> {
    let pairs = view.bout.pairs.iter().take(3);
    pairs
        .map(|pair| [Some(pair.attack), pair.defence].into_iter().flatten().map(piece).collect())
        .collect()
}

/// The drawing of a card.
pub(super) fn piece(card: Card) -> Piece {
    Piece { symbol: format!("card-{card}"), class: format!("card su-{}", card.suit().letter()) }
}
