//! What becomes of the other seats in an imagined order of calls. None of it depends on what the one who thinks does,
//! but for when the round ends.

use super::super::{Call, Number};
use super::calls::Calls;
use super::odds::Odds;
use super::pond::Pond;
use super::quick;

/// Another seat.
#[derive(Clone, Debug)]
pub(super) struct Rival {
    pub(super) pond: Pond,
    /// Its points of the other rounds.
    pub(super) total: i32,
}

/// How the other seats stand after a call.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// Did one of them move?
    pub(super) moved: bool,
    /// Has one of them a single stack?
    pub(super) single: bool,
    /// The least standing among them, see [`standing`].
    pub(super) least: i32,
}

/// Points, and then visible ducks: who has less is ahead (DNC-17).
pub(super) fn standing(points: i32, pond: &Pond) -> i32 {
    points * STEP + i32::from(pond.visible().len())
}

/// A point in a [`standing`]: more than there are ducks.
pub(super) const STEP: i32 = 16;

/// The moments after `now`, the call that all choose for, and after each one to come, until one of them has a single
/// stack.
pub(super) fn moments(rivals: &mut [Rival], now: Call, calls: &Calls, moments: &mut Vec<Moment>) {
    moments.clear();
    let mut call = Some(now);
    for (next, odds) in calls.odds.iter().enumerate() {
        if next > 0 {
            // Where none of these seats moved at the last call, none would at a REPEAT of it.
            call = calls.cards[next - 1].call(call);
        }
        let mut moment = Moment { moved: false, single: false, least: i32::MAX };
        for Rival { pond, total } in &mut *rivals {
            if let Some(number) = call.and_then(|call| call.moves(pond.visible())) {
                moment.moved = true;
                play(pond, number, odds);
            }
            moment.single |= pond.is_single();
            moment.least = moment.least.min(standing(*total + pond.points(), pond));
        }
        moments.push(moment);
        if moment.single {
            break;
        }
    }
}

/// A stack goes where the quick choice would have it.
pub(super) fn play(pond: &mut Pond, number: Number, odds: &Odds) {
    let to = quick::target(pond, number, odds);
    pond.go(number, to);
}
