//! The table as a bot believes it to be, to try actions out.

use super::super::{Card, Class, Deck, Kind, Options, RangeSlot, Sheet, Slot, View};
use super::worth::{Eighths, hidden, soft};
use mallard_engine::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BelievedSlot {
    /// A facedown card, in the bot's belief.
    Down(Option<Kind>),
    /// A face-up card, and the one directly under it.
    Up(Kind, Option<Kind>),
}

#[derive(Clone, Debug)]
pub(super) struct BelievedRanges {
    ranges: Vec<Vec<BelievedSlot>>,
    /// The seat whose good counts.
    me: Seat,
    deck: Deck,
    peachy_keen_cancels: bool,
}

impl BelievedRanges {
    /// The guess of `me` from a view, with its memory or without.
    pub(super) fn from_view(view: &View, me: Seat, recall: bool) -> Self {
        let spot = |seat, slot, lies: &Slot| match lies {
            Slot::Down { kind, .. } => {
                let remembered = || view.remembered(RangeSlot { seat, slot }).filter(|_| recall);
                BelievedSlot::Down(kind.or_else(remembered))
            }
            Slot::Up { card, under } => {
                BelievedSlot::Up(card.kind, under.last().map(|below| below.kind))
            }
        };
        let range = |seat| {
            let slots = (0..).zip(view.range(seat));
            slots.map(|(slot, lies)| spot(seat, slot, lies)).collect()
        };
        let ranges = Seat::all(view.public.seats).map(range).collect();
        let Options { deck, peachy_keen_cancels, .. } = view.public.options;
        Self { ranges, me, deck, peachy_keen_cancels }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(u8::try_from(self.ranges.len()).unwrap_or(0))
    }

    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |&other| other != seat)
    }

    pub(super) fn at(&self, place: RangeSlot) -> Option<BelievedSlot> {
        self.ranges[place.seat.index()].get(usize::from(place.slot)).copied()
    }

    pub(super) fn facedown(&self, seat: Seat) -> impl Iterator<Item = RangeSlot> + '_ {
        let slots = (0..).zip(&self.ranges[seat.index()]);
        let down = slots.filter(|(_, spot)| matches!(spot, BelievedSlot::Down(_)));
        down.map(move |(slot, _)| RangeSlot { seat, slot })
    }

    /// The places of a seat's face-up blue cards.
    pub(super) fn blue(&self, seat: Seat) -> impl Iterator<Item = RangeSlot> + '_ {
        let slots = (0..).zip(&self.ranges[seat.index()]);
        let blue = |spot: &BelievedSlot| matches!(spot, BelievedSlot::Up(kind, _) if kind.class() == Class::Blue);
        slots.filter(move |(_, spot)| blue(spot)).map(move |(slot, _)| RangeSlot { seat, slot })
    }

    fn face_up(&self, seat: Seat) -> impl Iterator<Item = Kind> + '_ {
        self.ranges[seat.index()].iter().filter_map(|spot| match spot {
            BelievedSlot::Up(kind, _) => Some(*kind),
            BelievedSlot::Down(_) => None,
        })
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        Sheet::new(self.face_up(seat), self.peachy_keen_cancels)
    }

    /// The expected final score of a range.
    pub(super) fn range(&self, seat: Seat) -> Eighths {
        let devils = self
            .others(seat)
            .filter(|&other| self.face_up(other).filter(|&kind| kind == Kind::Devil).count() == 3);
        let mut sheet = self.sheet(seat).with_devils(devils.collect());
        let mut sum = sheet.result().eighths;
        for spot in &self.ranges[seat.index()] {
            match *spot {
                BelievedSlot::Down(Some(kind)) => {
                    let with = sheet.with_card(kind);
                    let added = with.result().eighths - sheet.result().eighths;
                    // A good card will be turned up; a bad one will most likely be discarded.
                    if soft(added) == added {
                        sheet = with;
                    }
                    sum += soft(added);
                }
                BelievedSlot::Down(None) => sum += hidden(&sheet),
                BelievedSlot::Up(..) => {}
            }
        }
        sum
    }

    /// How good the table is for `me`: its own score low, the others' high.
    pub(super) fn value(&self) -> Eighths {
        let theirs: Eighths = self.others(self.me).map(|seat| self.range(seat)).sum();
        theirs / self.count_others() - self.range(self.me)
    }

    /// Takes the card at a place; a card below it counts again.
    pub(super) fn take(&mut self, place: RangeSlot) -> Option<Kind> {
        let slot = usize::from(place.slot);
        let range = &mut self.ranges[place.seat.index()];
        match *range.get(slot)? {
            BelievedSlot::Up(kind, Some(below)) => {
                range[slot] = BelievedSlot::Up(below, None);
                Some(kind)
            }
            BelievedSlot::Up(kind, None) => {
                range.remove(slot);
                Some(kind)
            }
            BelievedSlot::Down(kind) => {
                range.remove(slot);
                kind
            }
        }
    }

    pub(super) fn put(&mut self, seat: Seat, spot: BelievedSlot) {
        self.ranges[seat.index()].push(spot);
    }

    pub(super) fn cover(&mut self, place: RangeSlot, kind: Kind) {
        if let Some(spot) = self.ranges[place.seat.index()].get_mut(usize::from(place.slot))
            && let BelievedSlot::Up(below, _) = *spot
        {
            *spot = BelievedSlot::Up(kind, Some(below));
        }
    }

    pub(super) fn set(&mut self, place: RangeSlot, spot: BelievedSlot) {
        if let Some(old) = self.ranges[place.seat.index()].get_mut(usize::from(place.slot)) {
            *old = spot;
        }
    }

    /// Moves a face-up card.
    pub(super) fn shift(&mut self, place: RangeSlot, to: Seat) {
        if let Some(kind) = self.take(place) {
            self.put(to, BelievedSlot::Up(kind, None));
        }
    }

    /// Moves the Potatoes, as every purple card does (DTG-16).
    pub(super) fn move_potatoes(&mut self) {
        let seats = u8::try_from(self.ranges.len()).unwrap_or(1);
        let mut moving = vec![0; self.ranges.len()];
        for (range, count) in self.ranges.iter_mut().zip(&mut moving) {
            let before = range.len();
            range.retain(|spot| *spot != BelievedSlot::Up(Kind::HotPotato, None));
            *count = before - range.len();
        }
        for seat in self.seats() {
            for _ in 0..moving[seat.index()] {
                self.put(seat.step_left(1, seats), BelievedSlot::Up(Kind::HotPotato, None));
            }
        }
    }

    /// Gives the Copycat in a range a name.
    pub(super) fn name(&mut self, seat: Seat, kind: Kind) {
        if let Some(place) = self.find(seat, Kind::Copycat) {
            self.set(place, BelievedSlot::Up(kind, None));
        }
    }

    /// The place where a kind is face up in a range.
    pub(super) fn find(&self, seat: Seat, kind: Kind) -> Option<RangeSlot> {
        let mut slots = (0..).zip(&self.ranges[seat.index()]);
        let found = slots.find(|(_, spot)| matches!(spot, BelievedSlot::Up(up, _) if *up == kind));
        found.map(|(slot, _)| RangeSlot { seat, slot })
    }

    /// The value to `me` of `worth` for `seat`.
    pub(super) fn gain(&self, seat: Seat, worth: Eighths) -> Eighths {
        if seat == self.me { worth } else { -worth / self.count_others() }
    }

    fn count_others(&self) -> i32 {
        i32::try_from(self.ranges.len()).unwrap_or(2).max(2) - 1
    }

    /// How many cards of each kind are not open: a drawn card is one of these.
    pub(super) fn unseen(&self, pile: &[Card]) -> Vec<(Kind, u8)> {
        let mut left =
            Kind::ALL.map(|kind| (kind, if self.deck.has(kind) { kind.copies() } else { 0 }));
        let known = self.ranges.iter().flatten().filter_map(|spot| match spot {
            BelievedSlot::Up(kind, _) => Some(*kind),
            BelievedSlot::Down(kind) => *kind,
        });
        for kind in known.chain(pile.iter().map(|card| card.kind)) {
            let (_, count) = &mut left[kind as usize];
            // A Copycat may make one more of its kind.
            *count = count.saturating_sub(1);
        }
        left.into_iter().filter(|(_, count)| *count > 0).collect()
    }

    pub(super) fn after(&self, change: impl FnOnce(&mut Self)) -> Eighths {
        let mut changed = self.clone();
        change(&mut changed);
        changed.value()
    }
}
