//! The content of a text from outside: each field and file that takes one asks here.

use super::backup::Exported;
use super::import::ImportError;
use super::limits::MAX_EXPORT_BYTES;
use mallard_codes::Route;
use mallard_codes::link::{letters, linked_game};

/// The letters of the shortest and of the longest code of a tablet or a phone (docs/phones.md).
const CODE_LENGTHS: std::ops::RangeInclusive<usize> = 40..=150;

/// The bits of a code's first byte that say what it is; a tablet's code has none of them.
const KIND_MASK: u8 = 0xC0;

/// What a text contains.
#[derive(Clone, PartialEq, Debug)]
pub enum Pasted {
    /// A match, or all the data of a device, for the page of imports.
    Export(Exported),
    /// A link or a code: it opens this.
    Opens(Route),
}

impl Pasted {
    /// Reads a text as far as possible without the rules.
    ///
    /// # Errors
    /// [`ImportError`]: the fault of the text.
    pub fn read(text: &str) -> Result<Self, ImportError> {
        let trimmed = text.trim_start_matches('\u{feff}').trim();
        if trimmed.is_empty() {
            return Err(ImportError::Empty);
        }
        if trimmed.starts_with('{') || text.len() > MAX_EXPORT_BYTES {
            return Exported::read(text).map(Self::Export);
        }
        opened(trimmed).map_or_else(|| code(trimmed), |route| Ok(Self::Opens(route)))
    }
}

/// The screen that a link in the text opens, also with other words around it.
fn opened(text: &str) -> Option<Route> {
    // A mail may have broken a long link into lines.
    let joined: String = text.split_whitespace().collect();
    let words = text.split_whitespace().chain([joined.as_str()]);
    let routes: Vec<Route> = words.filter_map(route).collect();
    let is_whole =
        |route: &&Route| matches!(route, Route::Link(link) if linked_game(link).is_some());
    let whole = routes.iter().find(is_whole);
    whole.or(routes.first()).cloned()
}

/// The screen of a word, if it is an address of the app, or the text of a link.
fn route(word: &str) -> Option<Route> {
    let word = word.replace("%23", "#");
    if let Some(at) = word.find('#') {
        return match Route::from_hash(&word[at..]) {
            Route::Link(link) if link.is_empty() => None,
            Route::Phone(code) => {
                let end = code.find(|letter| !letters::is_letter(letter)).unwrap_or(code.len());
                Some(Route::Phone(code[..end].to_owned()))
            }
            route @ (Route::Link(_)
            | Route::Join
            | Route::Setup(_)
            | Route::Lesson(_)
            | Route::Rules(..)) => Some(route),
            _ => None,
        };
    }
    let link = word.trim_start_matches(|letter: char| !letter.is_ascii_alphanumeric());
    let (begin, rest) = link.split_once('.')?;
    let version = begin.strip_prefix(['d', 'm'])?;
    let is_number = !version.is_empty() && version.bytes().all(|digit| digit.is_ascii_digit());
    (is_number && rest.starts_with(letters::is_letter)).then(|| Route::Link(link.to_owned()))
}

/// The letters of a code without its link.
fn code(text: &str) -> Result<Pasted, ImportError> {
    let code: String = text.split_whitespace().collect();
    let bytes = letters::read(&code).filter(|_| CODE_LENGTHS.contains(&code.len()));
    match bytes.as_ref().and_then(|bytes| bytes.first()) {
        Some(kind) if kind & KIND_MASK == 0 => Ok(Pasted::Opens(Route::Phone(code))),
        Some(_) => Err(ImportError::PhoneCode),
        None => Err(ImportError::Unknown),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEAL: &str = "d1.AAEC_w-8";

    fn link(text: &str) -> Pasted {
        Pasted::Opens(Route::Link(text.to_owned()))
    }

    #[test]
    fn a_link_opens_what_it_opens_as_an_address() {
        for text in [
            "https://mallard.example/#/open/d1.AAEC_w-8",
            "#/open/d1.AAEC_w-8",
            " \u{feff}#/open/d1.AAEC_w-8\n",
            "https://mallard.example/%23%2Fopen%2Fd1.AAEC_w-8",
            DEAL,
            "Look at this: https://mallard.example/#/open/d1.AAEC_w-8 (from Mina)",
            "<d1.AAEC_w-8",
        ] {
            assert_eq!(Pasted::read(text), Ok(link(DEAL)), "{text}");
        }
        // What follows in the word is left to the reader of links.
        assert_eq!(Pasted::read("d1.AAEC_w-8)."), Ok(link("d1.AAEC_w-8).")));
        let rules = Route::Rules(mallard_codes::GameId::Durak, Some(String::from("7")));
        let read = Pasted::read("https://mallard.example/#/rules/durak/7");
        assert_eq!(read, Ok(Pasted::Opens(rules)));
        assert_eq!(Pasted::read("#/join"), Ok(Pasted::Opens(Route::Join)));
    }

    #[test]
    fn a_tablets_code_joins_its_table_and_a_phones_code_is_called_by_its_name() {
        let [tablet, answer, back] =
            [0x03, 0x83, 0x43].map(|first| letters::encode(&[[first; 40], [7; 40]].concat()));
        let joins = Ok(Pasted::Opens(Route::Phone(tablet.clone())));
        for text in [
            tablet.clone(),
            format!("https://mallard.example/#/hand/{tablet}"),
            format!("Scan this: #/hand/{tablet})."),
            format!("{}\n{}", &tablet[..50], &tablet[50..]),
        ] {
            assert_eq!(Pasted::read(&text), joins, "{text}");
        }
        for phone in [answer, back] {
            assert_eq!(Pasted::read(&phone), Err(ImportError::PhoneCode));
        }
    }

    #[test]
    fn a_text_of_no_kind_is_refused_with_its_reason() {
        for text in ["what?", "7", "[]", "#", "#/open", "#/past/", "d1.", "x1.AAAA", "e.g. this"] {
            assert_eq!(Pasted::read(text), Err(ImportError::Unknown), "{text}");
        }
        for text in ["", " \n", "\u{feff}"] {
            assert_eq!(Pasted::read(text), Err(ImportError::Empty), "{text}");
        }
        assert_eq!(Pasted::read("{}"), Err(ImportError::NoMatch));
        assert_eq!(Pasted::read(&"7".repeat(MAX_EXPORT_BYTES + 1)), Err(ImportError::TooLarge));
    }
}
