//! What is going on: each thing that waits for a decision, the later on top of the earlier.

use super::card::{Card, Mark};
use super::kind::Kind;
use crate::engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// Something that has begun and is not done. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Task {
    /// Who took the turn or played the card: the "you" of an action.
    pub you: Seat,
    /// In whose range the card of an action lay when it was played: what "this" and "own range"
    /// mean, even for a card that Burst laid elsewhere (DTG-21).
    pub range: Seat,
    /// Who is asked: `you`, whoever else must choose, or who controls that seat (DTG-23).
    pub decider: Seat,
    /// Does it come from a use of Ripe, so that nobody is controlled in it (DTG-23)?
    pub ripe: bool,
    /// May it be left undone, because Burst or Copycat brought it (DTG-21, DTG-24)?
    pub optional: bool,
    /// What is asked.
    pub step: Step,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Draw from the deck or take the top discard (DTG-8).
    Open,
    /// Add the drawn card or discard it (DTG-9).
    Keep,
    /// Which facedown card makes room for the drawn or taken one (DTG-9, DTG-10).
    MakeRoom,
    /// Which facedown card is turned up (DTG-9).
    TurnUp,
    /// Cash Cow: look at the top of the deck or not (DTG-22).
    Look,
    /// Cash Cow: in which order so many cards go back (DTG-22).
    Arrange(u8),
    /// A played card's action is due but has not begun (DTG-15).
    Due(Kind),
    /// An action without a choice of its own: do it or not.
    Act(Kind),
    /// Shoot Yourself in the Foot: which blue card is discarded (DTG-19).
    Shoot,
    /// Burst: on which card this one, turned up from the deck, is laid (DTG-21).
    Lay(Card),
    /// Control Freak: whose next turn (DTG-23).
    Control,
    /// Copycat: what it becomes (DTG-24).
    Name,
    /// Flip the Script: which card goes facedown (DTG-25).
    Flip,
    /// Kill Two Birds: who gets which card; what was given so far (DTG-26).
    Birds(Option<Gift>),
    /// Second Wind: which card is discarded (DTG-27).
    Wind,
    /// Steal: which card is moved here (DTG-28).
    Steal,
    /// Under the Bus: to whom this card goes (DTG-29).
    Bus,
    /// Turn the Tables: which card this seat gives (DTG-30).
    Choose(Seat, Chosen),
    /// Turn the Tables: left or right (DTG-30).
    Direction(Chosen),
    /// The round would end: use Ripe or not (DTG-31).
    LastQuestion,
}

/// A card given by Kill Two Birds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gift {
    /// To whom.
    pub to: Seat,
    /// What.
    pub kind: Kind,
}

/// The cards chosen for Turn the Tables, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chosen([Option<Mark>; MAX_SEATS]);

impl Chosen {
    /// The card this seat chose.
    pub const fn of(&self, seat: Seat) -> Option<Mark> {
        self.0[seat.index()]
    }

    /// Has no seat chosen?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    #[must_use]
    pub(super) fn with(mut self, seat: Seat, mark: Mark) -> Self {
        self.0[seat.index()] = Some(mark);
        self
    }
}

impl Step {
    /// Whose action it is, if it belongs to one.
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

impl Task {
    /// Lies where a list has no task.
    pub(super) const FILLER: Self = Self {
        you: Seat::new(0),
        range: Seat::new(0),
        decider: Seat::new(0),
        ripe: false,
        optional: false,
        step: Step::Open,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::duck_that_goose::rules::card::Card;

    #[test]
    fn nothing_is_chosen_until_somebody_has() {
        let nobody = Chosen::default();
        assert!(nobody.is_empty());
        assert!(!nobody.with(Seat::new(1), Card::FILLER.mark).is_empty());
    }
}
