//! Refused actions, explained in sentences.

use super::text::text;
use crate::games::quantum::{Refusal, View};
use crate::words::Say;

/// Why the app refuses the action, as a sentence.
pub(super) fn refusal(view: &View, refusal: Refusal, say: &Say) -> String {
    let words = &text(say.lang).refusal;
    match refusal {
        Refusal::MatchOver => words.match_over.to_owned(),
        Refusal::NotYourTurn => (words.not_your_turn)(say.name(view.active)),
        Refusal::RollFirst => words.dice_first.to_owned(),
        Refusal::RollingOver => words.rolled_already.to_owned(),
        Refusal::ChosenAlready => words.chosen_already.to_owned(),
        Refusal::SetAside(colour) => (words.set_aside)(colour, say.name(view.active)),
        Refusal::RowFull(colour) => (words.row_full)(colour),
        Refusal::TooLow { colour, number, bound } => (words.must_be_over)(colour, number, bound),
        Refusal::TooHigh { colour, number, bound } => (words.must_be_under)(colour, number, bound),
    }
}
