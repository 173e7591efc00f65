//! The name of a card in a sentence.

use super::card;
use crate::Kind;
use mallard_words::Lang;

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
