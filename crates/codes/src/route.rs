//! The route: the part of the address after the `#`.

use crate::GameId;
use mallard_engine::{MAX_SEATS, Seat};

/// The word in place of a match's id in the address of an import. No match has this id: `new_id` writes only hexadecimal
/// digits and a hyphen.
const IMPORT_ID: &str = "import";

/// Is this the id of a match? The store has other values under names with other characters.
pub fn is_match_id(id: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase() || byte == b'-';
    !id.is_empty() && id.bytes().all(allowed)
}

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    Setup(GameId),
    /// A match, by its id.
    Match(String),
    /// The replay of a match, from this step, or from its end.
    Replay(String, Option<usize>),
    /// The moments of the player at this seat of a match, which is over; with a step, the one after it, which is asked.
    Moments(String, Seat, Option<u32>),
    /// The preview of an imported match.
    Import,
    /// A deal or a match that was shared, by the text of its link.
    Link(String),
    /// A seat on this phone, by the text of the tablet's code.
    Phone(String),
    /// The page that scans a tablet's code.
    Join,
    Past,
    /// The choice of the next game for the players of this match, which is over.
    NextGame(String),
    /// The night to which this match, which is over, belongs.
    Night(String),
    /// The rules of a game, and the number of the one to read, such as `7`.
    Rules(GameId, Option<String>),
    Lesson(GameId),
}

impl Route {
    /// Reads the part of an address from `#`. An unreadable address leads to the home screen.
    ///
    /// Chats and users lose a `/` or `#` of an address, or add one or a `!`, and write it in capitals or as `%2F`: that
    /// makes no difference except in the content of a link. The page reads it the same way before any program is loaded
    /// (assets/page/program.js).
    pub fn from_hash(hash: &str) -> Self {
        let hash = hash.replace("%2F", "/").replace("%2f", "/");
        let hash = hash.trim_start_matches(['#', '/', '!']);
        let small = hash.to_ascii_lowercase();
        // The content of a link is case-sensitive.
        let content = || hash.split('/').filter(|part| !part.is_empty()).nth(1);
        let mut parts = small.split('/').filter(|part| !part.is_empty());
        let game = |slug: Option<&str>| slug.and_then(GameId::from_slug);
        let route = match parts.next() {
            Some("new") => game(parts.next()).map(Self::Setup),
            Some("lesson") => game(parts.next()).map(Self::Lesson),
            Some("rules") => {
                let game = game(parts.next());
                game.map(|game| Self::Rules(game, parts.next().and_then(rule_number)))
            }
            Some("match") => match parts.next() {
                Some(IMPORT_ID) => Some(Self::Import),
                id => id.filter(|id| is_match_id(id)).map(|id| Self::Match(id.to_owned())),
            },
            Some("back") => {
                let id = parts.next().filter(|id| is_match_id(id));
                let step = parts.next().and_then(|step| step.parse().ok());
                id.map(|id| Self::Replay(id.to_owned(), step))
            }
            Some("moments") => {
                let id = parts.next().filter(|id| is_match_id(id));
                let seat = parts.next().and_then(|seat| seat.parse().ok());
                let seat = seat.filter(|&seat: &u8| usize::from(seat) < MAX_SEATS).map(Seat::new);
                let step = parts.next().and_then(|step| step.parse().ok());
                id.zip(seat).map(|(id, seat)| Self::Moments(id.to_owned(), seat, step))
            }
            Some("join") => Some(Self::Join),
            Some("past") => Some(Self::Past),
            Some(first @ ("next" | "night")) => {
                let id = parts.next().filter(|id| is_match_id(id)).map(str::to_owned);
                id.map(if first == "next" { Self::NextGame } else { Self::Night })
            }
            Some("hand") => content().map(|offer| Self::Phone(offer.to_owned())),
            // Without a link the page reports that a part of it is missing.
            Some("open") => Some(Self::Link(content().unwrap_or_default().to_owned())),
            _ => None,
        };
        route.unwrap_or(Self::Home)
    }

    /// Does it belong to the table and not to the home screen?
    pub const fn is_at_table(&self) -> bool {
        !matches!(self, Self::Home | Self::Setup(_))
    }

