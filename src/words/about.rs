//! The texts on a game's box.

/// The texts on a game's box.
#[derive(Debug)]
pub struct About {
    /// The game's name.
    pub name: &'static str,
    /// The aim of the game, in a sentence or two.
    pub pitch: &'static str,
    /// How long a match takes, in minutes.
    pub minutes: u8,
    /// The label of the button that begins a match.
    pub deal: &'static str,
}
