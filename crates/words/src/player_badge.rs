//! The badge of a seat: the facts next to its name.

use super::lang::Lang;
use super::piece::Piece;
use super::text::text;
use mallard_engine::cards::{CardSet, Hand};

/// The badge of a seat: the facts next to its name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerBadge {
    /// The seat's part, such as the defender's, if it has one.
    pub tag: Option<RoleTag>,
    /// The number of the seat's cards; `None` in a game without hands.
    pub cards: Option<u8>,
    /// The cards the viewer can see, each with its name.
    pub open: Vec<(Piece, String)>,
    /// Is the seat out of the game?
    pub out: bool,
    /// The seat's team, from 1; 0 without teams.
    pub team: u8,
    /// The memory of an attentive player about the seat, as a sentence with pieces.
    pub known: String,
}

impl PlayerBadge {
    /// The badge of a seat with a hand of French playing cards, and the words next to its name, if it has any.
    pub fn with_hand(hand: Hand<CardSet>, tag: Option<String>, lang: Lang) -> Self {
        let cards = hand.cards().iter();
        let open = cards.map(|card| (Piece::french(card), (text(lang).card)(card))).collect();
        Self { cards: Some(hand.len()), open, ..Self::with_tag(tag) }
    }

    /// The badge of a seat with nothing but words next to its name.
    pub fn with_tag(tag: Option<String>) -> Self {
        let tag = tag.map(|text| RoleTag { text, tone: Tone::Quiet, icon: None });
        Self { tag, ..Self::default() }
    }
}

/// A word on a coloured background.
#[derive(Clone, PartialEq, Debug)]
pub struct RoleTag {
    /// The word of the tag.
    pub text: String,
    /// The background of the tag.
    pub tone: Tone,
    /// The icon before the word, if any.
    pub icon: Option<&'static str>,
}

/// The background of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tone {
    Quiet,
    Attack,
    Defence,
    Good,
}

impl Tone {
    /// The CSS classes of this background.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Quiet => "tag",
            Self::Attack => "tag tag--breast",
            Self::Defence => "tag tag--speculum",
            Self::Good => "tag tag--drake",
        }
    }
}
