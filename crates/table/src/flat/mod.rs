//! The tablet flat between two players.

pub(crate) mod fingers;
pub(crate) mod peek;
pub(crate) mod sides;
