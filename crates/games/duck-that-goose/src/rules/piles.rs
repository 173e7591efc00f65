//! Deck and discard pile.

use super::Event;
use super::card::Card;
use super::kind::Kind;
use super::ranges::RangeSlot;
use super::state::{LOOK, State};
use super::task::TaskStep;
use mallard_engine::{EventSink, Seat, SeatSet};

impl State {
    /// Takes the top card of the deck and marks it; `None` if the deck is empty.
    pub(super) fn take_from_deck(&mut self) -> Option<Card> {
        let kind = self.deck.pop()?;
        self.deck_seen.rotate_left(1);
        self.deck_seen[LOOK - 1] = SeatSet::EMPTY;
        // Ripe can make Burst turn up a card that Cash Cow has just looked at.
        for task in self.public.tasks.iter_mut() {
            if let TaskStep::Arrange(count) = &mut task.step {
                *count = count.saturating_sub(1);
            }
        }
        Some(Card { kind, mark: self.free.take() })
    }

    /// Draws or reveals a card, renewing an empty deck first; `None` if no card is left (DTG-12).
    pub(super) fn draw(&mut self, events: &mut impl EventSink<Event>) -> Option<Card> {
        if !self.can_draw() {
            return None;
        }
        if self.deck.is_empty() {
            self.renew(events);
        }
        self.take_from_deck()
    }

    /// Shuffles the discard pile, except its top, into a new deck (DTG-12).
    fn renew(&mut self, events: &mut impl EventSink<Event>) {
        let Some(top) = self.pile.pop() else { return };
        while let Some(card) = self.pile.pop() {
            self.deck.push(card.kind);
            self.free.give_back(card.mark);
        }
        self.pile.push(top);
        self.rng.shuffle(&mut self.deck);
        let cards = u8::try_from(self.deck.len()).unwrap_or(u8::MAX);
        events.push(Event::Renewed { cards });
    }

    pub(super) fn discard(
        &mut self,
        seat: Seat,
        from: Option<RangeSlot>,
        card: Card,
        events: &mut impl EventSink<Event>,
    ) {
        self.pile.push(card);
        events.push(Event::Discarded { seat, from, card });
    }

    /// Takes the topmost card of a kind out of the discard pile.
    pub(super) fn take_from_pile(&mut self, kind: Kind) -> Option<Card> {
        let place = self.pile.iter().rposition(|card| card.kind == kind)?;
        Some(self.pile.remove(place))
    }
}
