//! The expected effects of a turn and of the cards played in it.

use super::super::{Class, Kind, RangeSlot};
use super::beliefs::{BelievedRanges, BelievedSlot};
use super::worth::{self, Eighths};
use mallard_engine::Seat;

impl BelievedRanges {
    /// The value after this card comes face up on a range: in place of a facedown one, discarded or this very card, or
    /// next to the others.
    pub(super) fn after_playing(
        &self,
        kind: Kind,
        seat: Seat,
        place: Option<RangeSlot>,
    ) -> Eighths {
        let mut guess = self.clone();
        match place {
            Some(place) => guess.set(place, BelievedSlot::Up(kind, None)),
            None => guess.put(seat, BelievedSlot::Up(kind, None)),
        }
        if kind.class() == Class::Purple {
            guess.move_potatoes();
        }
        match kind {
            Kind::Bus => guess.after_bus(seat),
            Kind::Copycat => guess.after_copycat(seat),
            _ => guess.value() + guess.gain(seat, worth::choice(kind)),
        }
    }

    /// The Bus goes to the seat that it hurts most.
    fn after_bus(&self, seat: Seat) -> Eighths {
        let Some(place) = self.find(seat, Kind::Bus) else { return self.value() };
        let to = |to| self.after(|guess| guess.shift(place, to));
        self.others(seat).map(to).max().unwrap_or_default()
    }

    /// Copycat gets the best name.
    fn after_copycat(&self, seat: Seat) -> Eighths {
        let named = |kind| self.after(|guess| guess.name(seat, kind));
        Kind::copied().map(named).max().unwrap_or_default()
    }

    /// The seat adds this card and discards the facedown one that it can best do without.
    pub(super) fn after_adding(&self, kind: Kind, seat: Seat) -> Eighths {
        let without = |place: &RangeSlot| {
            self.after(|guess| {
                guess.take(*place);
            })
        };
        let room = self.facedown(seat).max_by_key(without);
        self.after_playing(kind, seat, room)
    }

    /// The seat turns up the facedown card that is best turned up.
    pub(super) fn after_turning_up(&self, seat: Seat) -> Eighths {
        let worth = |place| self.after_turning(place);
        self.facedown(seat).map(worth).max().unwrap_or_else(|| self.value())
    }

    /// The seat turns up this facedown card.
    pub(super) fn after_turning(&self, place: RangeSlot) -> Eighths {
        match self.at(place) {
            Some(BelievedSlot::Down(Some(kind))) => {
                self.after_playing(kind, place.seat, Some(place))
            }
            // Among cards of equal value a known one is better: the other may still be replaced.
            _ => self.value() - self.gain(place.seat, 1),
        }
    }

    /// The seat draws one of these cards, each in that number, and adds or discards it.
    pub(super) fn after_drawing(&self, seat: Seat, unseen: &[(Kind, u8)]) -> Eighths {
        let discarded = self.after_turning_up(seat);
        let after = |kind| match self.after_adding(kind, seat) {
            added if kind == Kind::GooseChase => added,
            added => added.max(discarded),
        };
        let weighed = unseen.iter().map(|&(kind, count)| i32::from(count) * after(kind));
        let cards: i32 = unseen.iter().map(|&(_, count)| i32::from(count)).sum();
        weighed.sum::<Eighths>() / cards.max(1)
    }
}
