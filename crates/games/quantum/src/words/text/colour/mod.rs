//! The names of colours.

pub mod en;
pub mod ja;
pub mod ko;
