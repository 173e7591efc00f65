//! The order of turns and questions (DTG-5, DTG-6, DTG-11a).

use super::Event;
use super::kind::Kind;
use super::state::{CurrentTurn, Phase, State};
use super::task::{Task, TaskStep};
use mallard_engine::{EventSink, Pending, Seat, SeatSet};

/// The seats that have to decide; the seat that could use Ripe may too (DTG-31).
#[inline]
pub(super) fn pending(state: &State) -> Pending {
    let owed = match state.public.phase {
        Phase::Peek(waiting) => return Pending::Decide { owed: waiting, may: SeatSet::EMPTY },
        Phase::Over => return Pending::Over(state.public.standing()),
        Phase::Play => {
            state.public.task().map_or(SeatSet::EMPTY, |task| SeatSet::only(task.decider))
        }
    };
    let may = state.ripe_holder().map_or(SeatSet::EMPTY, SeatSet::only).minus(owed);
    Pending::Decide { owed, may }
}

impl State {
    /// Continues to the next decision. It leaves out tasks that cannot be done (DTG-14), and
    /// questions whose only answer is to decline.
    pub(super) fn settle(&mut self, events: &mut impl EventSink<Event>) {
        while self.public.phase == Phase::Play {
            let Some(task) = self.public.task() else {
                self.next_turn(events);
                continue;
            };
            match task.step {
                TaskStep::Due(kind) => {
                    self.public.tasks.pop();
                    self.begin(kind, task, events);
                }
                _ if self.can_be_done(task) => return,
                _ => {
                    self.public.tasks.pop();
                    self.leave_out(task, events);
                }
            }
        }
    }

    /// Is there anything to choose or to do?
    fn can_be_done(&self, task: Task) -> bool {
        match task.step {
            TaskStep::Open
            | TaskStep::MakeRoom
            | TaskStep::TurnUp
            | TaskStep::Act(Kind::SecondSight) => self.ranges.has_down(task.range),
            TaskStep::Look => !self.deck.is_empty(),
            TaskStep::Arrange(count) => count > 0,
            TaskStep::Act(Kind::ShootFoot) => {
                self.has_target(Task { step: TaskStep::Shoot, ..task })
            }
            TaskStep::Act(Kind::Devil) => self.pile.iter().any(|card| card.kind == Kind::Devil),
            TaskStep::Name => self.ranges.all().iter().any(|laid| laid.is_unnamed()),
            TaskStep::Birds(_) => self.pile_kinds_to_give().next().is_some(),
            TaskStep::Bus => self.find_uncovered(task.range, Kind::Bus).is_some(),
            TaskStep::Direction(chosen) => !chosen.is_empty(),
            TaskStep::LastQuestion => self.ripe_to_use() == Some(task.you),
            TaskStep::Shoot
            | TaskStep::Flip
            | TaskStep::Wind
            | TaskStep::Steal
            | TaskStep::Choose(..) => self.has_target(task),
            // The table always has a card to put one on: the card being played.
            TaskStep::Keep
            | TaskStep::Act(_)
            | TaskStep::Control
            | TaskStep::Lay(_)
            | TaskStep::Due(_) => true,
        }
    }

    /// Handles a task that cannot be done.
    fn leave_out(&mut self, task: Task, events: &mut impl EventSink<Event>) {
        match task.step {
            // The last facedown card was a Ripe, turned up in the meantime (DTG-31).
            TaskStep::MakeRoom => self.add_held(None, events),
            TaskStep::Birds(first) => self.give_birds(task, [first, None]),
            TaskStep::Choose(seat, chosen) => self.choose_next(task, seat, chosen),
            _ => {}
        }
    }

    /// Ends the turn. The next seat with a facedown card begins; if none has one the round ends, unless Ripe can still
    /// be used (DTG-6, DTG-31).
    fn next_turn(&mut self, events: &mut impl EventSink<Event>) {
        let after = self.public.turn.seat.step_left(1, self.public.seats);
        let next = after.clockwise(self.public.seats).find(|&seat| self.ranges.has_down(seat));
        match (next, self.ripe_to_use()) {
            (Some(seat), _) => self.begin_turn(seat, events),
            (None, Some(owner)) => self.public.tasks.push(Task {
                you: owner,
                range: owner,
                decider: owner,
                ripe: true,
                optional: true,
                step: TaskStep::LastQuestion,
            }),
            (None, None) => self.end_round(events),
        }
    }

    /// Begins the turn of a seat, with Cash Cow first (DTG-22).
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let controller = self.public.control[seat.index()].take();
        self.public.turn = CurrentTurn { seat, controller };
        events.push(Event::TurnBegan { seat, controller });
        self.public.tasks.push(self.turn_task(TaskStep::Open));
        let cow = self.find_uncovered(seat, Kind::CashCow).filter(|_| !self.public.cow_spent);
        if cow.is_some() && !self.deck.is_empty() {
            self.public.tasks.push(self.turn_task(TaskStep::Look));
        }
    }
}
