//! The view of a viewer.

use super::tableau::{Covered, Tableau};
use super::turned::{Fate, Turned};
use super::{Animal, Call, CaptainCard, Number, Options, Target, VariantSet};
use mallard_engine::cards;
use mallard_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The options of the match.
    pub options: Options,
    /// Number of seats.
    pub seats: u8,
    /// The seat that turns the cards.
    pub captain: Seat,
    /// The decision that the match waits for.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u8,
    /// How many cards have been turned in the round.
    pub calls: u16,
    /// The card turned last in the round, and its fate.
    pub turned: Option<Turned>,
    /// The cards to draw from.
    pub deck: Cards,
    /// The captain pile. A card in play is not on it yet.
    pub pile: Pile,
    /// The discard zone, the last card last.
    pub discards: Vec<CaptainCard>,
    /// The cards that are in no pile (DNC-20).
    pub aside: Cards,
    /// How many cards in the discard zone end the round (DNC-15).
    pub most_discards: u8,
    /// Each seat's stacks.
    pub tableaux: Vec<Tableau>,
    /// Each seat's animal in a round with madness; otherwise empty (DNC-22).
    pub animals: Vec<Animal>,
    /// The points of the finished rounds: a list per round, a number per seat.
    pub points: Vec<Vec<i8>>,
    /// The facts that an attentive player remembers.
    pub recall: Recall,
}

/// The decision that the match waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The captain turns the next card.
    Turn,
    /// The seats choose where the called stacks go. Each seat has an answer.
    Choose(Vec<Answer>),
    /// The match is over.
    Over,
}

/// A seat's answer to the call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The number is covered: it cannot move (DNC-9).
    Quacks,
    /// It has to choose.
    Chooses,
    /// It has chosen; its choice is hidden until all have.
    Ready,
    /// It has chosen this. Shown to the seat itself.
    Chose(Target),
}

/// The captain's cards that are face down or under others.
pub type Cards = cards::CardPile<CaptainCard>;

/// The captain pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile {
    /// The top card.
    pub top: Option<CaptainCard>,
    /// All its cards.
    pub cards: Cards,
}

/// Cards that were open once and are covered now. Bots of higher levels use this; players see it only with the memory
/// aid on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// Each seat's covered ducks, from low to high.
    pub covered: Vec<Vec<Covered>>,
    /// The cards still to be turned, from low to high and not in the deck's order. Those put aside are among them: no
    /// player can identify them (DNC-20).
    pub deck: Vec<CaptainCard>,
}

impl View {
    /// The variants of the round.
    pub fn variants(&self) -> VariantSet {
        self.options.on(self.round)
    }

    /// The animal whose sound `seat` makes instead of a quack (DNC-22).
    pub fn animal(&self, seat: Seat) -> Option<Animal> {
        self.animals.get(seat.index()).copied()
    }

    /// The score of `seat` if the round ended now (DNC-16).
    pub fn score(&self, seat: Seat) -> i8 {
        self.variants().points(self.tableau(seat).visible())
    }

    /// The stacks of `seat`.
    pub fn tableau(&self, seat: Seat) -> &Tableau {
        &self.tableaux[seat.index()]
    }

    /// The call to answer now, while the seats choose.
    pub fn call(&self) -> Option<Call> {
        match self.phase {
            Phase::Choose(_) => self.turned.and_then(Turned::call),
            Phase::Turn | Phase::Over => None,
        }
    }

    /// The number on top of the stack that this seat has to move now, or has chosen to.
    pub fn moving(&self, seat: Seat) -> Option<Number> {
        self.tableau(seat).called(self.call()?, self.variants())
    }

    /// The answer of `seat` to the call, while the seats choose.
    pub fn answer(&self, seat: Seat) -> Option<Answer> {
        match &self.phase {
            Phase::Choose(answers) => answers.get(seat.index()).copied(),
            Phase::Turn | Phase::Over => None,
        }
    }

    /// The seats that cannot move at the card turned last, or could not (DNC-9).
    pub fn quacks(&self) -> SeatSet {
        let call = match self.turned {
            Some(Turned { fate: Fate::Calls(call), .. }) => call,
            // A discarded Repeat calls nothing (DNC-11).
            Some(Turned { fate: Fate::Discarded, card }) => match card.call(None) {
                Some(call) => call,
                None => return SeatSet::EMPTY,
            },
            None => return SeatSet::EMPTY,
        };
        let quacks = |seat: &Seat| self.tableau(*seat).called(call, self.variants()).is_none();
        Seat::all(self.seats).filter(quacks).collect()
    }

    /// How many more cards in the discard zone end the round (DNC-15).
    pub fn discards_left(&self) -> u8 {
        let count = u8::try_from(self.discards.len()).unwrap_or(u8::MAX);
        self.most_discards.saturating_sub(count)
    }

    /// A seat's points in the finished rounds.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points.iter().map(|round| i16::from(round[seat.index()])).sum()
    }

    /// The covered ducks of the stack with this number on top, from above, as an attentive player
    /// remembers them.
    pub fn remembered(&self, seat: Seat, number: Number) -> Vec<Number> {
        let covered = &self.recall.covered[seat.index()];
        let below = |by: &Number| {
            covered.iter().find(|covered| covered.by == *by).map(|covered| covered.number)
        };
        std::iter::successors(below(&number), below).collect()
    }
}
