//! The diver's choices in steps B and C.
//!
//! In step C all choose at once: the diver assumes that each rival plays the move that is best for
//! it alone.

use super::super::{Action, Colour};
use super::evaluation::{SheetInputs, SheetsEvaluation};
use super::sheet_gains::Totals;
use mallard_engine::Seat;

/// Step B: the payoff of each action of `seat`, which has the turn. The last in the list comes first: it writes
/// nothing.
pub(super) fn active(
    outlook: &SheetsEvaluation,
    seat: Seat,
    totals: Totals,
    legal: &[Action],
) -> Vec<(Action, f32)> {
    let then = |outlook: &SheetsEvaluation, aside| {
        let mut most = f32::NEG_INFINITY;
        together(outlook, seat, totals, aside, &mut |_, worth| most = most.max(worth));
        most
    };
    let worth = |action| {
        let Action::Write(colour) = action else {
            return then(outlook, None);
        };
        let after = outlook.with(seat, colour, totals[colour.index()]);
        let inputs = after.sheet_inputs();
        if inputs[seat.index()].is_full() {
            after.value(&inputs, seat)
        } else {
            then(&after, Some(colour))
        }
    };
    legal.iter().rev().map(|&action| (action, worth(action))).collect()
}

/// Step C: the payoff of each action of `seat`, with the colour `aside`, if any, set aside.
pub(super) fn everyone(
    outlook: &SheetsEvaluation,
    seat: Seat,
    totals: Totals,
    aside: Option<Colour>,
) -> Vec<(Action, f32)> {
    let mut rated = Vec::new();
    together(outlook, seat, totals, aside, &mut |action, worth| rated.push((action, worth)));
    rated
}

/// A callback that receives each action with its payoff.
type RatedActionFn<'a> = dyn FnMut(Action, f32) + 'a;

/// Rates every action of `seat` in step C, with the others' choices made.
fn together(
    outlook: &SheetsEvaluation,
    seat: Seat,
    totals: Totals,
    aside: Option<Colour>,
    rate: &mut RatedActionFn,
) {
    let before = outlook.sheet_inputs();
    let mut inputs = before;
    for rival in outlook.rivals(seat) {
        let mut alone = before;
        choose(outlook, &mut alone, rival, totals, aside, &mut |_, _| {});
        inputs[rival.index()] = alone[rival.index()];
    }
    choose(outlook, &mut inputs, seat, totals, aside, rate);
}

/// Rates every action of `seat` in step C against the sheets in `inputs`, then stores the best result
/// in `inputs[seat]`.
fn choose(
    outlook: &SheetsEvaluation,
    inputs: &mut SheetInputs,
    seat: Seat,
    totals: Totals,
    aside: Option<Colour>,
    rate: &mut RatedActionFn,
) {
    let sheet = outlook.sheet(seat);
    let penalised = outlook.is_active(seat) && aside.is_none();
    let passed = if penalised { sheet.penalised() } else { *sheet };
    let mut best = (passed, f32::NEG_INFINITY);
    let open = Colour::ALL.into_iter().filter(|&colour| aside != Some(colour));
    let fit = open.filter(|&colour| sheet.fits(colour, totals[colour.index()]));
    let writes = fit.map(|c| (Action::Write(c), sheet.with(c, totals[c.index()])));
    for (action, after) in std::iter::once((Action::Pass, passed)).chain(writes) {
        inputs[seat.index()] = outlook.sheet_input(seat, &after);
        let worth = outlook.value(inputs, seat);
        rate(action, worth);
        if worth > best.1 {
            best = (after, worth);
        }
    }
    inputs[seat.index()] = outlook.sheet_input(seat, &best.0);
}
