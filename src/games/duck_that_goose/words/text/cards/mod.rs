//! What is said of the cards.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

use crate::games::duck_that_goose::Kind;
use crate::words::Lang;

/// The words for each kind of card, in the order of [`Kind::ALL`].
#[derive(Debug)]
pub struct Cards {
    /// The name.
    pub name: [&'static str; Kind::ALL.len()],
    /// The name where there is little room.
    pub short: [&'static str; Kind::ALL.len()],
    /// What it does, in a line.
    pub effect: [&'static str; Kind::ALL.len()],
    /// The same in full.
    pub full: [&'static str; Kind::ALL.len()],
}

/// Classes and cancelling.
#[derive(Debug)]
pub struct Class {
    pub class_purple: &'static str,
    pub class_blue: &'static str,
    /// Yellow band.
    pub class_yellow: &'static str,
    pub class_other: &'static str,
    pub cancel_never: &'static str,
    pub cancel_pair: &'static str,
    pub cancel_triple: &'static str,
    /// Wild Goose.
    pub cancel_goose: &'static str,
    /// Wild Goose Chase.
    pub cancel_chase: &'static str,
    /// Count.
    pub copies: fn(u8) -> String,
    /// Value; drawn panel.
    pub worth: fn(&str) -> String,
}

/// What is said of the cards, in a language.
pub fn cards(lang: Lang) -> &'static Cards {
    lang.pick([&en::CARDS, &ko::CARDS, &ja::CARDS])
}

/// The name of a card.
pub fn card(kind: Kind, lang: Lang) -> &'static str {
    cards(lang).name[kind as usize]
}
