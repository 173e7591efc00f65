//! The cards and their print (head of the rules).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The effect of a card on the score of its range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Adds this number of points.
    Add(i8),
    /// Doubles the sum.
    Double,
    /// Halves the sum.
    Halve,
    /// Makes the score 0, for any sum.
    Zero,
}

/// The colour, as far as rules name one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Moves the Hot Potatoes when played.
    Purple,
    /// Below zero.
    Blue,
    /// Yellow or orange.
    Yellow,
    Other,
}

/// The cards with which a card cancels out to zero (DTG-33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cancel {
    Never,
    /// One other of its kind.
    Pair,
    /// Two others of its kind.
    Triple,
    /// Wild Goose with Wild Goose Chase.
    Goose,
}

/// The print on all cards of a kind.
struct Printed {
    code: &'static str,
    copies: u8,
    value: Value,
    class: Class,
    cancel: Cancel,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $code:literal $copies:literal $value:expr, $class:ident $cancel:ident;)+) => {
        /// A kind of card. Two cards of a kind are completely alike.
        ///
        /// Saves and tests write it as a short code: its value where that is enough, otherwise a
        /// word of its name.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "&'static str")]
        pub enum Kind { $($(#[$doc])* $kind,)+ }

        impl Kind {
            /// Every kind, in the order of the inventory.
            pub const ALL: [Self; KINDS] = [$(Self::$kind,)+];
        }

        const PRINTED: [Printed; KINDS] = [$(Printed {
            code: $code,
            copies: $copies,
            value: $value,
            class: Class::$class,
            cancel: Cancel::$cancel,
        },)+];
    };
}

pub(crate) const KINDS: usize = 32;

/// The number of cards in the full deck.
pub(super) const CARDS: usize = 69;

use Value::{Add, Double, Halve, Zero};

kinds! {
    /// Diddly Squat.
    DiddlySquat "0" 4 Add(0), Other Pair;
    /// Piece of Cake.
    PieceOfCake "1" 4 Add(1), Other Pair;
    /// Second Sight (DTG-17).
    SecondSight "4" 3 Add(4), Yellow Pair;
    /// Hot Potato (DTG-16).
    HotPotato "5" 4 Add(5), Yellow Never;
    /// The Devil is in the Details (DTG-18).
    Devil "6" 4 Add(6), Yellow Triple;
    /// Seven Deadly Sins.
    DeadlySins "7" 3 Add(7), Yellow Pair;
    /// Behind the Eight Ball.
    EightBall "8" 4 Add(8), Yellow Pair;
    /// Shoot Yourself in the Foot (DTG-19).
    ShootFoot "9" 3 Add(9), Yellow Pair;
    /// Wouldn't Touch with a 10' Pole.
    TenFootPole "10" 4 Add(10), Other Pair;
    /// Wild Goose.
    WildGoose "goose" 1 Add(11), Other Goose;
    /// Wild Goose Chase (DTG-20).
    GooseChase "chase" 3 Add(11), Other Goose;
    /// The Deadly Dozen.
    DeadlyDozen "12" 4 Add(12), Other Pair;
    /// A Perfect Storm.
    PerfectStorm "13" 4 Add(13), Other Pair;
    /// Double-Edged Sword (DTG-32).
    Sword "x2" 2 Double, Other Never;
    /// Not Half Bad (DTG-32).
    HalfBad "/2" 2 Halve, Other Never;
    /// Peachy Keen.
    PeachyKeen "-3" 4 Add(-3), Blue Never;
    /// Four-Leaf Clover.
    Clover "-4" 1 Add(-4), Blue Never;
    /// Lucky Number Seven.
    LuckySeven "-7" 1 Add(-7), Blue Never;
    /// On Cloud Nine.
    CloudNine "-9" 1 Add(-9), Blue Never;
    /// Burst Someone's Bubble (DTG-21).
    Burst "burst" 1 Add(1), Purple Never;
    /// Cash Cow (DTG-22).
    CashCow "cow" 1 Add(3), Purple Never;
    /// Control Freak (DTG-23).
    ControlFreak "freak" 1 Add(1), Purple Never;
    /// Copycat (DTG-24). Scores 0 until it is named.
    Copycat "copycat" 1 Add(0), Purple Never;
    /// Dodged a Bullet (DTG-32).
    Bullet "bullet" 1 Zero, Purple Never;
    /// Flip the Script (DTG-25).
    Flip "flip" 1 Add(1), Purple Never;
    /// Kill Two Birds With One Stone (DTG-26).
    TwoBirds "birds" 1 Add(1), Purple Never;
    /// Ride the Gravy Train! (DTG-32).
    GravyTrain "train" 1 Add(-13), Purple Never;
    /// Second Wind (DTG-27).
    SecondWind "wind" 1 Add(1), Purple Never;
    /// Steal Someone's Thunder (DTG-28).
    Thunder "thunder" 1 Add(1), Purple Never;
    /// Throw Someone Under the Bus (DTG-29).
    Bus "bus" 1 Add(13), Purple Never;
    /// Turn the Tables (DTG-30).
    Tables "tables" 1 Add(1), Purple Never;
    /// When the Time is Ripe (DTG-31).
    Ripe "ripe" 1 Add(1), Purple Never;
}

impl Kind {
    const fn printed(self) -> &'static Printed {
        &PRINTED[self as usize]
    }

    pub const fn code(self) -> &'static str {
        self.printed().code
    }

    /// How many copies the full deck has.
    pub const fn copies(self) -> u8 {
        self.printed().copies
    }

    pub const fn value(self) -> Value {
        self.printed().value
    }

    #[inline]
    pub const fn class(self) -> Class {
        self.printed().class
    }

    pub const fn cancel(self) -> Cancel {
        self.printed().cancel
    }

    /// Is it left out of the novice deck (DTG-1)?
    pub const fn is_advanced(self) -> bool {
        matches!(
            self,
            Self::Burst
                | Self::CashCow
                | Self::Flip
                | Self::TwoBirds
                | Self::Bus
                | Self::Tables
                | Self::Ripe
        )
    }

    /// Can Copycat become this (DTG-24)?
    pub const fn can_be_copied(self) -> bool {
        matches!(self.class(), Class::Yellow | Class::Other)
    }

    /// Every kind that Copycat can become.
    pub fn copied() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|kind| kind.can_be_copied())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        let kind = Self::ALL.into_iter().find(|kind| kind.code() == code);
        kind.ok_or_else(|| format!("there is no card {code:?}"))
    }
}

