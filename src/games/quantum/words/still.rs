//! A small picture of the dice.

use super::dice::name;
use crate::games::quantum::{Die, View};
use crate::words::Piece;

/// A small picture of the dice, for the shelf.
pub(super) fn still(view: &View) -> Vec<Vec<Piece>> {
    let coloured = Die::ALL.into_iter().skip(1).take(3);
    coloured
        .map(|die| {
            let face = view.dice.face(die);
            let class = format!("die die-{}", name(face.colour()));
            vec![Piece { symbol: format!("die-{}", face.number()), class }]
        })
        .collect()
}
