//! The sounds of a match.

/// A sound. If several come at once, the app plays only the last of them in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A player lays a card or writes a number.
    Laid,
    /// A player takes cards.
    Taken,
    /// The dice roll.
    Dice,
    /// A duck moves or calls.
    Duck,
    /// A person's turn comes after they waited for a bot.
    Turn,
    /// The match is over.
    End,
}

impl Sound {
    /// All sounds, in order.
    pub const ALL: [Self; 6] =
        [Self::Laid, Self::Taken, Self::Dice, Self::Duck, Self::Turn, Self::End];

    /// The name of the sound in `assets/page/sounds.js`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Laid => "laid",
            Self::Taken => "taken",
            Self::Dice => "dice",
            Self::Duck => "duck",
            Self::Turn => "turn",
            Self::End => "end",
        }
    }
}
