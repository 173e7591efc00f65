//! The ranges: each seat's cards on the table, facedown, face up and covered.

use super::card::{Card, Mark};
use super::kind::{CARDS, Kind};
use mallard_engine::{List, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The place of an uncovered card in a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RangeSlot {
    /// The range's owner.
    pub seat: Seat,
    /// Its number in the range, from 0. Cards under another have none.
    pub slot: u8,
}

/// The seats that have seen a facedown card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Seen {
    /// Those that all players know of.
    pub(super) by: SeatSet,
    /// Has its owner looked at it before the first turn? Only the owner knows which two cards those
    /// were (DTG-4).
    pub(super) first_look: bool,
}

impl Seen {
    /// A card that these seats have seen before all.
    pub(super) const fn by(seats: SeatSet) -> Self {
        Self { by: seats, first_look: false }
    }

    /// All that have seen it, if it is in the range of `owner`.
    #[inline]
    pub(crate) fn by_all(self, owner: Seat) -> SeatSet {
        if self.first_look { self.by.with(owner) } else { self.by }
    }
}

/// The position of a card: facedown, face up or covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardPosition {
    Down(Seen),
    /// Face up, counting as this kind: its own, except for a Copycat that was named (DTG-24).
    Up(Kind),
    /// Face up under the next card of the range, and counting as this kind again once that card leaves (DTG-21).
    Covered(Kind),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlacedCard {
    pub(crate) card: Card,
    pub(crate) lies: CardPosition,
}

impl PlacedCard {
    /// A face-up card that counts as itself.
    pub(super) const fn up(card: Card) -> Self {
        Self { card, lies: CardPosition::Up(card.kind) }
    }

    pub(super) const fn is_covered(self) -> bool {
        matches!(self.lies, CardPosition::Covered(_))
    }

    pub(crate) const fn is_down(self) -> bool {
        matches!(self.lies, CardPosition::Down(_))
    }

    /// The kind it counts as; `None` unless it is face up and uncovered.
    #[inline]
    pub(crate) const fn counts_as(self) -> Option<Kind> {
        match self.lies {
            CardPosition::Up(kind) => Some(kind),
            CardPosition::Down(_) | CardPosition::Covered(_) => None,
        }
    }

    /// Is it a Copycat without a name, covered or not?
    pub(super) const fn is_unnamed(self) -> bool {
        matches!(self.lies, CardPosition::Up(Kind::Copycat) | CardPosition::Covered(Kind::Copycat))
    }
}

/// All ranges in one list, seat after seat; a covered card comes right before the card on top of
/// it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ranges {
    cards: List<PlacedCard, CARDS>,
    /// The index at which each seat's cards end.
    ends: [u8; MAX_SEATS],
}

impl Ranges {
    pub(super) const fn new() -> Self {
        Self { cards: List::new(PlacedCard::up(Card::FILLER)), ends: [0; MAX_SEATS] }
    }

    #[inline]
    fn start(&self, seat: Seat) -> usize {
        match seat.index() {
            0 => 0,
            index => usize::from(self.ends[index - 1]),
        }
    }

    #[inline]
    fn end(&self, seat: Seat) -> usize {
        usize::from(self.ends[seat.index()])
    }

    /// Everything in a range, covered cards included.
    #[inline]
    pub(crate) fn range(&self, seat: Seat) -> &[PlacedCard] {
        &self.cards[self.start(seat)..self.end(seat)]
    }

    /// Everything in a range, to change in place.
    pub(super) fn range_mut(&mut self, seat: Seat) -> &mut [PlacedCard] {
        let (start, end) = (self.start(seat), self.end(seat));
        &mut self.cards[start..end]
    }

    pub(crate) fn all(&self) -> &[PlacedCard] {
        &self.cards
    }

    /// The uncovered cards of a range with their places.
    #[inline]
    pub(crate) fn slots(&self, seat: Seat) -> impl Iterator<Item = (RangeSlot, PlacedCard)> + '_ {
        let uncovered = self.range(seat).iter().filter(|laid| !laid.is_covered());
        (0..).zip(uncovered).map(move |(slot, &laid)| (RangeSlot { seat, slot }, laid))
    }

    pub(crate) fn at(&self, place: RangeSlot) -> Option<PlacedCard> {
        self.slots(place.seat).nth(usize::from(place.slot)).map(|(_, laid)| laid)
    }

    /// The kinds that the face-up uncovered cards of a range count as.
    #[inline]
    pub(crate) fn face_up(&self, seat: Seat) -> impl Iterator<Item = Kind> + '_ {
        self.range(seat).iter().filter_map(|laid| laid.counts_as())
    }

    #[inline]
    pub(crate) fn has_down(&self, seat: Seat) -> bool {
        self.range(seat).iter().any(|laid| laid.is_down())
    }

    fn index(&self, place: RangeSlot) -> usize {
        let start = self.start(place.seat);
        let mut uncovered =
            (start..self.end(place.seat)).filter(|&at| !self.cards[at].is_covered());
        uncovered.nth(usize::from(place.slot)).expect("a checked place has a card")
    }

    fn insert(&mut self, seat: Seat, at: usize, laid: PlacedCard) {
        self.cards.insert(at, laid);
        for end in &mut self.ends[seat.index()..] {
            *end += 1;
        }
    }

    /// Takes the card at a place; the card below it counts again (DTG-21).
    pub(super) fn take(&mut self, place: RangeSlot) -> PlacedCard {
        let at = self.index(place);
        let laid = self.cards.remove(at);
        for end in &mut self.ends[place.seat.index()..] {
            *end -= 1;
        }
        if at > self.start(place.seat) {
            let below = &mut self.cards[at - 1];
            if let CardPosition::Covered(kind) = below.lies {
                below.lies = CardPosition::Up(kind);
            }
        }
        laid
    }

    /// Adds a card at the right end of a range, covered cards included, and returns its place.
    pub(super) fn add(&mut self, seat: Seat, laid: PlacedCard) -> RangeSlot {
        self.insert(seat, self.end(seat), laid);
        self.last(seat)
    }

    fn last(&self, seat: Seat) -> RangeSlot {
        let slots = self.slots(seat).count().saturating_sub(1);
        RangeSlot { seat, slot: u8::try_from(slots).unwrap_or(u8::MAX) }
    }

    pub(super) fn replace(&mut self, place: RangeSlot, laid: PlacedCard) -> PlacedCard {
        let at = self.index(place);
        std::mem::replace(&mut self.cards[at], laid)
    }

    /// Puts a card on top of the one at a place (DTG-21).
    pub(super) fn cover(&mut self, place: RangeSlot, laid: PlacedCard) {
        let at = self.index(place);
        if let CardPosition::Up(kind) = self.cards[at].lies {
            self.cards[at].lies = CardPosition::Covered(kind);
        }
        self.insert(place.seat, at + 1, laid);
    }

    pub(super) fn turn_up(&mut self, place: RangeSlot) -> Card {
        let at = self.index(place);
        let card = self.cards[at].card;
        self.cards[at] = PlacedCard::up(card);
        card
    }

    /// The place of an uncovered card in a range.
    pub(crate) fn find(&self, seat: Seat, mark: Mark) -> Option<(RangeSlot, PlacedCard)> {
        self.slots(seat).find(|(_, laid)| laid.card.mark == mark)
    }
}
