//! Quantum as a patient beginner plays it.

use super::best;
use mallard::engine::Viewer;
use mallard::games::quantum::{Action, Colour, Die, Need, Phase, View};

/// A number this far from the one before it is still worth writing, and so is a first number up to
/// this.
const NEAR: i32 = 5;
const FIRST: i32 = 8;

/// How much each other row counts that has filled the same column.
const COLUMN: i32 = 4;

/// Worse than any number that fits.
const UNFIT: i32 = -100;

/// The number nearest to the one before it, if it is near or saves from a penalty. It rolls the
/// dice again whose number is not near; the white one only if none is.
pub(super) fn patient(view: &View, legal: &[Action], _: bool) -> Action {
    let Viewer::Seat(me) = view.viewer else { return legal[0] };
    let near = |colour: Colour| {
        let number = i32::from(view.value(colour).total);
        match view.sheet(me).row(colour).need() {
            Need::Any => FIRST - number,
            Need::Over(last) if number > last.into() => NEAR + i32::from(last) - number,
            Need::Under(last) if number < last.into() => NEAR + number - i32::from(last),
            _ => UNFIT,
        }
    };
    let filled = |colour: Colour| {
        let sheet = view.sheet(me);
        let place = sheet.row(colour).numbers().len();
        sheet.rows.iter().map(|row| i32::from(row.number(place).is_some())).sum::<i32>()
    };
    let count = Colour::ALL.into_iter().filter(|&colour| near(colour) >= 0).count();
    let again = |die: Die| match view.public.dice.face(die).colour() {
        Some(colour) => count < 2 && near(colour) < 0,
        None => count == 0,
    };
    let is_mine = view.public.active == me;
    let must_write = matches!(view.public.phase, Phase::Everyone { aside: None, .. }) && is_mine;
    best(legal, |action| match action {
        Action::Reroll(dice) => {
            let right = Die::ALL.into_iter().filter(|&die| dice.has(die) == again(die));
            right.map(|_| 1).sum()
        }
        // A column counts once it is full.
        Action::Write(colour) if near(colour) >= 0 => near(colour) + COLUMN * filled(colour),
        Action::Write(colour) => near(colour),
        Action::Pass if must_write => UNFIT + 1,
        Action::Pass => -1,
    })
}
