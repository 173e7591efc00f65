//! Puts the Quacker into a hand, and banks a card of that hand (DKT-12, DKT-13).

use super::event::{Event, FaceDown};
use super::{Quacker, State};
use crate::Card;
use mallard_engine::{EventSink, Seat};

impl State {
    pub(super) fn take_quacker(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let card = self.quacker.itself();
        self.hands[seat.index()] = self.hand(seat).with(card);
        // From now on its hand may have a card of those suits: the Quacker.
        let recall = &mut self.public.recall;
        recall.quacker_voids = std::mem::take(&mut recall.voids[seat.index()]);
        self.quacker = Quacker::Taken { by: seat, card, banked: None };
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
        if let Quacker::Taken { banked, .. } = &mut self.quacker {
            *banked = Some(card);
        }
        events.push(Event::Banked { seat, card: FaceDown::Known(card), forced });
    }
}
