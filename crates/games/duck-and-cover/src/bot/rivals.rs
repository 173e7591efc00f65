//! The other seats in a sampled order of calls. The searching seat's moves affect only when the round ends.

use super::super::{Call, Number};
use super::calls::Calls;
use super::odds::Odds;
use super::pond::Pond;
use super::quick;

#[derive(Clone, Debug)]
pub(super) struct Rival {
    pub(super) pond: Pond,
    /// Its points from the other rounds.
    pub(super) total: i32,
}

/// The other seats after a call.
#[derive(Clone, Copy, Debug)]
pub(super) struct RivalState {
    /// Did one of them move?
    pub(super) moved: bool,
    /// Has one of them a single stack?
    pub(super) single: bool,
    /// The lowest standing among them, see [`standing`].
    pub(super) least: i32,
}

/// Points, then visible ducks: the lower is ahead (DNC-17).
pub(super) fn standing(points: i32, pond: &Pond) -> i32 {
    points * STEP + i32::from(pond.visible().len())
}

/// The weight of a point in a [`standing`]: more than the number of ducks.
pub(super) const STEP: i32 = 16;

/// The moments after `now`, the call that all choose for, and after each call to come, until one of
/// the seats has a single stack.
pub(super) fn moments(
    rivals: &mut [Rival],
    now: Call,
    calls: &Calls,
    moments: &mut Vec<RivalState>,
) {
    moments.clear();
    let mut call = Some(now);
    for (next, odds) in calls.odds.iter().enumerate() {
        if next > 0 {
            // If none of these seats moved at the last call, none would at a Repeat of it.
            call = calls.cards[next - 1].call(call);
        }
        let mut moment = RivalState { moved: false, single: false, least: i32::MAX };
        for Rival { pond, total } in &mut *rivals {
            if let Some(number) = call.and_then(|call| pond.called(call)) {
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

/// Moves a stack by the rollout policy.
pub(super) fn play(pond: &mut Pond, number: Number, odds: &Odds) {
    let to = quick::target(pond, number, odds);
    pond.go(number, to);
}
