//! What of a match somebody may remember as their best.

use super::lang::Lang;
use super::worded::Worded;
use crate::engine::{Game, Seat, Standing};

/// The figure of a seat at the end of a match, from what everybody saw; nothing where it has none worth remembering.
pub type BestOf<G> = fn(&<G as Game>::View, &[<G as Game>::Event], Standing, Seat) -> Option<i32>;

/// What of a finished match a seat may remember as its best.
#[derive(Clone, Copy, Debug)]
pub struct Best<G: Worded> {
    /// The figure of a seat.
    pub of: BestOf<G>,
    /// How it is compared and said.
    pub measure: Measure,
}

/// How a best is compared and said.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// Is less better?
    pub least: bool,
    /// The figure.
    pub shown: fn(i32) -> String,
    /// Its unit, which stands below it.
    pub unit: fn(i32, Lang) -> &'static str,
    /// What it is, as a sentence; empty where that is plain.
    pub says: fn(Lang) -> &'static str,
}
