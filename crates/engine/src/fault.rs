//! What a player who has just done the lesson does not do.

/// An action that a player who has just done the lesson does not choose, with its number in the game's list
/// (`docs/games/`). It depends on open cards alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// Another action is better, whatever is covered: a plain fault.
    Plain(u8),
    /// The lesson advises against it, though a strong player may have a reason.
    Unwise(u8),
}
