//! Turn the Tables (DTG-30).

use super::Event;
use super::card::{Card, Mark};
use super::kind::Kind;
use super::ranges::RangeSlot;
use super::state::State;
use super::task::{Chosen, Task, TaskStep};
use mallard_engine::{EventSink, List, MAX_SEATS, Seat};

impl State {
    /// Asks a seat for a card.
    pub(super) fn ask_to_choose(&mut self, task: Task, seat: Seat, chosen: Chosen) {
        let decider = self.decider(seat, task.ripe);
        self.public.tasks.push(Task { decider, step: TaskStep::Choose(seat, chosen), ..task });
    }

    /// A seat gives this card.
    pub(super) fn choose(
        &mut self,
        task: Task,
        (seat, chosen): (Seat, Chosen),
        place: RangeSlot,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(laid) = self.ranges.at(place) else { return };
        let mark = laid.card.mark;
        events.push(Event::Chose { seat, place, mark });
        self.choose_next(task, seat, chosen.with(seat, mark));
    }

    /// Asks the next seat after this one; after the last, asks for the direction.
    pub(super) fn choose_next(&mut self, task: Task, seat: Seat, chosen: Chosen) {
        let next = seat.step_left(1, self.public.seats);
        if next == task.you {
            let decider = self.decider(task.you, task.ripe);
            self.public.tasks.push(Task { decider, step: TaskStep::Direction(chosen), ..task });
        } else {
            self.ask_to_choose(task, next, chosen);
        }
    }

    /// Moves all chosen cards that are still in their places one seat.
    pub(super) fn turn_tables(
        &mut self,
        chosen: Chosen,
        left: bool,
        events: &mut impl EventSink<Event>,
    ) {
        events.push(Event::Turned { left });
        let mut movers: List<(Seat, Mark), MAX_SEATS> =
            List::new((Seat::new(0), Card::FILLER.mark));
        for seat in Seat::all(self.public.seats) {
            let lying = chosen.get(seat).and_then(|mark| self.ranges.find(seat, mark));
            if let Some((_, laid)) = lying.filter(|(_, laid)| !laid.is_down()) {
                movers.push((seat, laid.card.mark));
            }
        }
        let steps = if left { 1 } else { self.public.seats - 1 };
        self.move_all(&movers, steps, Kind::Tables, events);
    }
}
