//! What the shelf needs from a game.

use super::about::About;
use super::control::Control;
use super::lang::Lang;
use crate::engine::Bot;

/// How many sit at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// How many players there are.
    pub seats: u8,
    /// How many of them are people.
    pub people: u8,
}

/// The box of a game: its texts and its options. The shelf's program includes nothing else of a game.
pub trait GameInfo: Bot {
    /// Can two people play it with the tablet flat between them?
    const LIES_FLAT: bool = false;

    /// Do several people play it around the tablet, each at their own edge, where it is large enough?
    const AROUND: bool = false;

    /// How long the match of the daily challenge takes, in minutes.
    const BRIEF: u8 = 5;

    /// The texts on the box.
    fn about(lang: Lang) -> &'static About;

    /// The options as controls, from top to bottom; empty if there is nothing to set.
    fn controls(_options: &Self::Options, _seats: u8, _lang: Lang) -> Vec<Control<Self::Options>> {
        Vec::new()
    }

    /// The options after players came or went: those that go with their number follow it.
    fn follow(options: Self::Options, _before: Company, _now: Company) -> Self::Options {
        options
    }

    /// The options of a deal that is shared by itself.
    fn single(options: Self::Options) -> Self::Options {
        options
    }

    /// These options for the daily challenge: one deal or one round.
    fn shorten_for_daily(options: Self::Options) -> Self::Options {
        options
    }

    /// The options closest to `options` that can be played with `seats` seats.
    fn fit(options: Self::Options, _seats: u8) -> Self::Options {
        options
    }
}
