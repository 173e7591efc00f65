//! The figure of a match that a player may keep as a personal best.

use super::lang::Lang;
use mallard_engine::{Game, Seat, Standing};

/// A seat's figure at the end of a match, from public events; `None` if no figure is worth storing.
pub type BestFn<G> = fn(&<G as Game>::View, &[<G as Game>::Event], Standing, Seat) -> Option<i32>;

/// The figure of a finished match that a seat may keep as its best.
#[derive(Clone, Copy, Debug)]
pub struct Best<G: Game> {
    /// Returns a seat's figure.
    pub of: BestFn<G>,
    /// How the figure is compared and worded.
    pub measure: BestUnit,
}

/// How a best is compared and worded.
#[derive(Clone, Copy, Debug)]
pub struct BestUnit {
    /// Is a smaller figure better?
    pub least: bool,
    /// Writes the figure.
    pub shown: fn(i32) -> String,
    /// The unit, shown below the figure; its form depends on the figure.
    pub unit: fn(i32, Lang) -> &'static str,
    /// A sentence that explains the figure; empty where it explains itself.
    pub explanation: fn(Lang) -> &'static str,
}
