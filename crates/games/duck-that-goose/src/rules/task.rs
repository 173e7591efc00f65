//! The open tasks: each waits for a decision, the later on top of the earlier.

use super::card::{Card, Mark};
use super::kind::Kind;
use mallard_engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// Unfinished play. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The seat that took the turn or played the card: the "you" of an action.
    pub you: Seat,
    /// The seat in whose range the action's card was when it was played. "This" and "own range" mean that range, even
    /// for a card that Burst put elsewhere (DTG-21).
    pub range: Seat,
    /// The seat that decides: `you`, another seat that must choose, or that seat's controller
    /// (DTG-23).
    pub decider: Seat,
    /// Does it come from a use of Ripe, in which no seat is controlled (DTG-23)?
    pub ripe: bool,
    /// May it be left undone, because Burst or Copycat brought it (DTG-21, DTG-24)?
    pub optional: bool,
    pub step: TaskStep,
}

/// The question that a task asks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskStep {
    /// Draw from the deck or take the top discard (DTG-8).
    #[default]
    Open,
    /// Add the drawn card or discard it (DTG-9).
    Keep,
    /// Choose the facedown card that makes room for the drawn or taken one (DTG-9, DTG-10).
    MakeRoom,
    /// Choose the facedown card to turn up (DTG-9).
    TurnUp,
    /// Cash Cow: look at the top of the deck or not (DTG-22).
    Look,
    /// Cash Cow: choose the order in which this number of cards goes back (DTG-22).
    Arrange(u8),
    /// A played card's action is due but has not begun (DTG-15).
    Due(Kind),
    /// An action without a further choice: do it or not.
    Act(Kind),
    /// Shoot Yourself in the Foot: choose the blue card to discard (DTG-19).
    Shoot,
    /// Burst: choose the card on which to put this one, turned up from the deck (DTG-21).
    Lay(Card),
    /// Control Freak: choose the seat whose next turn to decide (DTG-23).
    Control,
    /// Copycat: choose the kind that it becomes (DTG-24).
    Name,
    /// Flip the Script: choose the card that goes facedown (DTG-25).
    Flip,
    /// Kill Two Birds: choose a seat and its card; with the gift so far (DTG-26).
    Birds(Option<Gift>),
    /// Second Wind: choose the card to discard (DTG-27).
    Wind,
    /// Steal: choose the card to move here (DTG-28).
    Steal,
    /// Under the Bus: choose the seat that gets this card (DTG-29).
    Bus,
    /// Turn the Tables: choose the card that this seat gives (DTG-30).
    Choose(Seat, Chosen),
    /// Turn the Tables: left or right (DTG-30).
    Direction(Chosen),
    /// The round would end: use Ripe or not (DTG-31).
    LastQuestion,
}

/// A card given by Kill Two Birds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gift {
    pub to: Seat,
    pub kind: Kind,
}

/// The cards chosen for Turn the Tables, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chosen([Option<Mark>; MAX_SEATS]);

impl Chosen {
    pub const fn get(&self, seat: Seat) -> Option<Mark> {
        self.0[seat.index()]
    }

    /// Has no seat chosen?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    pub(super) fn with(mut self, seat: Seat, mark: Mark) -> Self {
        self.0[seat.index()] = Some(mark);
        self
    }
}

impl TaskStep {
    /// The card whose action this is, if it belongs to one.
    pub const fn action_of(self) -> Option<Kind> {
        Some(match self {
            Self::Open | Self::Keep | Self::MakeRoom | Self::TurnUp => return None,
            Self::Look | Self::Arrange(_) => Kind::CashCow,
            Self::Due(kind) | Self::Act(kind) => kind,
            Self::Shoot => Kind::ShootFoot,
            Self::Lay(_) => Kind::Burst,
            Self::Control => Kind::ControlFreak,
            Self::Name => Kind::Copycat,
            Self::Flip => Kind::Flip,
            Self::Birds(_) => Kind::TwoBirds,
            Self::Wind => Kind::SecondWind,
            Self::Steal => Kind::Thunder,
            Self::Bus => Kind::Bus,
            Self::Choose(..) | Self::Direction(_) => Kind::Tables,
            Self::LastQuestion => Kind::Ripe,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::card::Card;

    #[test]
    fn no_card_is_chosen_before_the_first_choice() {
        let nobody = Chosen::default();
        assert!(nobody.is_empty());
        assert!(!nobody.with(Seat::new(1), Card::FILLER.mark).is_empty());
    }
}
