//! Carries out an action.

use super::action::Action;
use super::event::Event;
use super::kind::Kind;
use super::ranges::RangeSlot;
use super::state::{CardInTransit, State};
use super::task::{Gift, Task, TaskStep};
use mallard_engine::{EventSink, MAX_SEATS, Seat, SeatSet};

/// Plays an action that [`super::check`] allowed, and continues to the next decision.
#[inline]
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    state.public.looking = [SeatSet::EMPTY; MAX_SEATS];
    match action {
        Action::Peek(slots) => state.peek(seat, slots, events),
        Action::TurnUpRipe => state.turn_up_ripe(seat, events),
        Action::UseRipe => state.use_ripe(seat, events),
        _ => {
            if let Some(task) = state.public.tasks.pop() {
                state.decide(task, action, events);
            }
        }
    }
    state.settle(events);
}

impl State {
    fn decide(&mut self, task: Task, action: Action, events: &mut impl EventSink<Event>) {
        match (task.step, action) {
            (TaskStep::Open, Action::Draw) => self.draw_card(events),
            (TaskStep::Open, Action::Take) => self.take_discard(events),
            (TaskStep::Open | TaskStep::TurnUp, Action::Card(place)) => {
                self.turn_up(place, task, events);
            }
            (TaskStep::Keep, Action::Add) => {
                self.public.tasks.push(self.turn_task(TaskStep::MakeRoom));
            }
            (TaskStep::Keep, _) => self.discard_held(events),
            (TaskStep::MakeRoom, Action::Card(place)) => self.add_held(Some(place), events),
            (TaskStep::Look, Action::Do) => self.look_at_deck(events),
            (TaskStep::Arrange(_), Action::Arrange(order)) => self.arrange(order, events),
            (TaskStep::Act(kind), Action::Do) => self.act(kind, task, events),
            (TaskStep::Control, Action::Seat(target)) => {
                self.public.control[target.index()] = Some(task.you);
                events.push(Event::Controlled { seat: task.you, target });
            }
            (TaskStep::Name, Action::Name(kind)) => self.name(kind, task, events),
            (TaskStep::Birds(first), Action::Give { to, kind }) => {
                self.give(first, Gift { to, kind }, task, events);
            }
            (TaskStep::Bus, Action::Seat(target)) => {
                if let Some(place) = self.find_uncovered(task.range, Kind::Bus) {
                    self.move_card(place, target, Kind::Bus, events);
                }
            }
            (TaskStep::Direction(chosen), _) => {
                self.turn_tables(chosen, action == Action::Left, events);
            }
            (_, Action::Card(place)) => self.decide_card(task, place, events),
            (_, Action::Decline) => self.decline(task, events),
            _ => {}
        }
    }

    /// Carries out the choice of a card on the table.
    fn decide_card(&mut self, task: Task, place: RangeSlot, events: &mut impl EventSink<Event>) {
        match task.step {
            TaskStep::Shoot | TaskStep::Wind => {
                let laid = self.ranges.take(place);
                self.discard(place.seat, Some(place), laid.card, events);
            }
            TaskStep::Lay(card) => self.lay(card, place, task, events),
            TaskStep::Flip => self.flip(place, task, events),
            TaskStep::Steal => self.move_card(place, task.range, Kind::Thunder, events),
            TaskStep::Choose(seat, chosen) => self.choose(task, (seat, chosen), place, events),
            _ => {}
        }
    }

    fn draw_card(&mut self, events: &mut impl EventSink<Event>) {
        let Some(card) = self.draw(events) else { return };
        let (seat, by) = (self.public.turn.seat, self.public.turn.viewers());
        events.push(Event::Drew { seat, by, mark: card.mark, kind: Some(card.kind) });
        self.held = Some(CardInTransit { card, drawn: true });
        self.public.tasks.push(self.turn_task(TaskStep::Keep));
    }

    fn take_discard(&mut self, events: &mut impl EventSink<Event>) {
        let Some(card) = self.pile.pop() else { return };
        events.push(Event::Took { seat: self.public.turn.seat, card });
        self.held = Some(CardInTransit { card, drawn: false });
        self.public.tasks.push(self.turn_task(TaskStep::MakeRoom));
    }

    fn discard_held(&mut self, events: &mut impl EventSink<Event>) {
        if let Some(held) = self.held.take() {
            self.discard(self.public.turn.seat, None, held.card, events);
        }
        self.public.tasks.push(self.turn_task(TaskStep::TurnUp));
    }

    /// Leaves the task undone; if it was the second gift of Kill Two Birds, the first gift's action
    /// follows.
    fn decline(&mut self, task: Task, events: &mut impl EventSink<Event>) {
        if let TaskStep::Birds(Some(first)) = task.step {
            return self.give_birds(task, [Some(first), None]);
        }
        if let Some(kind) = task.step.action_of() {
            events.push(Event::Declined { seat: task.you, kind });
        }
        if task.step == TaskStep::LastQuestion {
            self.end_round(events);
        }
    }
}
