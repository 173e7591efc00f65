//! The sentences at a game's table.

use super::asks::PromptText;
use super::scores::ScoreText;
use super::shows::StatusText;
use super::tells::LogText;
use crate::engine::Facts;

/// The facts and the words of a game. They come from views and redacted events alone, so they cannot tell a
/// listener anything the listener must not know.
pub trait GameText: Facts + PromptText + LogText + ScoreText + StatusText {}

impl<G: Facts + PromptText + LogText + ScoreText + StatusText> GameText for G {}
