//! Looks at hidden cards: the first look, Second Sight, Cash Cow (DTG-4, DTG-17, DTG-22).

use super::Event;
use super::action::Order;
use super::ranges::{CardPosition, RangeSlot};
use super::state::{LOOK, Phase, State};
use super::task::{Task, TaskStep};
use mallard_engine::{EventSink, Seat, SeatSet};

impl State {
    /// A seat looks at two of its cards; after the last the first turn begins (DTG-4).
    pub(super) fn peek(&mut self, seat: Seat, slots: [u8; 2], events: &mut impl EventSink<Event>) {
        let range = (0..).zip(self.ranges.range_mut(seat));
        for (_, laid) in range.filter(|(slot, _)| slots.contains(slot)) {
            if let CardPosition::Down(seen) = &mut laid.lies {
                seen.first_look = true;
                self.public.looking[seat.index()] = SeatSet::only(seat);
            }
        }
        events.push(Event::Peeked { seat });
        if let Phase::Peek(waiting) = self.public.phase {
            let waiting = waiting.without(seat);
            self.public.phase = if waiting.is_empty() { Phase::Play } else { Phase::Peek(waiting) };
        }
    }

    /// The range's owner looks at all its facedown cards (DTG-17); the seat that controls its turn
    /// sees them too (DTG-23).
    pub(super) fn second_sight(&mut self, task: Task, events: &mut impl EventSink<Event>) {
        let owner = task.range;
        let controlled = self.public.turn.seat == owner && !task.ripe;
        let by = if controlled { self.public.turn.viewers() } else { SeatSet::only(owner) };
        let uncovered = self.ranges.range_mut(owner).iter_mut().filter(|laid| !laid.is_covered());
        for (slot, laid) in (0..).zip(uncovered) {
            if let CardPosition::Down(seen) = &mut laid.lies {
                seen.by = seen.by.or(by);
                // A seat that finds no facedown card does not look.
                self.public.looking[owner.index()] = by;
                let place = RangeSlot { seat: owner, slot };
                events.push(Event::Looked { place, by, kind: Some(laid.card.kind) });
            }
        }
    }

    /// Cash Cow's owner looks at the top of the deck (DTG-22).
    pub(super) fn look_at_deck(&mut self, events: &mut impl EventSink<Event>) {
        let by = self.public.turn.viewers();
        let mut count = 0;
        for (&kind, seen_by) in self.deck.iter().rev().zip(&mut self.deck_seen).take(LOOK) {
            *seen_by = seen_by.or(by);
            events.push(Event::DeckSeen { by, depth: count, kind: Some(kind) });
            count += 1;
        }
        self.public.tasks.push(self.turn_task(TaskStep::Arrange(count)));
    }

    /// Puts the cards back in this order, which only the seats that looked know (DTG-22).
    pub(super) fn arrange(&mut self, order: Order, events: &mut impl EventSink<Event>) {
        let by = self.public.turn.viewers();
        let top = self.deck.len().saturating_sub(1);
        let before = self.deck;
        for (depth, &old) in order.places().iter().enumerate() {
            self.deck[top - depth] = before[top - usize::from(old)];
            self.deck_seen[depth] = by;
        }
        events.push(Event::Arranged { by, order: Some(order) });
    }
}
