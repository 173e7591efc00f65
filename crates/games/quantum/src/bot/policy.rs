//! The evaluation of each action of a seat.

use super::super::{Action, Colour, Dice, DiceSet, Phase, View};
use super::sheet_gains::{SheetGains, Totals};
use mallard_engine::{Rng, Seat, Viewer, best_rated};

/// How many rolls are tried to find the value of rolling again.
const TRIED_ROLLS: i32 = 12;

/// How much the others' gains count against a colour left to them, in per cent.
const RIVAL_GAIN_PER_CENT: i32 = 46;

/// The best action according to the heuristic; among equals the first, which keeps all dice. `None` if the view belongs
/// to no seat.
pub(super) fn best(view: &View, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    best_rated(legal, &rate(view, legal, rng)?)
}

/// The evaluation of each action, times [`TRIED_ROLLS`]. `None` if the view belongs to no seat.
pub(super) fn rate(view: &View, legal: &[Action], rng: &mut Rng) -> Option<Vec<i32>> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let own = SheetGains::from_view(view, seat);
    match view.public.phase {
        Phase::Reroll => Some(reroll(view, &own, legal, rng)),
        Phase::Active => {
            let others = others(view, seat);
            Some(each(legal, |action| active(&own, &others, view.public.dice.totals(), action)))
        }
        Phase::Everyone { aside, .. } => {
            let must_write = view.public.active == seat && aside.is_none();
            Some(each(legal, |action| match action {
                Action::Write(colour) => own.gain(colour, view.public.dice.totals()),
                _ if must_write => -own.penalty(),
                _ => 0,
            }))
        }
        Phase::Over => None,
    }
}

/// The score of each action, times [`TRIED_ROLLS`].
fn each(legal: &[Action], score: impl Fn(Action) -> i32) -> Vec<i32> {
    legal.iter().map(|&action| TRIED_ROLLS * score(action)).collect()
}

/// All sets of dice are tried with the same rolls, so that none is merely luckier.
fn reroll(view: &View, own: &SheetGains, legal: &[Action], rng: &mut Rng) -> Vec<i32> {
    let mut sums = [0; DiceSet::ALL.len()];
    for _ in 0..TRIED_ROLLS {
        let thrown = Dice::rolled(rng);
        for (sum, again) in sums.iter_mut().zip(DiceSet::ALL) {
            *sum += own.both(view.public.dice.with(again, thrown).totals());
        }
    }
    if legal.len() == sums.len() {
        return sums.to_vec();
    }
    let place =
        |action: &Action| DiceSet::ALL.iter().position(|&set| *action == Action::Reroll(set));
    legal.iter().map(|action| place(action).map_or(i32::MIN, |place| sums[place])).collect()
}

/// Step B: the active seat's gain in both steps, less the gain it leaves to the others.
fn active(own: &SheetGains, others: &[SheetGains], totals: Totals, action: Action) -> i32 {
    let (gain, aside) = match action {
        Action::Write(colour) => {
            (own.gain(colour, totals) + own.best(totals, Some(colour)), Some(colour))
        }
        _ => (own.last_chance(totals), None),
    };
    gain - left_to(others, totals, aside)
}

fn others(view: &View, seat: Seat) -> Vec<SheetGains> {
    let others = Seat::all(view.public.seats).filter(|&other| other != seat);
    others.map(|other| SheetGains::from_view(view, other)).collect()
}

/// The cost of leaving the others all colours but this one.
fn left_to(others: &[SheetGains], totals: Totals, aside: Option<Colour>) -> i32 {
    let gains: i32 = others.iter().map(|other| other.best(totals, aside)).sum();
    let seats = i32::try_from(others.len().max(1)).unwrap_or(i32::MAX);
    RIVAL_GAIN_PER_CENT * gains / (100 * seats)
}
