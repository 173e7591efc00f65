//! The reasons for hints.

use super::text::reasons;
use crate::{Action, BOXES, Colour, DiceSet, Die, Need, Sheet, View};
use mallard_engine::Viewer;
use mallard_words::Lang;

/// A number at most this far from the one before it leaves its row enough room.
const MAX_CLOSE_DISTANCE: u8 = 4;

/// Why the hint suggests `action`.
pub(super) fn reason(view: &View, action: Action, lang: Lang) -> String {
    let words = reasons(lang);
    match (action, view.viewer) {
        (Action::Reroll(again), Viewer::Seat(seat)) => {
            match kept_fit(view, view.sheet(seat), again) {
                Some((colour, number)) => (words.keeps_fit)(colour, number),
                None => words.thrown.to_owned(),
            }
        }
        (Action::Reroll(_), _) => words.thrown.to_owned(),
        (Action::Pass, _) => words.not_worth_it.to_owned(),
        (Action::Write(colour), Viewer::Seat(seat)) => {
            writing(view.sheet(seat), colour, view.value(colour).total, lang)
        }
        (Action::Write(_), _) => words.gains_most.to_owned(),
    }
}

/// Of the numbers whose dice are all kept, the one that leaves its row most room.
fn kept_fit(view: &View, sheet: &Sheet, again: DiceSet) -> Option<(Colour, u8)> {
    let dice = view.public.dice;
    let is_kept = |colour: Colour| {
        let mut of =
            Die::ALL.into_iter().filter(|&die| dice.face(die).colour() == Some(colour)).peekable();
        of.peek().is_some() && of.all(|die| !again.has(die))
    };
    let numbers = Colour::ALL.into_iter().filter(|&colour| is_kept(colour)).filter_map(|colour| {
        let number = view.value(colour).total;
        let steps = match sheet.row(colour).need() {
            Need::Over(bound) | Need::Under(bound) => number.abs_diff(bound),
            Need::Any => number,
            Need::Full => return None,
        };
        sheet.row(colour).fits(number).then_some((steps, colour, number))
    });
    let best = numbers.filter(|_| !again.has(Die::WHITE)).min_by_key(|&(steps, ..)| steps);
    best.map(|(_, colour, number)| (colour, number))
}

/// The effect of a number on its row and its column.
fn writing(sheet: &Sheet, colour: Colour, number: u8, lang: Lang) -> String {
    let words = reasons(lang);
    let row = sheet.row(colour);
    let place = row.numbers().len();
    let others = Colour::ALL.into_iter().filter(|&other| other != colour);
    let filled = others.filter(|&other| sheet.row(other).number(place).is_some()).count();
    let steps = match row.need() {
        Need::Over(bound) | Need::Under(bound) => Some(number.abs_diff(bound)),
        Need::Any | Need::Full => None,
    };
    match steps {
        _ if filled == 3 => (words.column)(filled),
        _ if place + 1 == BOXES => words.last_box.to_owned(),
        Some(steps) if steps <= MAX_CLOSE_DISTANCE => (words.close)(steps),
        _ if filled == 2 => (words.column)(filled),
        _ => words.gains_most.to_owned(),
    }
}
