//! Turns a text into a name: only visible characters, and only a few of them as a reader counts them. Also compares
//! names.

use std::sync::OnceLock;

/// Most characters of a name, as a reader counts them.
pub const NAME_LENGTH: usize = 20;

/// Most code points of one character. The longest of the usual ones, two people of different skin
/// tones who kiss, has ten; marks beyond the limit are left out.
pub const MOST_PARTS: usize = 16;

/// The text without invisible parts and parts that turn its direction, cut between two characters.
pub(super) fn cut(written: impl Iterator<Item = char>) -> String {
    cut_to(NAME_LENGTH, written)
}

fn cut_to(most: usize, written: impl Iterator<Item = char>) -> String {
    let mut name = String::new();
    let mut before = None;
    let (mut length, mut parts, mut flags) = (0, 0, 0);
    for character in written.filter(|&character| !is_unseen(character)) {
        if is_joining(character) && !before.is_some_and(|before| takes(before, character)) {
            continue;
        }
        if before.is_some_and(|before| belongs(before, character, flags)) {
            parts += 1;
            if parts > MOST_PARTS {
                continue;
            }
        } else {
            length += 1;
            parts = 1;
            if length > most {
                break;
            }
        }
        flags = if is_flag(character) { flags + 1 } else { 0 };
        name.push(character);
        before = Some(character);
    }
    name.trim_matches(|character: char| {
        character.is_whitespace() || matches!(character, '\u{200C}' | '\u{200D}')
    })
    .to_owned()
}

/// The name in two letters, or one: the first of its first word, and the first of its last word or
/// of its number.
pub fn initials(name: &str) -> String {
    let number = name.trim_start_matches(|character: char| !character.is_ascii_digit());
    let gap = if name.contains(' ') { ' ' } else { '-' };
    let words = name.split(gap).chain([number]).filter(|word| !word.is_empty());
    let mut letters = words.map(|word| cut_to(1, word.chars()));
    letters.next().unwrap_or_default() + &letters.next_back().unwrap_or_default()
}

/// Writes a text with the plainest letters of the same meaning (Unicode's NFKC). Every browser can do this; the tables
/// are too large for the program.
type Plain = fn(&str) -> String;

static PLAIN: OnceLock<Plain> = OnceLock::new();

/// From now on names are compared as `plain` writes them. Only the first call counts.
pub fn compare_names_as(plain: Plain) {
    let _ = PLAIN.set(plain);
}

/// The name without differences that readers ignore: capitals, blanks, invisible parts, wide or narrow letters.
pub fn name_key(name: &str) -> String {
    let plain = match PLAIN.get() {
        Some(plain) if !name.is_ascii() => plain(name),
        _ => name.to_owned(),
    };
    let letters = plain.chars().filter(|&character| !is_joining(character)).collect::<String>();
    letters.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Do readers take both for the same name?
pub fn is_same(one: &str, other: &str) -> bool {
    one == other || name_key(one) == name_key(other)
}

/// The name with the first number that none of the others has.
pub(super) fn numbered(name: &str, others: &[String]) -> String {
    let with = |number| {
        let number = format!(" {number}");
        cut_to(NAME_LENGTH - number.len(), name.chars()) + &number
    };
    let free = |name: &String| others.iter().all(|other| !is_same(name, other));
    // There is one more number than there are other names, so one is free.
    (2..=others.len() + 2).map(with).find(free).unwrap_or_else(|| name.to_owned())
}

/// Is it always invisible, or does it turn the direction of the text after it? No name needs it.
const fn is_unseen(character: char) -> bool {
    matches!(
        character,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}' | '\u{200B}'
            | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFC}' | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D159}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E001F}' | '\u{E0080}'..='\u{E00FF}'
            | '\u{E01F0}'..='\u{E0FFF}'
    )
}

