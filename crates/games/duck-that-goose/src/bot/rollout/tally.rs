//! The expected score of a range, kept as sums so that one card more or less is quick to count.

use super::super::super::{Cancel, CardPosition, KINDS, Kind, Points, State, Value};
use super::super::worth::{Eighths, choice, points};
use super::down::Down;
use mallard_engine::Seat;

/// The mean that a facedown card no seat has seen would add, less the value of its choice.
pub(super) const UNKNOWN: Eighths = points(7) / 2;

/// The average saving of a Copycat: it takes the place that a pair leaves.
pub(super) const COPYCAT: Eighths = points(6);

/// A range, counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct LookaheadScore {
    counts: [u8; KINDS],
    /// The sum of the face-up cards, before any multiplication.
    sum: Eighths,
    down: Down,
    /// The expected effect of the facedown cards on that, and their effect without the highest.
    hidden: (Eighths, Eighths),
    others: i32,
    peachy_keen_cancels: bool,
}

impl LookaheadScore {
    /// The range of a seat, with its facedown cards as far as `eyes` has seen them.
    pub(super) fn from_state(state: &State, seat: Seat, eyes: Seat) -> Self {
        let peachy_keen_cancels = state.public.options.peachy_keen_cancels;
        let mut tally = Self {
            counts: [0; KINDS],
            sum: 0,
            down: Down::none(state.public.options.deck),
            hidden: (0, 0),
            others: i32::from(state.public.seats) - 1,
            peachy_keen_cancels,
        };
        for kind in state.ranges.face_up(seat) {
            tally.put(kind);
        }
        for laid in state.ranges.range(seat) {
            if let CardPosition::Down(seen) = laid.lies {
                let known = seen.by_all(seat).has(eyes);
                tally.down.put(tally.facedown(known.then_some(laid.card.kind)));
            }
        }
        tally.hidden = tally.down.expected_points();
        tally
    }

    /// How many cards of a kind are face up.
    pub(super) const fn count(&self, kind: Kind) -> u8 {
        self.counts[kind as usize]
    }

    /// The effect of one more card of this kind on the sum.
    #[inline]
    fn added(&self, kind: Kind) -> Eighths {
        let points = Points::from_value(kind.value()).eighths;
        let before = self.count(kind);
        match kind.cancel() {
            Cancel::Pair if before % 2 == 1 => -points,
            Cancel::Triple if before == 2 => -2 * points,
            Cancel::Goose if before < self.count(other_goose(kind)) => -points,
            Cancel::Never if kind == Kind::PeachyKeen && self.peachy_keen_cancels => {
                if before % 2 == 1 { -points } else { points }
            }
            _ => points,
        }
    }

    /// Adds a face-up card.
    #[inline]
    pub(super) fn put(&mut self, kind: Kind) {
        self.sum += self.added(kind);
        self.counts[kind as usize] += 1;
    }

    /// Removes a face-up card.
    #[inline]
    pub(super) fn take(&mut self, kind: Kind) {
        let count = &mut self.counts[kind as usize];
        *count = count.saturating_sub(1);
        self.sum -= self.added(kind);
    }

    /// Adds a facedown card whose kind is known.
    pub(super) fn put_facedown(&mut self, kind: Kind) {
        self.down.put(self.facedown(Some(kind)));
        self.hidden = self.down.expected_points();
    }

    /// The saving when a facedown card that would add `adds` is used up.
    pub(super) fn saves(&self, adds: Eighths) -> Eighths {
        self.hidden.0 - self.down.expected_points_without(adds)
    }

    /// The saving when the highest of them is used up.
    #[inline]
    pub(super) const fn most_saved(&self) -> Eighths {
        self.hidden.0 - self.hidden.1
    }

    /// The effect of a facedown card on the sum if it were turned up, less the value of its choice.
    #[inline]
    pub(super) fn facedown(&self, kind: Option<Kind>) -> Eighths {
        let Some(kind) = kind else { return UNKNOWN };
        match kind.value() {
            Value::Add(_) if kind == Kind::Bus => -points(13) / self.others,
            Value::Add(_) if kind == Kind::Copycat => -COPYCAT,
            Value::Add(_) => self.added(kind) - choice(kind),
            Value::Double => self.sum,
            Value::Halve => -self.sum.abs() / 2,
            Value::Zero => -self.sum.abs(),
        }
    }

    #[inline]
    pub(super) fn total(&self) -> Eighths {
        self.scaled(self.sum + self.hidden.0, 0, 0)
    }

    /// The score with one more card in place of a facedown one that would have added `instead_of`.
    #[inline]
    pub(super) fn after(&self, kind: Kind, instead_of: Eighths) -> Eighths {
        let sum = self.sum + self.hidden.0 - instead_of;
        match kind.value() {
            Value::Add(_) => self.scaled(sum + self.added(kind), 0, 0),
            Value::Double => self.scaled(sum, 1, 0),
            Value::Halve => self.scaled(sum, 0, 1),
            Value::Zero => 0,
        }
    }

    #[inline]
    pub(super) fn with(&self, more: Eighths) -> Eighths {
        self.scaled(self.sum + self.hidden.0 + more, 0, 0)
    }

    #[inline]
    fn scaled(&self, sum: Eighths, swords: u8, halves: u8) -> Eighths {
        if self.count(Kind::Bullet) > 0 {
            return 0;
        }
        (sum << (self.count(Kind::Sword) + swords)) >> (self.count(Kind::HalfBad) + halves)
    }
}

/// The kind with which a goose cancels.
const fn other_goose(kind: Kind) -> Kind {
    if matches!(kind, Kind::WildGoose) { Kind::GooseChase } else { Kind::WildGoose }
}