    /// The address, for links.
    pub fn hash(&self) -> String {
        match self {
            Self::Home => String::from("#/"),
            Self::Setup(game) => format!("#/new/{}", game.slug()),
            Self::Join => String::from("#/join"),
            Self::Past => String::from("#/past"),
            Self::NextGame(id) => format!("#/next/{id}"),
            Self::Night(id) => format!("#/night/{id}"),
            Self::Import => format!("#/match/{IMPORT_ID}"),
            Self::Match(id) => format!("#/match/{id}"),
            Self::Replay(id, None) => format!("#/back/{id}"),
            Self::Replay(id, Some(step)) => format!("#/back/{id}/{step}"),
            Self::Moments(id, seat, None) => format!("#/moments/{id}/{}", seat.index()),
            Self::Moments(id, seat, Some(step)) => {
                format!("#/moments/{id}/{}/{step}", seat.index())
            }
            Self::Phone(offer) => format!("#/hand/{offer}"),
            Self::Link(link) => format!("#/open/{link}"),
            Self::Rules(game, None) => format!("#/rules/{}", game.slug()),
            Self::Rules(game, Some(number)) => format!("#/rules/{}/{number}", game.slug()),
            Self::Lesson(game) => format!("#/lesson/{}", game.slug()),
        }
    }
}

/// The number of a rule, if it can be one; else all rules are opened.
fn rule_number(written: &str) -> Option<String> {
    let fits = |letter: char| letter.is_ascii_digit() || letter.is_ascii_lowercase();
    (!written.is_empty() && written.chars().all(fits)).then(|| written.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn match_ids_contain_no_marks_of_the_store() {
        for id in ["18f3a-2b", "k3x", "0"] {
            assert!(is_match_id(id), "{id}");
        }
        for id in ["", "18f3a-2b~", "a/b", "A", "ä", "a b", "%7e"] {
            assert!(!is_match_id(id), "{id}");
        }
    }

    #[test]
    fn every_screen_reads_back_from_its_address() {
        let durak = GameId::Durak;
        let id = String::from("k3x");
        let link = Route::Link(String::from("d1.AAEC_w-8"));
        let hand = Route::Phone(String::from("AQID_w-8"));
        let screens = [Route::Setup(durak), Route::Match(id), Route::Import, Route::Home, hand];
        let rules = [None, Some(String::from("17a"))].map(|number| Route::Rules(durak, number));
        let back = [None, Some(0), Some(4711)].map(|step| Route::Replay(String::from("k3x"), step));
        let nights = [Route::NextGame, Route::Night].map(|screen| screen(String::from("k3x")));
        let moments = [None, Some(0), Some(4711)]
            .map(|step| Route::Moments(String::from("k3x"), Seat::new(8), step));
        let others = [Route::Lesson(durak), Route::Past, Route::Join, link]
            .into_iter()
            .chain(rules)
            .chain(back)
            .chain(nights)
            .chain(moments);
        for route in screens.into_iter().chain(others) {
            assert_eq!(Route::from_hash(&route.hash()), route);
        }
    }

    #[test]
    fn lost_and_added_marks_make_no_other_screen() {
        for begin in ["", "#", "/", "##", "#//", "##/", "#/#/", "//", "#!", "#!/", "#%2F", "#%2f/"]
        {
            let read = |rest: &str| Route::from_hash(&format!("{begin}{rest}"));
            assert_eq!(read("rules/durak"), Route::Rules(GameId::Durak, None), "{begin}");
            assert_eq!(read("rules//durak/"), Route::Rules(GameId::Durak, None), "{begin}");
            assert_eq!(read("past"), Route::Past, "{begin}");
            assert_eq!(read("Rules/Durak"), Route::Rules(GameId::Durak, None), "{begin}");
            for link in ["open/d1.AaEc_w-8", "Open/d1.AaEc_w-8", "OPEN%2Fd1.AaEc_w-8"] {
                assert_eq!(read(link), Route::Link(String::from("d1.AaEc_w-8")), "{begin}");
            }
            assert_eq!(read("open"), Route::Link(String::new()), "{begin}");
            assert_eq!(read("match/k3x"), Route::Match(String::from("k3x")), "{begin}");
            assert_eq!(read("match//k3x/"), Route::Match(String::from("k3x")), "{begin}");
            assert_eq!(read(""), Route::Home, "{begin}");
        }
    }

    #[test]
    fn an_unknown_address_is_the_shelf() {
        for hash in [
            "",
            "#",
            "#/new",
            "#/new/chess",
            "#/moments/k3x",
            "#/moments/k3x/9",
            "#/match/",
            "#/what/ever",
            "#//",
        ] {
            assert_eq!(Route::from_hash(hash), Route::Home, "{hash}");
        }
    }

    #[test]
    fn an_address_without_a_rule_number_opens_the_rules() {
        for hash in ["#/rules/durak", "#/rules/durak/", "#/rules/durak/%22", "#/rules/durak/ä"] {
            assert_eq!(Route::from_hash(hash), Route::Rules(GameId::Durak, None), "{hash}");
        }
    }

    #[test]
    fn a_name_that_no_match_can_have_is_the_shelf() {
        for name in ["k3x~", "~", "k3x 1", "k.3", "ö", "%7e"] {
            let hash = format!("#/match/{name}");
            assert_eq!(Route::from_hash(&hash), Route::Home, "{hash}");
        }
    }
}
