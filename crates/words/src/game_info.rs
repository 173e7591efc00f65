//! The parts of a game that the home screen needs.

use super::about::About;
use super::control::Control;
use super::lang::Lang;
use mallard_engine::Bot;

/// The number of players at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// The number of players.
    pub seats: u8,
    /// The number of humans among them.
    pub people: u8,
}

/// A game on the home screen: its texts and its options. The first part of the program includes nothing else of a game.
pub trait GameInfo: Bot {
    /// Can two humans play it with the tablet flat between them?
    const LIES_FLAT: bool = false;

    /// Can several humans play it around the tablet, each at their own edge, where it is large enough?
    const AROUND: bool = false;

    /// The duration of the daily challenge, in minutes.
    const BRIEF: u8 = 5;

    /// The texts of the game's tile.
    fn about(lang: Lang) -> &'static About;

    /// The options as controls, from top to bottom; empty if the game has none.
    fn controls(_options: &Self::Options, _seats: u8, _lang: Lang) -> Vec<Control<Self::Options>> {
        Vec::new()
    }

    /// The options after the number of players changed: those that depend on it follow.
    fn follow(options: Self::Options, _before: Company, _now: Company) -> Self::Options {
        options
    }

    /// The options of a deal that is shared alone.
    fn single(options: Self::Options) -> Self::Options {
        options
    }

    /// These options for a match of one deal or one round: the daily challenge, a practice round.
    fn shorten(options: Self::Options) -> Self::Options {
        options
    }

    /// The options closest to `options` that can be played with `seats` seats.
    fn fit(options: Self::Options, _seats: u8) -> Self::Options {
        options
    }
}
