//! The sentences at a game's table.

use super::asks::Asks;
use super::scores::Scores;
use super::shows::Shows;
use super::tells::Tells;
use crate::engine::Facts;

/// The facts and the words of a game. They come from views and redacted events alone, so they cannot tell a
/// listener anything the listener must not know.
pub trait Worded: Facts + Asks + Tells + Scores + Shows {}

impl<G: Facts + Asks + Tells + Scores + Shows> Worded for G {}
