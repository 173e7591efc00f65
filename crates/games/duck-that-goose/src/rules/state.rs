//! The complete state of a match, with its hidden parts.

use super::Options;
use super::card::{Card, FreeMarks};
use super::kind::{CARDS, Kind};
use super::points::Points;
use super::ranges::{PlacedCard, RangeSlot, Ranges};
use super::task::{Task, TaskStep};
use mallard_engine::{List, MAX_SEATS, Rng, Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

pub(super) const SEATS: RangeInclusive<u8> = 2..=9;

/// How many tasks can be open at once: a turn, Cash Cow, two gifts of Kill Two Birds or the card that Burst turned up,
/// and the same again for Ripe. No card is in two of them.
pub(super) const DEPTH: usize = 10;

/// How many cards Cash Cow looks at (DTG-22).
pub(super) const LOOK: usize = 3;

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(super) rng: Rng,
    pub(crate) public: Public,
    pub(crate) ranges: Ranges,
    /// The top card last.
    pub(crate) deck: List<Kind, CARDS>,
    /// The seats that have seen each of the cards at the top of the deck, topmost first (DTG-22).
    pub(super) deck_seen: [SeatSet; LOOK],
    /// The top card last. Every player saw every card go there.
    pub(crate) pile: List<Card, CARDS>,
    pub(super) free: FreeMarks,
    /// The card that was drawn or taken and has not been added yet.
    pub(crate) held: Option<CardInTransit>,
}

/// What all players see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    pub options: Options,
    pub seats: u8,
    /// The number of the round, from 1.
    pub round: u8,
    pub dealer: Seat,
    /// Each seat's score in the finished rounds.
    pub totals: [Points; MAX_SEATS],
    pub phase: Phase,
    pub turn: CurrentTurn,
    /// The open tasks, the latest last: that one is to decide now.
    pub tasks: List<Task, DEPTH>,
    /// For each seat the other seat that decides its next turn, if any (DTG-23).
    pub control: [Option<Seat>; MAX_SEATS],
    /// Has Ripe been used or stolen since it was last played (DTG-31, DTG-28)?
    pub ripe_spent: bool,
    /// Has Cash Cow been stolen since it was last played (DTG-28)?
    pub cow_spent: bool,
    /// For each seat, the seats looking at its facedown cards right now (DTG-4, DTG-17): from the
    /// last decision of any seat to the next.
    pub looking: [SeatSet; MAX_SEATS],
}

/// The decision that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// These seats have yet to look at two of their cards (DTG-4).
    Peek(SeatSet),
    /// The topmost task.
    Play,
    Over,
}

/// The current turn. Before the first of a round it is the dealer's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CurrentTurn {
    pub seat: Seat,
    /// The seat that decides for it, if another does (DTG-23).
    pub controller: Option<Seat>,
}

/// A card between pile and range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardInTransit {
    pub(crate) card: Card,
    /// Was it drawn, so that only the seat and its controller know it?
    pub(super) drawn: bool,
}

impl CurrentTurn {
    /// The seats that see the same cards as this turn's seat (DTG-23).
    pub(super) fn viewers(self) -> SeatSet {
        self.controller.into_iter().fold(SeatSet::only(self.seat), SeatSet::with)
    }
}

impl Public {
    /// The task to decide now.
    #[inline]
    pub fn task(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    pub fn rounds(&self) -> u8 {
        self.options.rounds.with(self.seats)
    }

    /// The lowest total wins; ties are shared (DTG-36).
    pub(crate) fn standing(&self) -> Standing {
        Standing::by(self.seats, |a, b| self.totals[a.index()].cmp(&self.totals[b.index()]))
    }
}

impl State {
    /// The seat that makes the choices of `seat`: itself or its controller, unless Ripe has paused
    /// the turn (DTG-23).
    pub(super) fn decider(&self, seat: Seat, ripe: bool) -> Seat {
        match self.public.turn.controller {
            Some(controller) if self.public.turn.seat == seat && !ripe => controller,
            _ => seat,
        }
    }

    pub(super) fn turn_task(&self, step: TaskStep) -> Task {
        let seat = self.public.turn.seat;
        let decider = self.decider(seat, false);
        Task { you: seat, range: seat, decider, ripe: false, optional: false, step }
    }

    /// Every uncovered card on the table.
    pub(super) fn slots(&self) -> impl Iterator<Item = (RangeSlot, PlacedCard)> + '_ {
        Seat::all(self.public.seats).flat_map(|seat| self.ranges.slots(seat))
    }

    /// Can a card be drawn or revealed (DTG-12)?
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || self.pile.len() >= 2
    }

    /// Must the seat take the top of the discard pile (DTG-8)?
    pub(crate) fn chase_lies_open(&self) -> bool {
        self.pile.last().is_some_and(|card| card.kind == Kind::GooseChase)
    }
}
