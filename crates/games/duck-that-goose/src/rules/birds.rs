//! Kill Two Birds With One Stone (DTG-26).

use super::event::{AddedBy, Event};
use super::kind::{Class, Kind};
use super::ranges::PlacedCard;
use super::state::State;
use super::task::{Gift, Task, TaskStep};
use mallard_engine::EventSink;

impl State {
    /// The kinds that Kill Two Birds could give, one card of each (DTG-26).
    pub(super) fn pile_kinds_to_give(&self) -> impl Iterator<Item = Kind> + '_ {
        self.pile.iter().map(|card| card.kind).filter(|kind| kind.class() == Class::Yellow)
    }

    /// Gives a card of the discard pile to a seat (DTG-26). The second gift ends the giving.
    pub(super) fn give(
        &mut self,
        first: Option<Gift>,
        gift: Gift,
        task: Task,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(card) = self.take_from_pile(gift.kind) else { return };
        let place = self.ranges.add(gift.to, PlacedCard::up(card));
        events.push(Event::Added { place, card, by: AddedBy::Card(Kind::TwoBirds) });
        match first {
            None => self.public.tasks.push(Task { step: TaskStep::Birds(Some(gift)), ..task }),
            Some(_) => self.give_birds(task, [first, Some(gift)]),
        }
    }

    /// Makes the actions of the given cards due: the first comes first, so it is on top (DTG-15).
    pub(super) fn give_birds(&mut self, task: Task, gifts: [Option<Gift>; 2]) {
        for Gift { to, kind } in gifts.into_iter().rev().flatten() {
            let decider = self.decider(to, task.ripe);
            let step = TaskStep::Due(kind);
            let due = Task { you: to, range: to, decider, ripe: task.ripe, optional: false, step };
            self.public.tasks.push(due);
        }
    }
}
