//! When the Time is Ripe (DTG-31).

use super::event::{AddedBy, Event};
use super::kind::Kind;
use super::options::Deck;
use super::ranges::{CardPosition, RangeSlot};
use super::state::State;
use super::task::{Task, TaskStep};
use mallard_engine::{EventSink, Seat};

/// The place of a Ripe that its owner can use or turn up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ready {
    /// Facedown, and its owner has seen it.
    Facedown(RangeSlot),
    /// Face up, uncovered, and neither used nor stolen since it was played.
    FaceUp(RangeSlot),
}

impl Ready {
    const fn owner(self) -> Seat {
        match self {
            Self::Facedown(place) | Self::FaceUp(place) => place.seat,
        }
    }
}

impl State {
    fn ready_ripe(&self) -> Option<Ready> {
        // The novice deck has no Ripe (DTG-1).
        if self.public.options.deck == Deck::Novice {
            return None;
        }
        let (place, laid) = self.slots().find(|(_, laid)| laid.card.kind == Kind::Ripe)?;
        match laid.lies {
            CardPosition::Down(seen) => {
                seen.by_all(place.seat).has(place.seat).then_some(Ready::Facedown(place))
            }
            CardPosition::Up(_) => (!self.public.ripe_spent).then_some(Ready::FaceUp(place)),
            CardPosition::Covered(_) => None,
        }
    }

    /// The seat that can turn Ripe up or use it.
    #[inline]
    pub(super) fn ripe_holder(&self) -> Option<Seat> {
        match self.ready_ripe()? {
            Ready::FaceUp(_) if self.pile.is_empty() => None,
            ready => Some(ready.owner()),
        }
    }

    pub(super) fn ripe_to_turn_up(&self) -> Option<Seat> {
        match self.ready_ripe()? {
            Ready::Facedown(place) => Some(place.seat),
            Ready::FaceUp(_) => None,
        }
    }

    /// The seat that can use Ripe, turning it up first if necessary.
    pub(crate) fn ripe_to_use(&self) -> Option<Seat> {
        self.ready_ripe().map(Ready::owner).filter(|_| !self.pile.is_empty())
    }

    /// The owner turns Ripe up. That counts as playing it, and takes no turn.
    pub(super) fn turn_up_ripe(&mut self, owner: Seat, events: &mut impl EventSink<Event>) {
        if let Some(Ready::Facedown(place)) = self.ready_ripe() {
            self.turn_up(place, ripe_task(owner), events);
        }
    }

    /// The owner adds the top discard to its range; the current task waits.
    pub(super) fn use_ripe(&mut self, owner: Seat, events: &mut impl EventSink<Event>) {
        self.turn_up_ripe(owner, events);
        if self.public.task().is_some_and(|task| task.step == TaskStep::LastQuestion) {
            self.public.tasks.pop();
        }
        self.public.ripe_spent = true;
        events.push(Event::RipeUsed { seat: owner });
        if let Some(card) = self.pile.pop() {
            self.add(card, AddedBy::Card(Kind::Ripe), ripe_task(owner), events);
        }
    }
}

/// A task of Ripe, which its owner always decides itself (DTG-23).
const fn ripe_task(owner: Seat) -> Task {
    Task {
        you: owner,
        range: owner,
        decider: owner,
        ripe: true,
        optional: false,
        step: TaskStep::Due(Kind::Ripe),
    }
}
