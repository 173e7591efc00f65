//! What is heard.

/// Something that is heard. Of several at once only the last of this order is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A card is laid, a number written.
    Laid,
    /// Cards are taken.
    Taken,
    /// Dice roll.
    Dice,
    /// A duck moves, or calls.
    Duck,
    /// Somebody who waited for a bot is asked.
    Turn,
    /// The match is over.
    End,
}

impl Sound {
    /// All of them, in their order.
    pub const ALL: [Self; 6] =
        [Self::Laid, Self::Taken, Self::Dice, Self::Duck, Self::Turn, Self::End];

    /// Its name in `assets/page/sounds.js`.
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
