use super::{Animal, Call, CaptainCard, Cell, Number, NumberSet, Target, VariantSet};
use mallard_engine::{GameEvent, Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A new round: all tableaux and the deck are laid out (DNC-3).
    RoundBegan {
        /// Its number in the match, from 1.
        round: u8,
        variants: VariantSet,
    },
    /// The captain pile was shuffled into a new deck (DNC-13).
    Reshuffled { cards: u8 },
    /// The captain turned a card.
    Turned {
        card: CaptainCard,
        /// The number that the card calls: for a Repeat the repeated one, `None` without an earlier call (DNC-11).
        call: Option<Call>,
        /// The number of the call in the round, from 1.
        number: u16,
    },
    /// A seat cannot move, because the called number is covered (DNC-9).
    Quacked {
        seat: Seat,
        /// The covered number. Max moves everyone (DNC-10, DNC-21).
        number: Number,
        /// The animal whose sound it makes (DNC-22).
        #[serde(skip_serializing_if = "Option::is_none")]
        animal: Option<Animal>,
    },
    /// A seat chose where its stack goes.
    Chose {
        seat: Seat,
        /// Its choice, for viewers who may know it.
        choice: Choice,
        /// Does this replace an earlier choice?
        changed: bool,
    },
    Moved {
        /// The stack's owner.
        seat: Seat,
        /// The number on top.
        number: Number,
        /// How many cards moved.
        height: u8,
        from: Cell,
        to: Cell,
        /// The number that it covered; `None` if it ducked.
        covered: Option<Number>,
        /// The numbers on the stacks next to it now. The log names the place by them, as the offer did: columns and
        /// rows are counted from the outermost stacks, so a move can change them. A transcript has it in its states
        /// already.
        #[serde(skip)]
        beside: NumberSet,
    },
    /// The called card went onto the captain pile (DNC-12).
    Piled { card: CaptainCard },
    /// No seat moved: the card went to the discard zone (DNC-11, DNC-12).
    Discarded {
        card: CaptainCard,
        /// How many cards are in the zone now.
        count: u8,
        /// How many more end the round (DNC-15).
        left: u8,
    },
    /// The round is over (DNC-15). The events with each seat's score follow.
    RoundEnded {
        /// Its number in the match, from 1.
        round: u8,
        ending: Ending,
    },
    /// A seat's score in the round (DNC-16).
    Scored {
        seat: Seat,
        /// The round's number in the match, from 1.
        round: u8,
        /// The seat's visible numbers at the end.
        visible: NumberSet,
        /// The points of the round.
        points: i8,
        /// The points of the match so far.
        total: i16,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// For the seat itself.
    Known(Target),
    /// For the others, until all have chosen.
    Hidden,
}

/// Why a round is over (DNC-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// One or more seats have a single stack.
    SingleStack,
    DiscardsFull,
    /// The round reached its limit of calls.
    MostCalls,
}

impl GameEvent for Event {
    fn redacted(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Chose { seat, changed, .. } if !viewer.may_see(seat) => {
                Self::Chose { seat, choice: Choice::Hidden, changed }
            }
            other => other,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::RoundBegan { .. } | Self::Turned { .. } | Self::Moved { .. })
    }
}
