//! Pieces inside sentences.
//!
//! A sentence is one message with slots, in every language. A playing card in it is a single character
//! from Unicode's private use area, so a sentence remains a plain `String`. The screens draw that
//! character as a card; [`spoken`] puts it into words.

use super::lang::Lang;
use super::text::text;
use mallard_engine::cards::{Card, Rank, Suit};

/// The code of the first card. The code of any card is this, plus its suit times 16, plus its rank.
const FIRST_CARD_CODE: u32 = 0xE000;

/// One part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextPart {
    /// Plain text.
    Words(String),
    /// A playing card.
    Card(Card),
}

/// The character for `card`.
pub fn card_glyph(card: Card) -> char {
    let code = FIRST_CARD_CODE + card.suit() as u32 * 16 + card.rank() as u32;
    // This never fails: the private use area goes up to F8FF.
    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The card of `character`; `None` if it is not a card's.
fn card_of(character: char) -> Option<Card> {
    let code = u32::from(character).checked_sub(FIRST_CARD_CODE)?;
    let rank = Rank::ALL.get(code as usize % 16)?;
    let suit = Suit::ALL.into_iter().find(|&suit| suit as u32 == code / 16)?;
    Some(Card::new(*rank, suit))
}

/// Is `character` a piece's? Then no player may use it in a name.
pub fn is_glyph(character: char) -> bool {
    card_of(character).is_some()
}

/// Splits `sentence` into its parts, in order.
pub fn bits(sentence: &str) -> Vec<TextPart> {
    let mut bits = Vec::new();
    let mut words = String::new();
    for character in sentence.chars() {
        let Some(card) = card_of(character) else {
            words.push(character);
            continue;
        };
        if !words.is_empty() {
            bits.push(TextPart::Words(std::mem::take(&mut words)));
        }
        bits.push(TextPart::Card(card));
    }
    if !words.is_empty() {
        bits.push(TextPart::Words(words));
    }
    bits
}

/// The sentence for reading aloud: cards in words, and a short silence for the dot between two facts. A screen reader
/// would announce the dot's name.
pub fn spoken(sentence: &str, lang: Lang) -> String {
    let silence = lang.pick([", ", ", ", "、"]);
    let say = |bit| match bit {
        TextPart::Words(words) => words.replace(" · ", silence),
        TextPart::Card(card) => (text(lang).card)(card),
    };
    bits(sentence).into_iter().map(say).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_from_its_character() {
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(rank, suit);
                assert_eq!(card_of(card_glyph(card)), Some(card));
            }
        }
    }

    #[test]
    fn letters_of_all_languages_are_no_cards() {
        for character in "Az 9 – 가힣 あ漢 ｱ！😀".chars() {
            assert!(!is_glyph(character), "{character}");
        }
    }

    #[test]
    fn a_sentence_is_split_at_its_cards() {
        let ace = Card::new(Rank::ALL[0], Suit::ALL[0]);
        let glyph = card_glyph(ace);
        let words = |words: &str| TextPart::Words(words.to_owned());
        assert_eq!(
            bits(&format!("Mina: {glyph}{glyph}.")),
            [words("Mina: "), TextPart::Card(ace), TextPart::Card(ace), words(".")]
        );
        let name = (text(Lang::En).card)(ace);
        assert_eq!(spoken(&format!("Mina: {glyph}."), Lang::En), format!("Mina: {name}."));
        assert_eq!(bits(""), []);
    }

    #[test]
    fn a_dot_between_facts_is_a_silence() {
        assert_eq!(spoken("Trick 2 · Mina leads", Lang::En), "Trick 2, Mina leads");
        assert_eq!(spoken("2번째 트릭 · 선 미나", Lang::Ko), "2번째 트릭, 선 미나");
        assert_eq!(spoken("第2トリック · ミナがリード", Lang::Ja), "第2トリック、ミナがリード");
    }
}