/// Does it turn the direction of the text after it?
pub(super) const fn is_turning(character: char) -> bool {
    matches!(character, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Does it only change the form of the adjacent character? By itself it is invisible.
const fn is_joining(character: char) -> bool {
    matches!(
        character,
        '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | '\u{180B}'..='\u{180D}' | '\u{180F}'
            | '\u{E0020}'..='\u{E007F}' | '\u{E0100}'..='\u{E01EF}'
    )
}

/// Can the character before it be drawn in another way? A Latin letter has only one way: otherwise
/// the same name could be written in two.
fn takes(before: char, joining: char) -> bool {
    match joining {
        '\u{E0020}'..='\u{E007F}' => matches!(before, '\u{1F3F4}' | '\u{E0020}'..='\u{E007E}'),
        '\u{FE0E}' | '\u{FE0F}' if before.is_ascii() => matches!(before, '0'..='9' | '#' | '*'),
        _ => !before.is_ascii() && !before.is_whitespace(),
    }
}

/// Does a part belong to the character before it? `flags` is the number of flag letters right
/// before it. These are the rules of Unicode (Annex 29), as far as names need them.
fn belongs(before: char, character: char, flags: usize) -> bool {
    is_mark(character)
        || is_joining(character)
        || (before == '\u{200D}' && is_drawn(character))
        || (is_flag(character) && flags % 2 == 1)
        || same_syllable(before, character)
        || (is_linking(before) && is_consonant(character))
}

const fn is_flag(character: char) -> bool {
    matches!(character, '\u{1F1E6}'..='\u{1F1FF}')
}

/// Could it be a picture that a joiner joins to another?
const fn is_drawn(character: char) -> bool {
    matches!(character, '\u{2190}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Is it an accent, a vowel sign, a skin tone or another mark on a letter?
fn is_mark(character: char) -> bool {
    matches!(
        character,
        '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5BD}' | '\u{5BF}' | '\u{5C1}' | '\u{5C2}'
            | '\u{5C4}' | '\u{5C5}' | '\u{5C7}' | '\u{610}'..='\u{61A}' | '\u{64B}'..='\u{65F}' | '\u{670}'
            | '\u{6D6}'..='\u{6DC}' | '\u{6DF}'..='\u{6E4}' | '\u{6E7}' | '\u{6E8}' | '\u{6EA}'..='\u{6ED}'
            | '\u{711}' | '\u{730}'..='\u{74A}' | '\u{7A6}'..='\u{7B0}' | '\u{E31}' | '\u{E33}'..='\u{E3A}'
            | '\u{E47}'..='\u{E4E}' | '\u{EB1}' | '\u{EB3}'..='\u{EBC}' | '\u{EC8}'..='\u{ECE}'
            | '\u{F71}'..='\u{F84}' | '\u{102D}'..='\u{1037}' | '\u{1039}'..='\u{103E}' | '\u{135D}'..='\u{135F}'
            | '\u{17B6}'..='\u{17D3}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20F0}'
            | '\u{302A}'..='\u{302F}' | '\u{3099}' | '\u{309A}' | '\u{FE20}'..='\u{FE2F}' | '\u{FF9E}' | '\u{FF9F}'
            | '\u{1F3FB}'..='\u{1F3FF}'
    ) || indic(character).is_some_and(
        |place| matches!(place, 1..=3 | 0x3B | 0x3C | 0x3E..=0x4D | 0x55..=0x57 | 0x62 | 0x63),
    ) || matches!(character, '\u{951}'..='\u{954}' | '\u{93A}' | '\u{94E}' | '\u{94F}' | '\u{DCA}'..='\u{DDF}' | '\u{D81}'..='\u{D83}')
}

/// The place in its block, for the nine scripts of India whose blocks have the same layout.
fn indic(character: char) -> Option<u32> {
    let letter = !matches!(character, '\u{B83}' | '\u{C44}');
    (letter && ('\u{900}'..='\u{D7F}').contains(&character)).then(|| u32::from(character) & 0x7F)
}

/// Does it link two consonants into one, in one of six of these scripts?
const fn is_linking(character: char) -> bool {
    matches!(character, '\u{94D}' | '\u{9CD}' | '\u{ACD}' | '\u{B4D}' | '\u{C4D}' | '\u{D4D}')
}

fn is_consonant(character: char) -> bool {
    indic(character).is_some_and(|place| matches!(place, 0x15..=0x39))
}

/// Are both parts of one Korean syllable that is written in its parts?
fn same_syllable(before: char, character: char) -> bool {
    let first = |character| matches!(character, '\u{1100}'..='\u{115F}' | '\u{A960}'..='\u{A97C}');
    let vowel = |character| matches!(character, '\u{1160}'..='\u{11A7}' | '\u{D7B0}'..='\u{D7C6}');
    let last = |character| matches!(character, '\u{11A8}'..='\u{11FF}' | '\u{D7CB}'..='\u{D7FB}');
    let whole = |character| matches!(character, '가'..='힣');
    let open =
        |character| whole(character) && (u32::from(character) - u32::from('가')).is_multiple_of(28);
    (first(before) && (first(character) || vowel(character) || whole(character)))
        || ((vowel(before) || open(before)) && (vowel(character) || last(character)))
        || ((last(before) || whole(before)) && last(character))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tidied(written: &str) -> String {
        cut(written.chars())
    }

    #[test]
    fn twenty_characters_are_twenty_as_a_person_counts() {
        for one in [
            "a",
            "오",
            "오\u{11A8}",
            "\u{110B}\u{1169}\u{11BC}",
            "e\u{301}",
            "o\u{302}\u{323}",
            "🦆",
            "👍🏽",
            "🇰🇷",
            "1️⃣",
            "❤️",
            "👨‍👩‍👧‍👦",
            "👩🏽‍❤️‍💋‍👨🏿",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
            "か\u{3099}",
            "葛\u{E0100}",
            "की",
            "क्ष",
            "ก้",
            "שָׁ",
            "م\u{651}",
            "ﾊ\u{FF9F}",
            "👁️‍🗨️",
        ] {
            let twenty = one.repeat(NAME_LENGTH);
            assert_eq!(tidied(&twenty), twenty, "{one}");
            assert_eq!(tidied(&one.repeat(NAME_LENGTH + 1)), twenty, "{one}");
            assert_eq!(
                tidied(&format!("{}{one}", "x".repeat(NAME_LENGTH - 1))).chars().count(),
                NAME_LENGTH - 1 + one.chars().count(),
                "{one}"
            );
        }
    }

    #[test]
    fn wide_letters_capitals_and_blanks_make_no_other_name() {
        // As a browser's NFKC, as far as this test goes.
        compare_names_as(|name| {
            let narrow = |character| match character {
                '！'..='～' => char::from_u32(u32::from(character) - 0xFEE0).unwrap_or(character),
                character => character,
            };
            name.chars().map(narrow).collect()
        });
        for same in ["Ｍｉｎａ", "mina", " MINA\u{3000}", "Ｍi\u{200D}ｎa"] {
            assert!(is_same("Mina", same), "{same}");
        }
        for other in ["Ｍｉｎａ２", "Mi na", "미나"] {
            assert!(!is_same("Mina", other), "{other}");
        }
    }

    #[test]
    fn initials_are_whole_characters_of_the_first_and_last_word() {
        for (name, letters) in [
            ("Großmutter Annelies", "GA"),
            ("Émile-François", "ÉF"),
            ("Kim Ha-neul", "KH"),
            ("Bartholomew the Great", "BG"),
            ("Zoë", "Z"),
            ("Player 1", "P1"),
            ("プレイヤー9", "プ9"),
            ("황보석훈", "황"),
            ("👨‍👩‍👧‍👦 Ada", "👨‍👩‍👧‍👦A"),
        ] {
            assert_eq!(initials(name), letters);
        }
    }

    #[test]
    fn invisible_characters_are_no_name() {
        for unseen in [
            "\u{200B}",
            "\u{3164}",
            "\u{2800}",
            "\u{200D}",
            "\u{200C}",
            "\u{FE0F}",
            "\u{FEFF}",
            "\u{2060}",
            "\u{AD}",
            "\u{115F}\u{1160}",
            "\u{FFA0}",
            "\u{202E}",
            "\u{2066}\u{2069}",
            "\u{E0061}\u{E007F}",
            "\u{3000}",
            "\u{180E}",
            "\u{34F}",
            "\u{A0}\u{200B}\u{A0}",
            "\u{E0100}",
            "\u{61C}",
            "\u{2028}",
        ] {
            assert_eq!(tidied(&unseen.repeat(3)), "", "{unseen:?}");
            assert_eq!(
                tidied(&format!(" {unseen}An{unseen}na{unseen} "))
                    .replace(['\u{3000}', '\u{A0}'], ""),
                "Anna",
                "{unseen:?}"
            );
        }
    }

    #[test]
    fn nothing_in_a_name_turns_its_direction_round() {
        for turning in "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}".chars() {
            assert_eq!(tidied(&format!("Mi{turning}na")), "Mina", "{turning:?}");
        }
    }

    #[test]
    fn heaps_of_marks_make_no_longer_name_than_a_link_takes() {
        let heap = format!("e{}", "\u{301}".repeat(99)).repeat(99);
        assert_eq!(tidied(&heap).chars().count(), NAME_LENGTH * MOST_PARTS);
    }
}
