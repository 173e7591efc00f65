//! The rollout policy: rollouts use it thousands of times per decision.

use super::super::super::{Action, DuckThatGoose, State, Task, TaskStep};
use super::super::worth::{Eighths, choice, points};
use super::table::LookaheadTable;
use super::tally::LookaheadScore;
use super::turn::LookaheadTurn;
use mallard_engine::{Game, Seat};

/// By how much Ripe must improve the value to be used before the round ends.
const RIPE_PAYS: Eighths = points(4);

/// The answer to a task; among equals the last. `room` is scratch space for a list of actions.
pub(super) fn quick(state: &State, task: Task, room: &mut Vec<Action>) -> Action {
    let seat = task.decider;
    if state.ripe_to_use() == Some(seat) && ripe_pays(state, task, seat) {
        return Action::UseRipe;
    }
    if matches!(task.step, TaskStep::Open | TaskStep::Keep | TaskStep::MakeRoom | TaskStep::TurnUp)
    {
        return LookaheadTurn::from_state(state, task, seat).answer(task.step);
    }
    DuckThatGoose::legal(state, seat, room);
    let asked = |action: &&Action| !matches!(action, Action::TurnUpRipe | Action::UseRipe);
    let table = LookaheadTable::from_state(state, seat);
    let worth = |action: &Action| table.after(state, task, *action);
    room.iter().filter(asked).copied().max_by_key(worth).unwrap_or(Action::Decline)
}

fn ripe_pays(state: &State, task: Task, seat: Seat) -> bool {
    let Some(top) = state.pile.last() else { return false };
    let tally = LookaheadScore::from_state(state, seat, seat);
    let gain = tally.total() - tally.after(top.kind, 0) + choice(top.kind);
    gain > if task.step == TaskStep::LastQuestion { 0 } else { RIPE_PAYS }
}
