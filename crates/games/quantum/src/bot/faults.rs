//! Faults: the list in `docs/games/quantum.md`.

use super::super::{Action, Colour, Die, Need, Phase, View};
use mallard_engine::{Fault, Viewer};

/// A number this far from the one before it almost closes its row; one this far leaves it little room; and one nearer
/// than that is good.
const CLOSES: i32 = 13;
const FAR: i32 = 8;
const NEAR: i32 = 4;

/// A first number counts from here.
const START: i32 = 3;

/// The fault that this action of `legal` is, if it is one.
pub(super) fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
    let Viewer::Seat(me) = view.viewer else { return None };
    let step = |colour: Colour| {
        let number = i32::from(view.value(colour).total);
        let step = match view.sheet(me).row(colour).need() {
            Need::Any => number - START,
            Need::Over(last) => number - i32::from(last),
            Need::Under(last) => i32::from(last) - number,
            Need::Full => return None,
        };
        view.sheet(me).row(colour).fits(view.value(colour).total).then_some(step)
    };
    let is_near = |colour: Colour| step(colour).is_some_and(|step| step < NEAR);
    let is_mine = view.public.active == me;
    let must_write = matches!(view.public.phase, Phase::Everyone { aside: None, .. }) && is_mine;
    match action {
        Action::Write(colour) => match step(colour)? {
            CLOSES.. => Some(Fault::Plain(1)),
            FAR.. => Some(Fault::Unwise(10)),
            _ => None,
        },
        Action::Pass => {
            let is_worth = |action: &Action| match *action {
                Action::Write(colour) => step(colour).is_some_and(|step| step < FAR),
                _ => false,
            };
            (must_write && legal.iter().any(is_worth)).then_some(Fault::Unwise(11))
        }
        Action::Reroll(dice) if dice.is_empty() => {
            Colour::ALL.into_iter().all(|colour| step(colour).is_none()).then_some(Fault::Plain(2))
        }
        Action::Reroll(dice) => {
            let rolls = |die: Die| {
                dice.has(die) && view.public.dice.face(die).colour().is_some_and(is_near)
            };
            if dice.has(Die::WHITE) && Colour::ALL.into_iter().filter(|&it| is_near(it)).count() > 1
            {
                Some(Fault::Unwise(13))
            } else {
                Die::ALL.into_iter().any(rolls).then_some(Fault::Unwise(12))
            }
        }
    }
}
