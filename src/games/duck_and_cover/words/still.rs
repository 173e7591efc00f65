//! A small picture of the table.

use crate::engine::Seat;
use crate::games::duck_and_cover::View;
use crate::words::Piece;

/// How many ducks the picture shows.
const DUCKS: usize = 3;

/// A small picture of the table, for the shelf: the captain's highest ducks.
pub(super) fn still(view: &View) -> Vec<Vec<Piece>> {
    let stacks = &view.tableau(Seat::new(0)).stacks;
    let piece = |number| Piece {
        symbol: format!("duck-{}", u8::from(number)),
        class: String::from("dc fam--drake"),
    };
    stacks.iter().rev().take(DUCKS).map(|stack| vec![piece(stack.number)]).collect()
}
