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

mod class;
mod en;
mod ja;
mod ko;
mod languages;
mod quoted;

pub use class::ClassLabels;
pub use languages::card;
pub use quoted::quoted;

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
