//! The captain turns a card.

use super::state::{Phase, State};
use super::turned::{Fate, Turned};
use super::{Call, CaptainCard, Event};
use mallard_engine::{EventSink, Seat, SeatSet};

impl State {
    /// Turns the next card and finds the seats that have to move (DNC-5, DNC-9).
    pub(super) fn turn(&mut self, events: &mut impl EventSink<Event>) {
        let Some(card) = self.draw(events) else { return };
        self.public.calls += 1;
        // The call that a Repeat repeats counts as its own (DNC-13).
        let call = card.call(self.public.turned.and_then(Turned::call));
        events.push(Event::Turned { card, call, number: self.public.calls });
        let must = call.map_or(SeatSet::EMPTY, |call| self.seats_that_can_move(call, events));
        match call {
            Some(call) if !must.is_empty() => {
                self.public.turned = Some(Turned { card, fate: Fate::Calls(call) });
                self.public.phase = Phase::Choose(must);
            }
            _ => self.discard(card, events),
        }
    }

    /// The top card of the deck; if the deck is empty, the captain pile becomes the deck (DNC-13).
    fn draw(&mut self, events: &mut impl EventSink<Event>) -> Option<CaptainCard> {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.pile);
            self.rng.shuffle(&mut self.deck);
            events.push(Event::Reshuffled { cards: self.deck.count() });
        }
        self.deck.pop()
    }

    /// The seats that can move at this call. The others quack (DNC-9).
    fn seats_that_can_move(&self, call: Call, events: &mut impl EventSink<Event>) -> SeatSet {
        let mut must = SeatSet::EMPTY;
        for seat in Seat::all(self.public.seats) {
            match (self.ducks(seat).called(call, self.public.variants()), call.number()) {
                (None, Some(number)) => {
                    let animal = self.public.animals[seat.index()];
                    events.push(Event::Quacked { seat, number, animal });
                }
                _ => must = must.with(seat),
            }
        }
        must
    }

    /// Puts the card in the discard zone, where every card remains visible (DNC-12).
    fn discard(&mut self, card: CaptainCard, events: &mut impl EventSink<Event>) {
        self.public.turned = Some(Turned { card, fate: Fate::Discarded });
        self.public.discards.push(card);
        let count = self.public.discards.count();
        let left = self.public.most_discards().saturating_sub(count);
        events.push(Event::Discarded { card, count, left });
        self.finish_call(events);
    }
}
