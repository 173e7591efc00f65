//! All allowed actions.

use super::{Action, Colour, DiceSet, Phase, Public, State};
use mallard_engine::Seat;

/// Every reroll, keeping all seven first.
const REROLLS: [Action; 128] = {
    let mut actions = [Action::Pass; 128];
    let mut place = 0;
    while place < actions.len() {
        actions[place] = Action::Reroll(DiceSet::ALL[place]);
        place += 1;
    }
    actions
};

/// Lists every action `seat` may play, each once, in a fixed order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let public = &state.public;
    match public.phase {
        Phase::Reroll if seat == public.active => actions.extend_from_slice(&REROLLS),
        Phase::Active if seat == public.active => writes(public, seat, None, actions),
        Phase::Everyone { aside } if state.owed().has(seat) => writes(public, seat, aside, actions),
        _ => {}
    }
}

/// Adds the colours whose number fits, from the top row down, and last the pass.
#[inline]
fn writes(public: &Public, seat: Seat, aside: Option<Colour>, actions: &mut Vec<Action>) {
    let sheet = public.sheet(seat);
    let totals = public.dice.totals();
    let fits =
        |&colour: &Colour| aside != Some(colour) && sheet.row(colour).fits(totals[colour.index()]);
    actions.extend(Colour::ALL.into_iter().filter(fits).map(Action::Write));
    actions.push(Action::Pass);
}
