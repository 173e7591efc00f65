//! Carries out an action.

use super::action::Action;
use super::event::Event;
use super::kind::Kind;
use super::ranges::Place;
use super::state::{Held, State};
use super::task::{Gift, Step, Task};
use crate::engine::{MAX_SEATS, Seat, SeatSet, Sink};

/// Plays an action that [`super::check`] allowed, and continues to the next decision.
#[inline]
pub(super) fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
    state.looking = [SeatSet::EMPTY; MAX_SEATS];
    match action {
        Action::Peek(slots) => state.peek(seat, slots, events),
        Action::TurnUpRipe => state.turn_up_ripe(seat, events),
        Action::UseRipe => state.use_ripe(seat, events),
        _ => {
            if let Some(task) = state.tasks.pop() {
                state.decide(task, action, events);
            }
        }
    }
    state.settle(events);
}

impl State {
    /// Carries out the answer to a task.
    fn decide(&mut self, task: Task, action: Action, events: &mut impl Sink<Event>) {
        match (task.step, action) {
            (Step::Open, Action::Draw) => self.draw_card(events),
            (Step::Open, Action::Take) => self.take_discard(events),
            (Step::Open | Step::TurnUp, Action::Card(place)) => self.turn_up(place, task, events),
            (Step::Keep, Action::Add) => self.tasks.push(self.turn_task(Step::MakeRoom)),
            (Step::Keep, _) => self.discard_held(events),
            (Step::MakeRoom, Action::Card(place)) => self.add_held(Some(place), events),
            (Step::Look, Action::Do) => self.look_at_deck(events),
            (Step::Arrange(_), Action::Arrange(order)) => self.arrange(order, events),
            (Step::Act(kind), Action::Do) => self.act(kind, task, events),
            (Step::Control, Action::Seat(target)) => {
                self.control[target.index()] = Some(task.you);
                events.push(Event::Controlled { seat: task.you, target });
            }
            (Step::Name, Action::Name(kind)) => self.name(kind, task, events),
            (Step::Birds(first), Action::Give { to, kind }) => {
                self.give(first, Gift { to, kind }, task, events);
            }
            (Step::Bus, Action::Seat(target)) => {
                if let Some(place) = self.find_uncovered(task.range, Kind::Bus) {
                    self.move_card(place, target, Kind::Bus, events);
                }
            }
            (Step::Direction(chosen), _) => {
                self.turn_tables(chosen, action == Action::Left, events);
            }
            (_, Action::Card(place)) => self.decide_card(task, place, events),
            (_, Action::Decline) => self.decline(task, events),
            _ => {}
        }
    }

    /// Carries out the choice of a card on the table.
    fn decide_card(&mut self, task: Task, place: Place, events: &mut impl Sink<Event>) {
        match task.step {
            Step::Shoot | Step::Wind => {
                let laid = self.ranges.take(place);
                self.discard(place.seat, Some(place), laid.card, events);
            }
            Step::Lay(card) => self.lay(card, place, task, events),
            Step::Flip => self.flip(place, task, events),
            Step::Steal => self.move_card(place, task.range, Kind::Thunder, events),
            Step::Choose(seat, chosen) => self.choose(task, (seat, chosen), place, events),
            _ => {}
        }
    }

    fn draw_card(&mut self, events: &mut impl Sink<Event>) {
        let Some(card) = self.draw(events) else { return };
        let (seat, by) = (self.turn.seat, self.turn.eyes());
        events.push(Event::Drew { seat, by, mark: card.mark, kind: Some(card.kind) });
        self.held = Some(Held { card, drawn: true });
        self.tasks.push(self.turn_task(Step::Keep));
    }

    fn take_discard(&mut self, events: &mut impl Sink<Event>) {
        let Some(card) = self.pile.pop() else { return };
        events.push(Event::Took { seat: self.turn.seat, card });
        self.held = Some(Held { card, drawn: false });
        self.tasks.push(self.turn_task(Step::MakeRoom));
    }

    fn discard_held(&mut self, events: &mut impl Sink<Event>) {
        if let Some(held) = self.held.take() {
            self.discard(self.turn.seat, None, held.card, events);
        }
        self.tasks.push(self.turn_task(Step::TurnUp));
    }

    /// Leaves the task undone; if it was the second gift of Kill Two Birds, the first gift's action
    /// follows.
    fn decline(&mut self, task: Task, events: &mut impl Sink<Event>) {
        if let Step::Birds(Some(first)) = task.step {
            return self.give_birds(task, [Some(first), None]);
        }
        if let Some(kind) = task.step.action_of() {
            events.push(Event::Declined { seat: task.you, kind });
        }
        if task.step == Step::LastQuestion {
            self.end_round(events);
        }
    }
}
