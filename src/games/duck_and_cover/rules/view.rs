//! What a viewer may know.

use super::tableau::{Covered, Tableau};
use super::turned::{Fate, Turned};
use super::{Call, CaptainCard, Number, Options, Target};
use crate::engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// For whom it is.
    pub viewer: Viewer,
    /// The switches of the match.
    pub options: Options,
    /// Number of seats.
    pub seats: u8,
    /// Who turns the cards.
    pub captain: Seat,
    /// What is waited for.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u8,
    /// How many cards were turned in the round.
    pub calls: u16,
    /// The card turned last in the round, and what came of it.
    pub turned: Option<Turned>,
    /// The cards to draw from.
    pub deck: Cards,
    /// The captain pile. A card in play is not on it yet.
    pub pile: Pile,
    /// The discard zone, the last card last.
    pub discards: Vec<CaptainCard>,
    /// How many cards in the discard zone end the round (DNC-15).
    pub most_discards: u8,
    /// Every seat's stacks.
    pub tableaux: Vec<Tableau>,
    /// The points of the rounds that are over, a list a round, a number a seat.
    pub points: Vec<Vec<i8>>,
    /// What an attentive player remembers.
    pub recall: Recall,
}

/// What is waited for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The captain turns the next card.
    Turn,
    /// The seats choose where the called stacks go. An answer for each seat.
    Choose(Vec<Answer>),
    /// The match is over.
    Over,
}

/// How a seat stands to the call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The number is covered: it cannot move (DNC-9).
    Quacks,
    /// It has to choose.
    Chooses,
    /// It has chosen; what, is hidden until all have.
    Ready,
    /// It has chosen this. For the seat itself.
    Chose(Target),
}

/// Cards of the captain that lie face down or under others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    /// How many.
    Hidden(u8),
    /// In order, the top card last. Only for [`Viewer::Everyone`].
    Seen(Vec<CaptainCard>),
}

/// The captain pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile {
    /// The card that lies on top.
    pub top: Option<CaptainCard>,
    /// All of its cards.
    pub cards: Cards,
}

/// What was open once and lies covered now. Bots of higher levels use it; people see it only
/// with the memory aid on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// For each seat its covered ducks, low to high.
    pub covered: Vec<Vec<Covered>>,
    /// The cards that are still to be turned, low to high, whatever order they lie in.
    pub deck: Vec<CaptainCard>,
}

impl Cards {
    /// How many.
    pub fn len(&self) -> u8 {
        match self {
            Self::Hidden(count) => *count,
            Self::Seen(cards) => u8::try_from(cards.len()).unwrap_or(u8::MAX),
        }
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl View {
    /// The stacks of a seat.
    pub fn tableau(&self, seat: Seat) -> &Tableau {
        &self.tableaux[seat.index()]
    }

    /// What has to move now, while the seats choose.
    pub fn call(&self) -> Option<Call> {
        match self.phase {
            Phase::Choose(_) => self.turned.and_then(Turned::call),
            Phase::Turn | Phase::Over => None,
        }
    }

    /// The number on top of the stack that this seat has to move now, or has chosen to.
    pub fn moving(&self, seat: Seat) -> Option<Number> {
        self.tableau(seat).called(self.call()?)
    }

    /// How a seat stands to the call, while the seats choose.
    pub fn answer(&self, seat: Seat) -> Option<Answer> {
        match &self.phase {
            Phase::Choose(answers) => answers.get(seat.index()).copied(),
            Phase::Turn | Phase::Over => None,
        }
    }

    /// The seats that cannot move, or could not, at the card turned last (DNC-9).
    pub fn quacks(&self) -> SeatSet {
        let Some(
            Turned { card: CaptainCard::Number(number), .. }
            | Turned { fate: Fate::Calls(Call::Number(number)), .. },
        ) = self.turned
        else {
            return SeatSet::EMPTY;
        };
        Seat::all(self.seats).filter(|&seat| !self.tableau(seat).visible().has(number)).collect()
    }

    /// How many more cards in the discard zone end the round (DNC-15).
    pub fn discards_left(&self) -> u8 {
        let count = u8::try_from(self.discards.len()).unwrap_or(u8::MAX);
        self.most_discards.saturating_sub(count)
    }

    /// The points of a seat in the rounds that are over.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points.iter().map(|round| i16::from(round[seat.index()])).sum()
    }

    /// The covered ducks of the stack with this number on top, from above: what an attentive
    /// player remembers.
    pub fn remembered(&self, seat: Seat, number: Number) -> Vec<Number> {
        let covered = &self.recall.covered[seat.index()];
        let below = |by: &Number| {
            covered.iter().find(|covered| covered.by == *by).map(|covered| covered.number)
        };
        std::iter::successors(below(&number), below).collect()
    }
}
