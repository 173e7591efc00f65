//! Korean particles after words that the code does not know in advance.
//!
//! Most particles have two forms: one after a consonant, one after a vowel. Names and cards need no care, because a
//! fixed word follows them ("님", "카드"). Numbers need care unless a counter follows.

use std::fmt::Display;

/// `word` as the object of a sentence: 10을, 5를.
pub fn object(word: impl Display) -> String {
    let word = word.to_string();
    let particle = if ends_in_consonant(&word) { "을" } else { "를" };
    word + particle
}

/// `word` as the subject of a sentence: 봇이, 오리가.
pub fn subject(word: impl Display) -> String {
    let word = word.to_string();
    let particle = if ends_in_consonant(&word) { "이" } else { "가" };
    word + particle
}

/// Is the last sound of `word` a consonant? Digits are read as 영, 일, 이, 삼 …
pub fn ends_in_consonant(word: &str) -> bool {
    match word.chars().next_back() {
        // A final 0 may also be read 십, 백, 천 or 만: all end in a consonant.
        Some('0' | '1' | '3' | '6' | '7' | '8') => true,
        // Unicode sorts syllables by their endings: every 28th ends in its vowel.
        Some(syllable @ '가'..='힣') => (u32::from(syllable) - u32::from('가')) % 28 != 0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_particle_of_a_number_goes_by_its_last_figure() {
        let figures = ["0을", "1을", "2를", "3을", "4를", "5를", "6을", "7을", "8을", "9를"];
        for (figure, object_of_it) in figures.iter().enumerate() {
            assert_eq!(object(figure), *object_of_it);
        }
        assert_eq!(
            [10, 12, 27, 30, 33, 100].map(object).join(" "),
            "10을 12를 27을 30을 33을 100을"
        );
    }

    #[test]
    fn the_particle_of_a_word_goes_by_its_last_syllable() {
        for (word, as_object) in
            [("하트", "하트를"), ("퀸", "퀸을"), ("가", "가를"), ("힣", "힣을"), ("각", "각을")]
        {
            assert_eq!(object(word), as_object);
        }
    }

    #[test]
    fn the_particle_of_a_subject_goes_by_its_last_syllable() {
        assert_eq!(["봇", "물장구오리"].map(subject), ["봇이", "물장구오리가"]);
    }
}
