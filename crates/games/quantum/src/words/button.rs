//! Short labels for the buttons that confirm a choice on the board.

use super::text::text;
use crate::{Colour, DiceSet, Phase, View};
use mallard_words::Lang;

/// The label for rerolling the dice in `again`.
pub fn roll_button(again: DiceSet, lang: Lang) -> String {
    let words = &text(lang).table;
    match again {
        DiceSet::EMPTY => words.keep_all.to_owned(),
        DiceSet::FULL => words.roll_again_all.to_owned(),
        _ => (words.roll_again)(again.len()),
    }
}

/// The label for writing in the row of `colour`.
pub fn write_button(view: &View, colour: Colour, lang: Lang) -> String {
    let words = &text(lang).table;
    let together = matches!(view.public.phase, Phase::Everyone { .. });
    let label = if together { words.choose_short } else { words.write_short };
    label(view.value(colour).total)
}
