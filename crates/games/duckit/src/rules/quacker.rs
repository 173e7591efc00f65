//! Puts the Quacker into a hand, and banks a card of that hand (DKT-12, DKT-13).

use super::event::{Event, FaceDown};
use super::state::{Round, Taken};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::{EventSink, Seat};

impl Round {
    pub(super) fn take_quacker(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let card = self.quacker;
        self.hands[seat.index()] = self.hand(seat).with(card);
        // From now on its hand may have a card of those suits: the Quacker.
        let voids = std::mem::replace(&mut self.voids[seat.index()], SuitSet::EMPTY);
        self.taken = Some(Taken { by: seat, banked: None, voids, played: CardSet::EMPTY });
        events.push(Event::TookQuacker { seat, card: FaceDown::Known(card) });
    }

    pub(super) fn bank(
        &mut self,
        seat: Seat,
        card: Card,
        forced: bool,
        events: &mut impl EventSink<Event>,
    ) {
        self.hands[seat.index()] = self.hand(seat).without(card);
        if let Some(taken) = &mut self.taken {
            taken.banked = Some(card);
        }
        events.push(Event::Banked { seat, card: FaceDown::Known(card), forced });
    }
}
