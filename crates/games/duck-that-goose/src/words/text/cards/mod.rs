//! The texts about the cards.

/// The words for each kind of card in a language: its name, a shorter one, its effect in a line and in full.
macro_rules! cards {
    ($($kind:ident: $name:literal, $short:literal, $effect:literal, $full:literal;)+) => {
        /// The words for a card.
        pub const fn card(kind: Kind) -> &'static CardTexts {
            match kind {
                $(Kind::$kind => {
                    &CardTexts { name: $name, short: $short, effect: $effect, full: $full }
                })+
            }
        }
    };
}

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;
mod languages;
mod quoted;

pub use languages::card;
pub use quoted::quoted;

/// The words for a kind of card.
#[derive(Debug)]
pub struct CardTexts {
    /// Its name alone: as a label, or before its value.
    pub name: &'static str,
    /// A shorter name, for narrow places.
    pub short: &'static str,
    /// Its effect, in a line.
    pub effect: &'static str,
    /// Its effect, in full.
    pub full: &'static str,
}

/// The colours of cards, and cancelling.
#[derive(Debug)]
pub struct ClassLabels {
    pub class_purple: &'static str,
    pub class_blue: &'static str,
    /// The colour of the cards with a yellow band.
    pub class_yellow: &'static str,
    pub class_other: &'static str,
    pub cancel_never: &'static str,
    pub cancel_pair: &'static str,
    pub cancel_triple: &'static str,
    /// The cards that a Wild Goose cancels with.
    pub cancel_goose: &'static str,
    /// The cards that a Wild Goose Chase cancels with.
    pub cancel_chase: &'static str,
    /// The number of copies in the deck.
    pub copies: fn(u8) -> String,
    /// The card's value.
    pub worth: fn(&str) -> String,
}
