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

use crate::games::duck_that_goose::Kind;
use crate::words::Lang;

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

/// The words for a card in `lang`.
pub fn card(kind: Kind, lang: Lang) -> &'static CardTexts {
    lang.pick([en::card, ko::card, ja::card])(kind)
}

/// The name of a card in a sentence. It is in quotes where it would read, or be heard, as a part of the
/// sentence: always in Korean and Japanese, and in English if it is a phrase.
pub fn quoted(kind: Kind, lang: Lang) -> String {
    let english = if is_phrase(kind) { ["“", "”"] } else { ["", ""] };
    let [before, after] = lang.pick([english, ["‘", "’"], ["「", "」"]]);
    format!("{before}{}{after}", card(kind, lang).name)
}

/// Is the English name a phrase, rather than a noun?
const fn is_phrase(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Devil
            | Kind::EightBall
            | Kind::ShootFoot
            | Kind::TenFootPole
            | Kind::HalfBad
            | Kind::CloudNine
            | Kind::Burst
            | Kind::Bullet
            | Kind::Flip
            | Kind::TwoBirds
            | Kind::GravyTrain
            | Kind::Thunder
            | Kind::Bus
            | Kind::Tables
            | Kind::Ripe
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_a_sentence_has_the_quotes_of_its_language() {
        let said = Lang::ALL.map(|lang| quoted(Kind::Ripe, lang));
        assert_eq!(said, ["“When the Time is Ripe”", "‘무르익은 때’", "「機が熟すとき」"]);
        let thing = Lang::ALL.map(|lang| quoted(Kind::HotPotato, lang));
        assert_eq!(thing, ["Hot Potato", "‘뜨거운 감자’", "「あつあつポテト」"]);
    }
}
