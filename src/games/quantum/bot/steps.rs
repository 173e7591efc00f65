//! What the diver writes in steps B and C.
//!
//! In step C all choose at once: it takes it that each of the others does what is best for that seat if nobody
//! else writes.

use super::super::{Action, Colour};
use super::outlook::{AllTold, Outlook};
use super::prospect::Totals;
use crate::engine::Seat;

/// Step B: what a seat does whose turn it is; of equals the last of the list, which is to write nothing.
pub(super) fn active(
    outlook: &Outlook,
    seat: Seat,
    totals: Totals,
    legal: &[Action],
) -> Option<Action> {
    let worth = |action| {
        let Action::Write(colour) = action else {
            return everyone(outlook, seat, totals, None).1;
        };
        let after = outlook.with(seat, colour, totals[colour.index()]);
        let told = after.told();
        if told[seat.index()].is_full() {
            after.worth(&told, seat)
        } else {
            everyone(&after, seat, totals, Some(colour)).1
        }
    };
    let rated = legal.iter().map(|&action| (action, worth(action)));
    rated.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}

/// Step C: what a seat does, one colour perhaps being set aside, and what that is worth.
pub(super) fn everyone(
    outlook: &Outlook,
    seat: Seat,
    totals: Totals,
    aside: Option<Colour>,
) -> (Action, f32) {
    let before = outlook.told();
    let mut told = before;
    for rival in outlook.rivals(seat) {
        let mut alone = before;
        choose(outlook, &mut alone, rival, totals, aside);
        told[rival.index()] = alone[rival.index()];
    }
    choose(outlook, &mut told, seat, totals, aside)
}

/// What is best for a seat in step C if the others' sheets are as told, which is then told of its own.
fn choose(
    outlook: &Outlook,
    told: &mut AllTold,
    seat: Seat,
    totals: Totals,
    aside: Option<Colour>,
) -> (Action, f32) {
    let sheet = outlook.sheet(seat);
    let penalised = outlook.is_active(seat) && aside.is_none();
    let passed = if penalised { sheet.penalised() } else { *sheet };
    let mut best = (Action::Pass, passed, f32::NEG_INFINITY);
    let open = Colour::ALL.into_iter().filter(|&colour| aside != Some(colour));
    let fit = open.filter(|&colour| sheet.fits(colour, totals[colour.index()]));
    let writes = fit.map(|c| (Action::Write(c), sheet.with(c, totals[c.index()])));
    for (action, after) in std::iter::once((Action::Pass, passed)).chain(writes) {
        told[seat.index()] = outlook.tell(seat, &after);
        let worth = outlook.worth(told, seat);
        if worth > best.2 {
            best = (action, after, worth);
        }
    }
    told[seat.index()] = outlook.tell(seat, &best.1);
    (best.0, best.2)
}