impl TryFrom<String> for Kind {
    type Error = String;

    fn try_from(code: String) -> Result<Self, String> {
        code.parse()
    }
}

impl From<Kind> for &'static str {
    fn from(kind: Kind) -> Self {
        kind.code()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DTG-1.
    #[test]
    fn there_are_69_cards_and_62_for_novices() {
        let count = |kinds: &mut dyn Iterator<Item = Kind>| -> u8 { kinds.map(Kind::copies).sum() };
        assert_eq!(usize::from(count(&mut Kind::ALL.into_iter())), CARDS);
        let novice = |kind: &Kind| !kind.is_advanced();
        assert_eq!(count(&mut Kind::ALL.into_iter().filter(novice)), 62);
    }

    /// DTG-24.
    #[test]
    fn copycat_has_fifteen_names_to_choose_from() {
        let codes: Vec<_> = Kind::copied().map(Kind::code).collect();
        let named = "0 1 4 5 6 7 8 9 10 goose chase 12 13 x2 /2";
        assert_eq!(codes, named.split(' ').collect::<Vec<_>>());
    }

    #[test]
    fn every_code_reads_back_and_no_other_does() {
        for kind in Kind::ALL {
            assert_eq!(kind.code().parse(), Ok(kind));
        }
        assert!("11".parse::<Kind>().is_err());
    }
}
