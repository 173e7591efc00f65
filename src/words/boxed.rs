//! What the shelf needs of a game.

use super::about::About;
use super::control::Control;
use super::lang::Lang;
use crate::engine::Bot;

/// The box of a game: what stands on it, and the options one finds inside. All that reaches the
/// shelf's program.
pub trait Boxed: Bot {
    /// Can two people play it across a tablet that lies between them?
    const LIES_FLAT: bool = false;

    /// What stands on the box.
    fn about(lang: Lang) -> &'static About;

    /// The options as controls, in the order they stand; none if there is nothing to set.
    fn controls(_options: &Self::Options, _seats: u8, _lang: Lang) -> Vec<Control<Self::Options>> {
        Vec::new()
    }

    /// The nearest options that can be played with `seats` seats.
    fn fit(options: Self::Options, _seats: u8) -> Self::Options {
        options
    }
}
