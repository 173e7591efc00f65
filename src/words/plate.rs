//! What stands beside a seat's name.

use super::piece::Piece;

/// What stands beside a seat's name.
#[derive(Clone, PartialEq, Debug)]
pub struct Plate {
    /// Its part, if it has one.
    pub tag: Option<Tag>,
    /// How many cards it holds.
    pub cards: u8,
    /// Those that the viewer sees, with their names.
    pub open: Vec<(Piece, String)>,
    /// Is it out of the game?
    pub out: bool,
    /// Its team, from 1; 0 without teams.
    pub team: u8,
    /// What an attentive player remembers of it, as a sentence with pieces.
    pub known: String,
}

/// A word on a coloured ground.
#[derive(Clone, PartialEq, Debug)]
pub struct Tag {
    /// The word.
    pub text: String,
    /// The ground.
    pub tone: Tone,
    /// An icon before it.
    pub icon: Option<&'static str>,
}

/// The ground of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tone {
    Quiet,
    Attack,
    Defence,
    Good,
}

impl Tone {
    /// The classes of the ground.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Quiet => "tag",
            Self::Attack => "tag tag--breast",
            Self::Defence => "tag tag--spec",
            Self::Good => "tag tag--drake",
        }
    }
}
