use super::event::Choice;
use super::state::{MOST_SEATS, Phase, Public};
use super::tableau::{Covered, Tableau};
use super::turned::{Fate, Turned};
use super::{Call, CaptainCard, Number, Target};
use mallard_engine::cards;
use mallard_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
    pub deck: Cards,
    /// The captain pile. A card in play is not on it yet.
    pub pile: Pile,
    /// The cards that are in no pile (DNC-20).
    pub aside: Cards,
    pub tableaux: Vec<Tableau>,
    /// The choice of each seat, while the seats choose.
    pub chosen: [Option<Choice>; MOST_SEATS],
    pub recall: Recall,
}

/// A seat's answer to the call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The number is covered: it cannot move (DNC-9).
    Quacks,
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
    pub top: Option<CaptainCard>,
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
    /// The score of `seat` if the round ended now (DNC-16).
    pub fn score(&self, seat: Seat) -> i8 {
        self.public.variants().points(self.tableau(seat).visible())
    }

    pub fn tableau(&self, seat: Seat) -> &Tableau {
        &self.tableaux[seat.index()]
    }

    /// The call to answer now, while the seats choose.
    pub fn call(&self) -> Option<Call> {
        match self.public.phase {
            Phase::Choose(_) => self.public.turned.and_then(Turned::call),
            Phase::Turn | Phase::Over => None,
        }
    }

    /// The number on top of the stack that this seat has to move now, or has chosen to.
    pub fn moving(&self, seat: Seat) -> Option<Number> {
        self.tableau(seat).called(self.call()?, self.public.variants())
    }

    /// The answer of `seat` to the call, while the seats choose.
    pub fn answer(&self, seat: Seat) -> Option<Answer> {
        let Phase::Choose(must) = self.public.phase else { return None };
        Some(match self.chosen[seat.index()] {
            _ if !must.has(seat) => Answer::Quacks,
            None => Answer::Chooses,
            Some(Choice::Hidden) => Answer::Ready,
            Some(Choice::Known(target)) => Answer::Chose(target),
        })
    }

    /// The seats that cannot move at the card turned last, or could not (DNC-9).
    pub fn quacks(&self) -> SeatSet {
        let call = match self.public.turned {
            Some(Turned { fate: Fate::Calls(call), .. }) => call,
            // A discarded Repeat calls nothing (DNC-11).
            Some(Turned { fate: Fate::Discarded, card }) => match card.call(None) {
                Some(call) => call,
                None => return SeatSet::EMPTY,
            },
            None => return SeatSet::EMPTY,
        };
        let quacks =
            |seat: &Seat| self.tableau(*seat).called(call, self.public.variants()).is_none();
        Seat::all(self.public.seats).filter(quacks).collect()
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
