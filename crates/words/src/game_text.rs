//! The sentences at a game's table.

use super::facts::{ScreenFacts, SecrecyFacts};
use super::log_text::LogText;
use super::prompt_text::PromptText;
use super::score_text::ScoreText;
use super::status_text::StatusText;

/// The facts and the words of a game. They come from views and redacted events alone, so they cannot tell a
/// listener anything the listener must not know.
pub trait GameText:
    SecrecyFacts + ScreenFacts + PromptText + LogText + ScoreText + StatusText
{
}

impl<G: SecrecyFacts + ScreenFacts + PromptText + LogText + ScoreText + StatusText> GameText for G {}
