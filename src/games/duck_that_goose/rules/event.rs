//! What just happened.

use super::action::Order;
use super::card::{Card, Mark};
use super::kind::Kind;
use super::points::Points;
use super::ranges::Place;
use super::sheet::Sheet;
use crate::engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

/// A fact. A place is where the card lies after it, unless it says "from": then, before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A new round: everybody got facedown cards, one lies face up (DTG-3).
    Dealt {
        /// Its number in the match, from 1.
        round: u8,
        /// Who dealt.
        dealer: Seat,
        /// How many cards each.
        each: u8,
        /// The first card of the discard pile.
        discard: Card,
    },
    /// Seats looked at a facedown card (DTG-4, DTG-17).
    Looked {
        /// Which.
        place: Place,
        /// Who looked.
        by: SeatSet,
        /// What it is, for them.
        kind: Option<Kind>,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Who decides for it, if it is not itself (DTG-23).
        controller: Option<Seat>,
    },
    /// The discard pile but its top was shuffled into a new deck (DTG-12).
    Renewed {
        /// How many cards.
        cards: u8,
    },
    /// A card was drawn.
    Drew {
        /// Whose turn it is.
        seat: Seat,
        /// Who sees it.
        by: SeatSet,
        /// Which card it is.
        mark: Mark,
        /// What it is, for them.
        kind: Option<Kind>,
    },
    /// The top discard was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A card was discarded.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Where it lay; nowhere if it had only been drawn.
        from: Option<Place>,
        /// What.
        card: Card,
    },
    /// A card was added to a range: played (DTG-13).
    Added {
        /// Where.
        place: Place,
        /// What.
        card: Card,
        /// What brought it.
        by: AddedBy,
    },
    /// A facedown card was turned up: played (DTG-13).
    TurnedUp {
        /// Where.
        place: Place,
        /// What.
        card: Card,
    },
    /// A face-up card moved to another range; it was not played (DTG-13).
    Moved {
        /// Where it lay.
        from: Place,
        /// To whom.
        to: Place,
        /// What it counts as.
        kind: Kind,
        /// Which card it is.
        mark: Mark,
        /// What moved it: Hot Potato, Steal, Bus or Turn the Tables.
        by: Kind,
    },
    /// A face-up card went facedown (DTG-25).
    Flipped {
        /// Where it lay.
        from: Place,
        /// Where it lies now.
        to: Place,
        /// What.
        card: Card,
    },
    /// Burst turned up the top of the deck (DTG-21).
    Revealed {
        /// Who played Burst.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// That card was laid on another: played (DTG-21).
    Laid {
        /// Where.
        place: Place,
        /// What.
        card: Card,
        /// What the card below counted as.
        on: Kind,
    },
    /// Copycat became something (DTG-24).
    Named {
        /// By whom.
        seat: Seat,
        /// What.
        kind: Kind,
    },
    /// The next turn of a seat will be decided by another (DTG-23).
    Controlled {
        /// Who decides.
        seat: Seat,
        /// For whom.
        target: Seat,
    },
    /// Seats looked at a card of the deck (DTG-22).
    DeckSeen {
        /// Who.
        by: SeatSet,
        /// How many cards lie above it.
        depth: u8,
        /// What it is, for them.
        kind: Option<Kind>,
    },
    /// The cards that were looked at went back (DTG-22).
    Arranged {
        /// Who knows how.
        by: SeatSet,
        /// In which order, for them.
        order: Option<Order>,
    },
    /// A seat chose a card for Turn the Tables (DTG-30).
    Chose {
        /// Who.
        seat: Seat,
        /// Where it lies.
        place: Place,
        /// Which card it is.
        mark: Mark,
    },
    /// All chosen cards go this way (DTG-30).
    Turned {
        /// To the next seat, or to the one before?
        left: bool,
    },
    /// Something was left undone (DTG-14).
    Declined {
        /// By whom.
        seat: Seat,
        /// Which card's action.
        kind: Kind,
    },
    /// Ripe was used (DTG-31).
    RipeUsed {
        /// By whom.
        seat: Seat,
    },
    /// A round is over.
    RoundEnded {
        /// Its number in the match, from 1.
        round: u8,
    },
    /// What a seat scored in it (DTG-33 to DTG-35).
    Scored {
        /// Who.
        seat: Seat,
        /// Line by line.
        sheet: Sheet,
        /// Its score of the match now.
        total: Points,
    },
}

/// What brought a card to a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AddedBy {
    /// A turn: it was drawn.
    Draw,
    /// A turn: it was taken.
    Take,
    /// From the discard pile, by the action of this card.
    Card(Kind),
}

impl Event {
    pub(super) fn redacted(self, viewer: Viewer) -> Self {
        match self {
            Self::Looked { place, by, .. } if !viewer.sees_with(by) => {
                Self::Looked { place, by, kind: None }
            }
            Self::Drew { seat, by, mark, .. } if !viewer.sees_with(by) => {
                Self::Drew { seat, by, mark, kind: None }
            }
            Self::DeckSeen { by, depth, .. } if !viewer.sees_with(by) => {
                Self::DeckSeen { by, depth, kind: None }
            }
            Self::Arranged { by, .. } if !viewer.sees_with(by) => {
                Self::Arranged { by, order: None }
            }
            other => other,
        }
    }

    /// Did it show a card to somebody who may not have known it?
    pub(super) const fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Dealt { .. }
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
