//! A small picture of the trick.

use super::card::suit_letter;
use super::trick::lying;
use crate::games::duckit::{Card, View};
use crate::words::Piece;

/// A small picture for the shelf: the trick, or before a round's first card the card that decides
/// it.
pub(super) fn still(view: &View) -> Vec<Vec<Piece>> {
    let (trick, _) = lying(view);
    let laid: Vec<Vec<Piece>> = trick.plays().map(|(_, card)| vec![piece(card)]).collect();
    if laid.is_empty() { vec![vec![piece(view.turned_up)]] } else { laid }
}

/// The drawing of a card.
pub(super) fn piece(card: Card) -> Piece {
    Piece { symbol: format!("card-{card}"), class: format!("card su-{}", suit_letter(card)) }
}
