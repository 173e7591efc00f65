//! The complete state of a match, with its hidden parts.

use super::Options;
use super::card::{Card, FreeMarks};
use super::kind::{CARDS, Kind};
use super::list::List;
use super::points::Points;
use super::ranges::{PlacedCard, RangeSlot, Ranges};
use super::task::{Task, TaskStep};
use mallard_engine::{MAX_SEATS, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How many seats can play.
pub(super) const SEATS: RangeInclusive<u8> = 2..=9;

/// How many tasks can be open at once: a turn, Cash Cow, two gifts of Kill Two Birds or the card that Burst turned up,
/// and the same again for Ripe. No card is in two of them.
pub(super) const DEPTH: usize = 10;

/// How many cards Cash Cow looks at (DTG-22).
pub(super) const LOOK: usize = 3;

/// A match of Duck That Goose!
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(super) rng: Rng,
    /// Its number, from 1.
    pub(crate) round: u8,
    pub(super) dealer: Seat,
    pub(crate) totals: [Points; MAX_SEATS],
    pub(crate) phase: Phase,
    pub(crate) turn: CurrentTurn,
    pub(super) tasks: List<Task, DEPTH>,
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
    /// The seat that decides the next turn of each seat (DTG-23).
    pub(super) control: [Option<Seat>; MAX_SEATS],
    /// Has Ripe been used or stolen since it was last played (DTG-31, DTG-28)?
    pub(super) ripe_spent: bool,
    /// Has Cash Cow been stolen since it was last played (DTG-28)?
    pub(super) cow_spent: bool,
    /// The seats that are looking at each seat's facedown cards right now: since the last decision.
    pub(super) looking: [SeatSet; MAX_SEATS],
}

/// The decision that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// These seats have yet to look at two of their cards (DTG-4).
    Peek(SeatSet),
    /// The topmost task.
    Play,
    /// The match is over.
    Over,
}

/// The current turn. Before the first of a round it is the dealer's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CurrentTurn {
    /// The seat whose turn it is.
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

impl State {
    /// The task to decide now.
    #[inline]
    pub(crate) fn task(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    /// The seat that makes the choices of `seat`: itself or its controller, unless Ripe has paused
    /// the turn (DTG-23).
    pub(super) fn decider(&self, seat: Seat, ripe: bool) -> Seat {
        match self.turn.controller {
            Some(controller) if self.turn.seat == seat && !ripe => controller,
            _ => seat,
        }
    }

    /// A task of the turn itself.
    pub(super) fn turn_task(&self, step: TaskStep) -> Task {
        let seat = self.turn.seat;
        let decider = self.decider(seat, false);
        Task { you: seat, range: seat, decider, ripe: false, optional: false, step }
    }

    /// Every uncovered card on the table.
    pub(super) fn slots(&self) -> impl Iterator<Item = (RangeSlot, PlacedCard)> + '_ {
        Seat::all(self.seats).flat_map(|seat| self.ranges.slots(seat))
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
