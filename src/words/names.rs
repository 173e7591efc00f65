//! The names of the seats.

use crate::engine::Seat;
use std::sync::Arc;

/// The names of the seats, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Arc<[String]>);

impl Names {
    /// These names, from the first seat on.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().collect())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// The names of these seats.
    pub fn of_all(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<String> {
        seats.into_iter().map(|seat| self.of(seat).to_owned()).collect()
    }
}
