//! Buttons that do what was chosen on the board, in few words.

use super::text::text;
use crate::games::quantum::{Colour, DiceSet, Phase, View};
use crate::words::Lang;

/// The button that rolls these dice again.
pub fn roll_button(again: DiceSet, lang: Lang) -> String {
    let words = &text(lang).table;
    match again {
        DiceSet::EMPTY => words.keep_all.to_owned(),
        DiceSet::FULL => words.roll_again_all.to_owned(),
        _ => (words.roll_again)(again.len()),
    }
}

/// The button that writes in the row of this colour.
pub fn write_button(view: &View, colour: Colour, lang: Lang) -> String {
    let words = &text(lang).table;
    let together = matches!(view.phase, Phase::Everyone { .. });
    let label = if together { words.choose_short } else { words.write_short };
    label(view.value(colour).total)
}
