//! The letter of a shortcut for a key, on any keyboard layout.

/// The letter of a key, in lower case: the one that it types if that is a Latin letter, else the
/// one in its place on a Latin keyboard. `key` and `code` are those of a browser's key event, such
/// as `ㅡ` and `KeyM`.
pub fn shortcut(key: &str, code: &str) -> Option<char> {
    let mut typed = key.chars();
    let (Some(letter), None) = (typed.next(), typed.next()) else {
        // While a Korean or Japanese keyboard composes, the browser calls each key by this name.
        return if key == "Process" { placed(code) } else { None };
    };
    if letter.is_ascii() {
        return letter.is_ascii_alphabetic().then(|| letter.to_ascii_lowercase());
    }
    placed(code)
}

fn placed(code: &str) -> Option<char> {
    let mut place = code.strip_prefix("Key")?.chars();
    place.next().filter(char::is_ascii_uppercase).map(|letter| letter.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_latin_letter_is_itself_on_every_keyboard() {
        assert_eq!(shortcut("m", "KeyM"), Some('m'));
        assert_eq!(shortcut("M", "Semicolon"), Some('m'));
        // AZERTY: the key in the place of Q types an A.
        assert_eq!(shortcut("a", "KeyQ"), Some('a'));
    }

    #[test]
    fn another_letter_goes_by_the_place_of_its_key() {
        for key in ["ㅡ", "ь", "μ", "Μ", "も", "Process"] {
            assert_eq!(shortcut(key, "KeyM"), Some('m'), "{key}");
        }
    }

    #[test]
    fn only_a_letter_is_a_shortcut() {
        for (key, code) in
            [("5", "Digit5"), (";", "KeyM"), ("Enter", "Enter"), ("é", "Digit2"), (" ", "Space")]
        {
            assert_eq!(shortcut(key, code), None, "{key}");
        }
    }
}
