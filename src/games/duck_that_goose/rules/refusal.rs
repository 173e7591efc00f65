//! Why an action is not allowed.

use super::kind::Kind;
use super::ranges::Place;
use crate::engine::{self, Seat};

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// Another seat is to decide.
    NotAsked,
    /// Something else is asked.
    NotThis,
    /// Before the first turn each seat looks at two different facedown cards of its own, once.
    TwoOwnCards,
    /// The Wild Goose Chase on the discard pile must be taken.
    TakeTheChase,
    /// A Wild Goose Chase that was drawn must be added.
    KeepTheChase,
    /// There is no card to draw.
    NothingToDraw,
    /// The discard pile is empty.
    NothingToTake,
    /// No card lies there uncovered.
    NoCard(Place),
    /// Only an own facedown card will do.
    NotOwnFacedown(Place),
    /// Only a face-up card will do.
    NotFaceUp(Place),
    /// Only a card of the own range will do for this action.
    NotThisRange(Kind, Place),
    /// Only a card of an opponent will do.
    NotOpponents(Place),
    /// Only a blue card will do.
    NotBlue(Kind),
    /// A purple card will not do.
    Purple(Kind),
    /// Flip the Script cannot flip itself.
    Itself,
    /// Only an opponent will do for this action.
    NotAnOpponent(Kind, Seat),
    /// There is no such seat.
    NoSeat(Seat),
    /// Each seat is given one card at most.
    GivenAlready(Seat),
    /// Only a yellow or orange card of the discard pile will do.
    NotInPile(Kind),
    /// Copycat cannot become this.
    CannotCopy(Kind),
    /// So many cards are to be put in order.
    OrderOf(u8),
    /// It must be done.
    MustBeDone,
    /// This seat has no Ripe that it could turn up, or use, now.
    NoRipe,
}

impl engine::Refusal for Refusal {
    fn rule(self) -> &'static str {
        match self {
            Self::MatchOver => "DTG-36",
            Self::NotAsked | Self::NotThis => "DTG-11a",
            Self::TwoOwnCards => "DTG-4",
            Self::TakeTheChase | Self::NothingToTake => "DTG-8",
            Self::KeepTheChase | Self::NotOwnFacedown(_) => "DTG-9",
            Self::NothingToDraw => "DTG-12",
            Self::NoCard(_) | Self::NotFaceUp(_) => "DTG-21",
            Self::NotThisRange(Kind::Tables, _) => "DTG-30",
            Self::NotThisRange(Kind::ShootFoot, _) | Self::NotBlue(_) => "DTG-19",
            Self::NotThisRange(..) | Self::Purple(_) => "DTG-27",
            Self::NotOpponents(_) => "DTG-28",
            Self::Itself => "DTG-25",
            Self::NotAnOpponent(Kind::Bus, _) => "DTG-29",
            Self::NotAnOpponent(..) => "DTG-23",
            Self::NoSeat(_) => "DTG-5",
            Self::GivenAlready(_) | Self::NotInPile(_) => "DTG-26",
            Self::CannotCopy(_) => "DTG-24",
            Self::OrderOf(_) => "DTG-22",
            Self::MustBeDone => "DTG-14",
            Self::NoRipe => "DTG-31",
        }
    }
}
