//! All allowed actions.

use super::state::{State, TurnStage};
use super::{Action, Colour, DiceSet};
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
    match &state.stage {
        TurnStage::Reroll if seat == state.active => actions.extend_from_slice(&REROLLS),
        TurnStage::Active if seat == state.active => writes(state, seat, None, actions),
        TurnStage::Everyone(choices) if choices.owed(state.seats).has(seat) => {
            writes(state, seat, choices.aside, actions);
        }
        _ => {}
    }
}

/// Adds the colours whose number fits, from the top row down, and last the pass.
#[inline]
fn writes(state: &State, seat: Seat, aside: Option<Colour>, actions: &mut Vec<Action>) {
    let sheet = state.sheet(seat);
    let totals = state.dice.totals();
    let fits =
        |&colour: &Colour| aside != Some(colour) && sheet.row(colour).fits(totals[colour.index()]);
    actions.extend(Colour::ALL.into_iter().filter(fits).map(Action::Write));
    actions.push(Action::Pass);
}
