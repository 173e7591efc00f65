//! The seats choose, and all stacks move at the same time.

use super::event::Choice;
use super::{Event, Phase, State, Target};
use mallard_engine::{EventSink, Seat};

impl State {
    /// A seat chooses, for the first time or again; the last choice moves all stacks (DNC-5).
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        target: Target,
        events: &mut impl EventSink<Event>,
    ) {
        let Phase::Choose(must) = self.public.phase else { return };
        let before = self.chosen[seat.index()].replace(target);
        let choice = Choice::Known(target);
        events.push(Event::Chose { seat, choice, changed: before.is_some() });

        if must.iter().all(|seat| self.chosen[seat.index()].is_some()) {
            let chosen = std::mem::take(&mut self.chosen);
            for (seat, target) in Seat::all(self.public.seats).zip(chosen) {
                if let Some(target) = target {
                    self.go(seat, target, events);
                }
            }
            self.lay_on_pile(events);
        }
    }

    /// Moves a whole stack (DNC-8).
    fn go(&mut self, seat: Seat, target: Target, events: &mut impl EventSink<Event>) {
        let Some(number) = self.moving(seat) else { return };
        let ducks = &mut self.ducks[seat.index()];
        let (from, height) = (ducks.cell(number), ducks.height(number));
        let covered = ducks.go(number, target);
        let to = ducks.cell(number);
        let beside = ducks.neighbours(number);
        events.push(Event::Moved { seat, number, height, from, to, covered, beside });
    }

    /// Puts a card that made a seat move onto the captain pile (DNC-12).
    fn lay_on_pile(&mut self, events: &mut impl EventSink<Event>) {
        if let Some(turned) = self.public.turned {
            self.pile.push(turned.card);
            events.push(Event::Piled { card: turned.card });
        }
        self.finish_call(events);
    }
}
