//! Where a line must not break.

/// No line breaks next to it. It has no width.
const JOINER: char = '\u{2060}';

/// The starts of Japanese words, and the letters before which browsers break them.
const WRONG_BREAKS: [(&str, &str); 3] = [("捨て", "札"), ("逃が", "さしすせ"), ("ステップ", "ABC")];

/// Prevents line breaks inside words. Browsers break the line between a card or a closing mark and the Korean or
/// Japanese particle after it, and in the middle of some Japanese words. `after_card`: is a card directly before
/// `words`?
pub fn unbroken(words: &str, after_card: bool) -> String {
    let mut whole = String::with_capacity(words.len());
    let mut marked = after_card;
    for letter in words.chars() {
        let particle = matches!(letter, '가'..='힣' | 'ぁ'..='ん');
        let inside = WRONG_BREAKS
            .iter()
            .any(|(start, next)| whole.ends_with(start) && next.contains(letter));
        if inside || (marked && particle) {
            whole.push(JOINER);
        }
        whole.push(letter);
        marked = matches!(letter, '’' | '」' | '）' | ')');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of `words` at which the line may not break.
    fn joined(words: &str, after_card: bool) -> String {
        unbroken(words, after_card).replace(JOINER, "+")
    }

    #[test]
    fn a_particle_stays_with_the_card_or_the_mark_before_it() {
        assert_eq!(joined("보다 높은 카드", true), "+보다 높은 카드");
        assert_eq!(joined(" 카드로 막으세요.", true), " 카드로 막으세요.");
        assert_eq!(joined("でも防げます。", true), "+でも防げます。");
        assert_eq!(joined("‘퍼펙트 스톰’은 13점", false), "‘퍼펙트 스톰’+은 13점");
        assert_eq!(
            joined("「千里眼」が登場し（1枚）ます", false),
            "「千里眼」+が登場し（1枚）+ます"
        );
    }

    #[test]
    fn words_that_browsers_break_stay_whole() {
        assert_eq!(joined("捨て札を取る。捨てる", false), "捨て+札を取る。捨てる");
        assert_eq!(joined("逃がすか、逃がさない", false), "逃が+すか、逃が+さない");
        assert_eq!(joined("ステップCです", false), "ステップ+Cです");
    }

    #[test]
    fn english_stays_as_it_is() {
        assert_eq!(joined(". You’ll win (perhaps).", true), ". You’ll win (perhaps).");
    }
}
