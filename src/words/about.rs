//! What stands on the box.

/// What stands on the box.
#[derive(Debug)]
pub struct About {
    /// The name of the game.
    pub name: &'static str,
    /// The aim, in a sentence or two.
    pub pitch: &'static str,
    /// How long a match takes, in minutes.
    pub minutes: u8,
    /// The button that begins a match.
    pub deal: &'static str,
}
