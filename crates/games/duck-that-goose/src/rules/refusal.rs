//! Why an action is not allowed.

use super::kind::Kind;
use super::ranges::RangeSlot;
use mallard_engine::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    MatchOver,
    NotAsked,
    /// The game asks for something else.
    NotThis,
    /// Before the first turn each seat looks at two different facedown cards of its own, once.
    TwoOwnCards,
    /// The Wild Goose Chase on the discard pile must be taken.
    TakeTheChase,
    /// A drawn Wild Goose Chase must be added.
    KeepTheChase,
    NothingToDraw,
    /// The discard pile is empty.
    NothingToTake,
    /// No uncovered card is there.
    NoCard(RangeSlot),
    /// It must be one of the seat's own facedown cards.
    NotOwnFacedown(RangeSlot),
    NotFaceUp(RangeSlot),
    /// It must be a card of the seat's own range for this action.
    NotThisRange(Kind, RangeSlot),
    /// It must be an opponent's card.
    NotOpponents(RangeSlot),
    NotBlue(Kind),
    /// It must not be a purple card.
    Purple(Kind),
    /// Flip the Script cannot flip itself.
    Itself,
    /// It must be an opponent for this action.
    NotAnOpponent(Kind, Seat),
    NoSeat(Seat),
    /// Each seat gets at most one card.
    GivenAlready(Seat),
    /// It must be a yellow or orange card of the discard pile.
    NotInPile(Kind),
    CannotCopy(Kind),
    /// The order must have this number of cards.
    OrderOf(u8),
    MustBeDone,
    /// This seat has no Ripe that it could turn up or use now.
    NoRipe,
}

impl mallard_engine::Refusal for Refusal {
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
