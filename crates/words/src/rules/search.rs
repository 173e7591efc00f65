//! Searches a rules text for words as users type them: neither case nor the width of letters matters, nor which of the
//! two kana they are in.

use super::Sentence;
use std::ops::Range;

/// The text to search for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SearchText(Vec<char>);

/// A part of a line in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextRun {
    /// The text of the run.
    pub text: String,
    /// Is it in bold type?
    pub bold: bool,
    /// The index of the name it belongs to, in the `names` given to `runs`.
    pub name: Option<usize>,
    /// Is it part of a hit?
    pub hit: SearchHit,
}

/// Whether a run is part of a hit. A hit that is only partly bold has several runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchHit {
    /// The run is no part of a hit.
    None,
    /// A hit begins with this run.
    Begins,
    /// The hit began in an earlier run.
    GoesOn,
}

impl SearchText {
    /// Makes a needle from a typed text. A blank one finds nothing.
    pub fn new(typed: &str) -> Self {
        Self(folded(typed.trim()).into_iter().map(|(_, letter)| letter).collect())
    }

    /// Where the needle occurs in `text`, in bytes; the places never overlap.
    pub fn places(&self, text: &str) -> Vec<Range<usize>> {
        let letters = folded(text);
        let mut places = Vec::new();
        let mut at = 0;
        while !self.0.is_empty() && at + self.0.len() <= letters.len() {
            let end = at + self.0.len();
            if letters[at..end].iter().map(|(_, letter)| letter).eq(&self.0) {
                let close = letters.get(end).map_or(text.len(), |(place, _)| *place);
                places.push(letters[at].0..close);
                at = end;
            } else {
                at += 1;
            }
        }
        places
    }
}

/// The letters of `text` in the form for comparing, each with the byte where it begins.
fn folded(text: &str) -> Vec<(usize, char)> {
    let letters = text.char_indices();
    letters.flat_map(|(at, letter)| plain(letter).to_lowercase().map(move |it| (at, it))).collect()
}

/// Makes wide letters, digits, marks and blanks narrow, the apostrophe straight, as keyboards have it, and katakana
/// hiragana.
fn plain(letter: char) -> char {
    let less = |by| char::from_u32(u32::from(letter) - by).unwrap_or(letter);
    match letter {
        '！'..='～' => less(0xFEE0),
        'ァ'..='ヶ' | 'ヽ' | 'ヾ' => less(0x60),
        '\u{3000}' => ' ',
        '’' => '\'',
        _ => letter,
    }
}

/// Splits `sentence` wherever bold type, one of `names` or a hit of `needle` begins or ends.
pub fn runs(sentence: &Sentence, names: &[&str], needle: &SearchText) -> Vec<TextRun> {
    let whole = sentence.parts.concat();
    let (hits, links) = (needle.places(&whole), places_of(names, &whole));
    let mut from = 0;
    let mut runs = Vec::new();
    for (number, part) in sentence.parts.iter().enumerate() {
        let end = from + part.len();
        let edges = hits.iter().chain(links.iter().map(|(_, place)| place));
        let edges = edges.flat_map(|place| [place.start, place.end]);
        let mut edges: Vec<usize> = edges.filter(|edge| (from..end).contains(edge)).collect();
        edges.extend([from, end]);
        edges.sort_unstable();
        edges.dedup();
        for pair in edges.windows(2) {
            let inside = |place: &Range<usize>| place.contains(&pair[0]);
            runs.push(TextRun {
                text: whole[pair[0]..pair[1]].to_owned(),
                bold: number % 2 == 1,
                name: links.iter().find(|(_, place)| inside(place)).map(|(name, _)| *name),
                hit: match hits.iter().find(|place| inside(place)) {
                    None => SearchHit::None,
                    Some(place) if place.start == pair[0] => SearchHit::Begins,
                    Some(_) => SearchHit::GoesOn,
                },
            });
        }
        from = end;
    }
    runs
}

