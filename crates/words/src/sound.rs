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
    /// A cow calls instead of a duck.
    Cow,
    /// A dog.
    Dog,
    /// A cat.
    Cat,
    /// A sheep.
    Sheep,
    /// A pig.
    Pig,
    /// A frog.
    Frog,
    /// A horse.
    Horse,
    /// A cuckoo.
    Cuckoo,
    /// A human player's turn, after bots have moved.
    Turn,
    /// The match is over.
    End,
}

impl Sound {
    /// All sounds, in order.
    pub const ALL: [Self; 14] = [
        Self::Laid,
        Self::Taken,
        Self::Dice,
        Self::Duck,
        Self::Cow,
        Self::Dog,
        Self::Cat,
        Self::Sheep,
        Self::Pig,
        Self::Frog,
        Self::Horse,
        Self::Cuckoo,
        Self::Turn,
        Self::End,
    ];

    /// Does the device vibrate to it?
    pub const fn vibrates(self) -> bool {
        matches!(self, Self::Turn | Self::End)
    }

    /// The name of the sound in `assets/page/sounds.js`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Laid => "laid",
            Self::Taken => "taken",
            Self::Dice => "dice",
            Self::Duck => "duck",
            Self::Cow => "cow",
            Self::Dog => "dog",
            Self::Cat => "cat",
            Self::Sheep => "sheep",
            Self::Pig => "pig",
            Self::Frog => "frog",
            Self::Horse => "horse",
            Self::Cuckoo => "cuckoo",
            Self::Turn => "turn",
            Self::End => "end",
        }
    }
}
