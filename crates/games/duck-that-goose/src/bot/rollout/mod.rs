//! Rollouts in a determinization.
//!
//! One seat acts, all continue for some turns by the rollout policy ([`quick`]), and then the ranges are evaluated
//! ([`table`]) and converted into probabilities of winning the match ([`race`]). Each seat knows only the facedown
//! cards that it has seen, so that rollouts are realistic.

mod down;
mod offer;
mod quick;
mod race;
mod table;
mod tally;
mod turn;

use self::offer::on_offer;
use self::table::LookaheadTable;
use super::super::{Action, DuckThatGoose, Phase, State, Task, dealt_each};
use mallard_engine::{Game, MAX_SEATS, Seat};

/// More decisions than any round has: 80,000 random rounds of nine seats took 137 at most.
const MAX_ROUND_DECISIONS: u32 = 300;

/// The rollout policy's choice for `seat` in this determinization; `None` if the seat does not decide. `room` is
/// scratch space for a list of actions.
pub(super) fn quickly(state: &State, seat: Seat, room: &mut Vec<Action>) -> Option<Action> {
    let task = state.public.task().filter(|task| task.decider == seat)?;
    Some(quick::quick(state, task, room))
}

/// The probability, in millionths, that `seat` wins the match if it plays this in a determinization and all continue by
/// the rollout policy, for a number of further turns or until the round is over.
pub(super) fn expected_points(
    start: &State,
    seat: Seat,
    action: Action,
    turns: u8,
    room: &mut Vec<Action>,
) -> i64 {
    let chance = line(start, Some((seat, action)), turns, room)[seat.index()];
    #[expect(clippy::cast_possible_truncation, reason = "a million at most")]
    let millionths = (chance * 1e6) as i64;
    millionths
}

/// The probability of each seat to win the match if one seat plays this action, or the rollout policy's, and all
/// continue by that policy, for a number of further turns or until the round is over.
pub(super) fn line(
    start: &State,
    first: Option<(Seat, Action)>,
    turns: u8,
    room: &mut Vec<Action>,
) -> [f32; MAX_SEATS] {
    let mut state = start.clone();
    let quickly = |state: &State, task: Task, room: &mut Vec<Action>| {
        (task.decider, quick::quick(state, task, room))
    };
    let mut next = first.or_else(|| state.public.task().map(|task| quickly(&state, task, room)));
    let mut turns = turns;
    for _ in 0..MAX_ROUND_DECISIONS {
        let Some((decider, action)) = next else { break };
        let turn = state.public.turn.seat;
        DuckThatGoose::take_step(&mut state, decider, action, &mut ());
        let Some(task) = state.public.task().filter(|_| state.public.round == start.public.round)
        else {
            break;
        };
        if state.public.turn.seat != turn {
            turns = turns.saturating_sub(1);
            if turns == 0 {
                break;
            }
        }
        next = Some(quickly(&state, task, room));
    }
    chances(start, &state)
}

/// The win probabilities of all seats at the end of a rollout.
fn chances(start: &State, end: &State) -> [f32; MAX_SEATS] {
    let mut totals = end.public.totals.map(|total| total.eighths);
    let rounds =
        start.public.options.rounds.with(start.public.seats).saturating_sub(start.public.round);
    let mut to_come = f32::from(rounds);
    if end.public.round == start.public.round && end.public.phase == Phase::Play {
        let table = LookaheadTable::seen_by_owners(end);
        for (total, range) in totals.iter_mut().zip(table.totals()) {
            *total += range;
        }
        if let (Some(task), Some(top)) = (end.public.task(), end.pile.last()) {
            let offered = on_offer(table.range(task.range), Some(top.kind), end.public.seats);
            totals[task.range.index()] -= offered;
        }
        to_come += share_to_come(end);
    }
    if end.public.round == start.public.round && matches!(end.public.phase, Phase::Peek(_)) {
        // The round has hardly begun.
        to_come += 1.0;
    }
    race::chances(end.public.seats, &totals, to_come)
}

/// How much of the round is still to come: the share of facedown cards.
fn share_to_come(state: &State) -> f32 {
    let down = state.ranges.all().iter().filter(|laid| laid.is_down()).count();
    let dealt = dealt_each(state.public.seats) * state.public.seats;
    f32::from(u8::try_from(down).unwrap_or(dealt)) / f32::from(dealt)
}