/// Where `names` occur in `text`, each with the index of its name. If two begin at one place, the longer wins.
fn places_of(names: &[&str], text: &str) -> Vec<(usize, Range<usize>)> {
    let mut places = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let starts = |(number, name): (usize, &&str)| Some((number, named(rest, name)?));
        let found = names.iter().enumerate().filter_map(starts).max_by_key(|(_, length)| *length);
        let begins = !text[..at].ends_with(|before: char| before.is_ascii_alphabetic());
        if let Some((number, length)) = found.filter(|_| begins) {
            places.push((number, at..at + length));
            at += length;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    places
}

/// How many bytes at the start of `text` are `name` or its English plural; `None` if `text` begins differently.
fn named(text: &str, name: &str) -> Option<usize> {
    let rest = text.strip_prefix(name).filter(|_| !name.is_empty())?;
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let ends = !name.ends_with(|last: char| last.is_ascii_alphabetic());
    (ends || ["", "s", "es"].contains(&&rest[..letters]))
        .then_some(name.len() + if ends { 0 } else { letters })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(typed: &str, text: &str) -> Vec<String> {
        let places = SearchText::new(typed).places(text);
        places.into_iter().map(|place| text[place].to_owned()).collect()
    }

    fn line(text: &str) -> Sentence {
        Sentence { parts: text.split("**").map(ToOwned::to_owned).collect(), rules: Vec::new() }
    }

    #[test]
    fn case_and_width_make_no_difference() {
        assert_eq!(found("trump", "Trump beats trump, TRUMPS too"), ["Trump", "trump", "TRUMP"]);
        assert_eq!(found("ａ１", "A1 a1 Ａ１"), ["A1", "a1", "Ａ１"]);
        assert_eq!(found("A1！", "ａ１! a1"), ["ａ１!"]);
        assert_eq!(found("dealer's left", "The dealer’s left"), ["dealer’s left"]);
    }

    #[test]
    fn hangul_and_kana_are_found_as_typed() {
        assert_eq!(found("으뜸패", "으뜸패로는 으뜸패가 아닌"), ["으뜸패", "으뜸패"]);
        assert_eq!(found("切り札", "切り札なら、切り札以外"), ["切り札", "切り札"]);
        assert_eq!(found("カード", "かーど カード"), ["かーど", "カード"]);
        assert_eq!(found("かーど", "かーど カード"), ["かーど", "カード"]);
        assert_eq!(found("ゔ", "ヴヶゝヽ").len() + found("ゝ", "ヴヶゝヽ").len(), 3);
        assert_eq!(found("트", "카드").len(), 0);
    }

    #[test]
    fn blanks_around_it_do_not_count_and_nothing_finds_nothing() {
        assert_eq!(found("  ace ", "an ace"), ["ace"]);
        assert_eq!(found("   ", "a b").len(), 0);
        assert_eq!(found("aa", "aaaa a").len(), 2);
        assert_eq!(found("a", ""), Vec::<String>::new());
    }

    #[test]
    fn a_line_is_split_at_bold_type_names_and_hits() {
        let needle = SearchText::new("hot potato **");
        assert_eq!(needle.places("Hot Potato").len(), 0, "stars are no blanks");
        let runs =
            runs(&line("A **Hot Potato** is hot."), &["Hot Potato"], &SearchText::new("hot"));
        let found: Vec<_> =
            runs.iter().map(|run| (run.text.as_str(), run.bold, run.name, run.hit)).collect();
        assert_eq!(
            found,
            [
                ("A ", false, None, SearchHit::None),
                ("Hot", true, Some(0), SearchHit::Begins),
                (" Potato", true, Some(0), SearchHit::None),
                (" is ", false, None, SearchHit::None),
                ("hot", false, None, SearchHit::Begins),
                (".", false, None, SearchHit::None),
            ]
        );
    }

    #[test]
    fn a_hit_may_go_over_the_edge_of_bold_type() {
        let runs = runs(&line("**After** drawing"), &[], &SearchText::new("r d"));
        let found: Vec<_> = runs.iter().map(|run| (run.text.as_str(), run.hit)).collect();
        let hit = [("r", SearchHit::Begins), (" d", SearchHit::GoesOn)];
        assert_eq!(found, [("Afte", SearchHit::None), hit[0], hit[1], ("rawing", SearchHit::None)]);
    }

    #[test]
    fn the_longer_of_two_names_is_meant_and_a_plural_is_the_same_card() {
        let names = ["Wild Goose", "Wild Goose Chase", "Hot Potato", "꽝"];
        let found = |text: &str| -> Vec<(usize, String)> {
            let places = places_of(&names, text).into_iter();
            places.map(|(name, place)| (name, text[place].to_owned())).collect()
        };
        let owned = |name: usize, text: &str| (name, text.to_owned());
        assert_eq!(found("a Wild Goose Chase."), [owned(1, "Wild Goose Chase")]);
        assert_eq!(found("Hot Potatoes"), [owned(2, "Hot Potatoes")]);
        assert_eq!(found("Hot Potatoism, NotHot Potato"), []);
        assert_eq!(found("꽝은"), [owned(3, "꽝")]);
    }
}
