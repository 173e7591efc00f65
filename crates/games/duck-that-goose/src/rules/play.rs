//! Cards that are played, moved and covered (DTG-13 to DTG-16).

use super::card::{Card, Mark};
use super::event::{AddedBy, Event};
use super::kind::{Class, Kind};
use super::ranges::{PlacedCard, RangeSlot};
use super::state::State;
use super::task::{Task, TaskStep};
use mallard_engine::{EventSink, List, Seat};

/// A card that is about to move.
type Mover = (Seat, Mark);

/// More cards than ever move at once: one per seat, or the five that can be Hot Potatoes.
const MAX_MOVING_CARDS: usize = 9;

impl State {
    /// Handles a card that came face up on a range by being added, turned up or put there: a purple one moves the
    /// Potatoes, then its action is due (DTG-13, DTG-16).
    pub(super) fn played(&mut self, kind: Kind, due: Task, events: &mut impl EventSink<Event>) {
        match kind {
            Kind::Ripe => self.public.ripe_spent = false,
            Kind::CashCow => self.public.cow_spent = false,
            _ => {}
        }
        if kind.class() == Class::Purple {
            self.move_potatoes(events);
        }
        self.public.tasks.push(Task { step: TaskStep::Due(kind), ..due });
    }

    /// Adds a card face up to a range and plays it.
    pub(super) fn add(
        &mut self,
        card: Card,
        by: AddedBy,
        due: Task,
        events: &mut impl EventSink<Event>,
    ) {
        let place = self.ranges.add(due.range, PlacedCard::up(card));
        events.push(Event::Added { place, card, by });
        self.played(card.kind, due, events);
    }

    /// Adds the drawn or taken card, in place of a facedown one that is discarded first (DTG-11), or without one if
    /// none is left (DTG-31).
    pub(super) fn add_held(&mut self, room: Option<RangeSlot>, events: &mut impl EventSink<Event>) {
        let Some(held) = self.held.take() else { return };
        let by = if held.drawn { AddedBy::Draw } else { AddedBy::Take };
        let due = self.turn_task(TaskStep::Open);
        let Some(place) = room else { return self.add(held.card, by, due, events) };
        let old = self.ranges.replace(place, PlacedCard::up(held.card));
        self.discard(place.seat, Some(place), old.card, events);
        events.push(Event::Added { place, card: held.card, by });
        self.played(held.card.kind, due, events);
    }

    /// Turns a facedown card up and plays it.
    pub(super) fn turn_up(
        &mut self,
        place: RangeSlot,
        due: Task,
        events: &mut impl EventSink<Event>,
    ) {
        let card = self.ranges.turn_up(place);
        events.push(Event::TurnedUp { place, card });
        self.played(card.kind, due, events);
    }

    /// Moves an uncovered card to another range, which does not count as playing it (DTG-13). A stolen card does
    /// nothing until it is played again (DTG-28).
    pub(super) fn move_card(
        &mut self,
        from: RangeSlot,
        to: Seat,
        by: Kind,
        events: &mut impl EventSink<Event>,
    ) {
        let laid = self.ranges.take(from);
        let to = self.ranges.add(to, laid);
        if let Some(kind) = laid.counts_as() {
            match kind {
                Kind::Ripe if by == Kind::Thunder => self.public.ripe_spent = true,
                Kind::CashCow if by == Kind::Thunder => self.public.cow_spent = true,
                _ => {}
            }
            events.push(Event::Moved { from, to, kind, mark: laid.card.mark, by });
        }
    }

    /// Moves every face-up Potato one seat to the left, all at once. The moving ones are determined before the first
    /// one moves and uncovers another (DTG-16).
    fn move_potatoes(&mut self, events: &mut impl EventSink<Event>) {
        let potatoes = self.slots().filter(|(_, laid)| laid.counts_as() == Some(Kind::HotPotato));
        let mut movers: List<Mover, MAX_MOVING_CARDS> =
            List::new((Seat::new(0), Card::FILLER.mark));
        for (place, laid) in potatoes {
            movers.push((place.seat, laid.card.mark));
        }
        self.move_all(&movers, 1, Kind::HotPotato, events);
    }

    /// Moves cards `steps` seats to the left, all at once.
    pub(super) fn move_all(
        &mut self,
        movers: &[Mover],
        steps: u8,
        by: Kind,
        events: &mut impl EventSink<Event>,
    ) {
        for &(seat, mark) in movers {
            if let Some((from, _)) = self.ranges.find(seat, mark) {
                self.move_card(from, seat.step_left(steps, self.public.seats), by, events);
            }
        }
    }

    /// The uncovered place of a card that counts as this kind in a range.
    pub(super) fn find_uncovered(&self, seat: Seat, kind: Kind) -> Option<RangeSlot> {
        let mut slots = self.ranges.slots(seat);
        slots.find(|(_, laid)| laid.counts_as() == Some(kind)).map(|(place, _)| place)
    }
}
