//! The texts about a game on its tile.

/// The texts about a game on its tile.
#[derive(Debug)]
pub struct About {
    /// The game's name.
    pub name: &'static str,
    /// The aim of the game, in a sentence or two.
    pub pitch: &'static str,
    /// The duration of a match, in minutes.
    pub minutes: u8,
    /// The label of the button that begins a match.
    pub deal: &'static str,
}
