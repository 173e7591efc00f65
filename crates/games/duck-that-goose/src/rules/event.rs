use super::action::Order;
use super::card::{Card, Mark};
use super::kind::Kind;
use super::points::Points;
use super::ranges::RangeSlot;
use super::sheet::Sheet;
use mallard_engine::{GameEvent, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// An event of a match. A place is where the card is afterwards; a `from` is where it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A new round: every seat got facedown cards, and one card is face up (DTG-3).
    Dealt {
        /// Its number in the match, from 1.
        round: u8,
        dealer: Seat,
        /// How many cards each seat got.
        each: u8,
        /// The first card of the discard pile.
        discard: Card,
    },
    /// A seat looked at two of its cards before the first turn: which two, only the seat knows
    /// (DTG-4).
    Peeked { seat: Seat },
    /// Seats looked at a facedown card (DTG-17).
    Looked {
        place: RangeSlot,
        by: SeatSet,
        /// The card's kind, for viewers who may know it.
        kind: Option<Kind>,
    },
    TurnBegan {
        seat: Seat,
        /// The seat that decides for it, if another does (DTG-23).
        controller: Option<Seat>,
    },
    /// The discard pile, except its top, was shuffled into a new deck (DTG-12).
    Renewed { cards: u8 },
    Drew {
        /// The seat whose turn it is.
        seat: Seat,
        /// The seats that see the card.
        by: SeatSet,
        mark: Mark,
        /// The card's kind, for viewers who may know it.
        kind: Option<Kind>,
    },
    /// The top discard was taken.
    Took { seat: Seat, card: Card },
    Discarded {
        /// The owner.
        seat: Seat,
        /// Its previous place; `None` if it had only been drawn.
        from: Option<RangeSlot>,
        card: Card,
    },
    /// A card was added to a range: played (DTG-13).
    Added { place: RangeSlot, card: Card, by: AddedBy },
    /// A facedown card was turned up: played (DTG-13).
    TurnedUp { place: RangeSlot, card: Card },
    /// A face-up card moved to another range; it was not played (DTG-13).
    Moved {
        from: RangeSlot,
        to: RangeSlot,
        /// The kind it counts as.
        kind: Kind,
        mark: Mark,
        /// The card that moved it: Hot Potato, Steal, Bus or Turn the Tables.
        by: Kind,
    },
    /// A face-up card went facedown (DTG-25).
    Flipped { from: RangeSlot, to: RangeSlot, card: Card },
    /// Burst turned up the top of the deck (DTG-21).
    Revealed {
        /// The seat that played Burst.
        seat: Seat,
        card: Card,
    },
    /// That card was put on another: played (DTG-21).
    Laid {
        place: RangeSlot,
        card: Card,
        /// The kind that the card below counted as.
        on: Kind,
    },
    /// Copycat became something (DTG-24).
    Named {
        seat: Seat,
        /// The kind it counts as now.
        kind: Kind,
    },
    /// Another seat will decide the next turn of a seat (DTG-23).
    Controlled {
        /// The seat that decides.
        seat: Seat,
        /// The seat whose turn it decides.
        target: Seat,
    },
    /// Seats looked at a card of the deck (DTG-22).
    DeckSeen {
        by: SeatSet,
        /// How many cards are above it.
        depth: u8,
        /// The card's kind, for viewers who may know it.
        kind: Option<Kind>,
    },
    /// The cards that a seat looked at went back (DTG-22).
    Arranged {
        /// The seats that know the order.
        by: SeatSet,
        /// The order, for viewers who may know it.
        order: Option<Order>,
    },
    /// A seat chose a card for Turn the Tables (DTG-30).
    Chose { seat: Seat, place: RangeSlot, mark: Mark },
    /// All chosen cards go in this direction (DTG-30).
    Turned {
        /// To the next seat, or to the one before?
        left: bool,
    },
    /// A seat left something undone (DTG-14).
    Declined {
        seat: Seat,
        /// The card whose action it was.
        kind: Kind,
    },
    /// Ripe was used (DTG-31).
    RipeUsed { seat: Seat },
    RoundEnded {
        /// Its number in the match, from 1.
        round: u8,
    },
    /// A seat's score in the round (DTG-33 to DTG-35).
    Scored {
        seat: Seat,
        /// The score, line by line.
        sheet: Sheet,
        /// Its score in the match now.
        total: Points,
    },
}

/// How a card came to a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AddedBy {
    /// In a turn: it was drawn.
    Draw,
    /// In a turn: it was taken.
    Take,
    /// From the discard pile, by the action of this card.
    Card(Kind),
}

impl GameEvent for Event {
    fn redacted(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Looked { place, by, .. } if !viewer.may_see_shared(by) => {
                Self::Looked { place, by, kind: None }
            }
            Self::Drew { seat, by, mark, .. } if !viewer.may_see_shared(by) => {
                Self::Drew { seat, by, mark, kind: None }
            }
            Self::DeckSeen { by, depth, .. } if !viewer.may_see_shared(by) => {
                Self::DeckSeen { by, depth, kind: None }
            }
            Self::Arranged { by, .. } if !viewer.may_see_shared(by) => {
                Self::Arranged { by, order: None }
            }
            other => other,
        }
    }

    /// Did it show a card to a player who may not have known it?
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Dealt { .. }
                | Self::Peeked { .. }
                | Self::Looked { .. }
                | Self::Drew { .. }
                | Self::Discarded { .. }
                | Self::Added { by: AddedBy::Draw, .. }
                | Self::TurnedUp { .. }
                | Self::Revealed { .. }
                | Self::DeckSeen { .. }
        )
    }
}
