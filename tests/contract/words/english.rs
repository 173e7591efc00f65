//! The rules for all English texts: typographic marks, one word for each concept, and plain English.

use super::written::{Written, assert_none, written};
use mallard::texts::{
    history_messages, home_messages, incoming_messages, setup_messages, share_messages,
    table_messages,
};
use mallard::words::{Lang, device_messages, storage_messages};

/// Words that no text contains, and the words to use instead. `docs/language.md` has more (`unused.rs`).
const NOT_SAID: &[(&str, &str)] = &[
    ("facedown", "face down, face-down"),
    ("faceup", "face up, face-up"),
    ("talon", "stock (Durak), deck"),
    ("draw deck", "deck"),
    ("turned around", "reversed"),
    ("last trick", "previous trick"),
    ("claim", "take"),
    ("re-roll", "reroll"),
    ("roll again", "reroll"),
    ("rolls again", "is rerolled"),
    ("roll once more", "reroll"),
    ("pass the attack on", "transfer the attack"),
    ("by itself", "automatically, for you"),
    ("put aside", "set aside"),
    ("keeps nothing", "cannot save"),
    ("brought back", "undone"),
    ("play on", "continue"),
    ("go on from here", "continue"),
    ("go on with", "continue"),
    ("gone on with", "continued"),
    ("pass on with", "transfer with"),
    ("passes on with", "transfers with"),
    ("the deal can be kept", "the start of the match"),
    ("for ever", "forever"),
    ("need not", "do not have to"),
    ("by turns", "alternately"),
    ("per cent", "%"),
    ("chance to", "chance of …ing"),
    ("figures", "stats"),
    ("set-up", "setup"),
    ("set-ups", "setups"),
    ("was changed", "has been changed"),
    ("look back", "replay"),
    ("looking back", "replay"),
    ("looked back", "replayed"),
    ("daily deal", "daily challenge"),
    ("as it stands", "as it is now"),
    ("on the way", "during the match"),
    ("at times", "sometimes"),
];

/// The nouns that a sentence may count, except those that are also verbs of a numbered duck: "your 1 moves".
const COUNTED: &[&str] = &[
    "bots", "bouts", "boxes", "cards", "chips", "columns", "copies", "dice", "fours", "hours",
    "lessons", "matches", "minutes", "people", "players", "points", "rounds", "saves", "seats",
    "sheets", "splashes", "stacks", "tricks",
];

/// The places of play: "play on a phone" is not to continue.
const WHERE_ONE_PLAYS: [&str; 3] = [" on phones", " on a phone", " on this screen"];

/// The only places that may contain "game", because they mean which game.
const WHICH_GAME: &[&str] = &[
    "tabletop games",
    "pick a game",
    "another game",
    "does not have this game",
    "the games run in the page",
    "the shelf with the games",
    "games for one phone",
    "game night",
];

/// All English texts: the rest of the page and of its manifest is in other languages.
pub fn in_english() -> Vec<Written> {
    let page = strip_between(include_str!("../../../index.html"), "<!--", "-->");
    let (_, description) = page.split_once("name=\"description\" content=\"").expect("it has one");
    let elements = page.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text);
    let page = elements.chain(description.split('"').take(1));
    let manifest =
        include_str!("../../../assets/manifest.webmanifest").split('"').skip(1).step_by(2);
    let english =
        |text: &&str| text.trim().contains(' ') && !text.chars().any(is_of_korea_or_japan);
    let at = |file: &'static str| {
        move |text: &str| Written { file: file.to_owned(), text: text.trim().to_owned() }
    };
    let mut all = written("en");
    all.extend(page.filter(english).map(at("index.html")));
    all.extend(manifest.filter(english).map(at("assets/manifest.webmanifest")));
    all
}

/// A text without the parts from each `opening` to its `closing`.
pub(super) fn strip_between(text: &str, opening: &str, closing: &str) -> String {
    let mut pieces = text.split(opening);
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.filter_map(|piece| piece.split_once(closing)).fold(first, |kept, (_, rest)| kept + rest)
}

fn is_of_korea_or_japan(character: char) -> bool {
    matches!(character, '\u{3040}'..='\u{30FF}' | '\u{4E00}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}')
}

/// The text in small letters, without its slots and the numbers of rules.
pub(super) fn plain(text: &str) -> String {
    strip_between(&strip_between(text, "{", "}"), "[", "]").to_lowercase()
}

/// Does the text contain these whole words?
pub(super) fn contains_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, found)| {
        let (before, after) = (&text[..at], &text[at + found.len()..]);
        !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic)
    })
}

/// The plural that follows a count of one, if there is one: "1 cards".
pub(super) fn find_plural_after_one(said: &str) -> Option<&'static str> {
    let of_a_number = |mark: char| mark.is_ascii_digit() || mark == '.' || mark == '/';
    COUNTED.iter().copied().find(|many| {
        said.match_indices(&format!("1 {many}")).any(|(at, found)| {
            let (before, after) = (&said[..at], &said[at + found.len()..]);
            !before.ends_with(of_a_number) && !after.starts_with(char::is_alphabetic)
        })
    })
}

/// Verbs that are also nouns: after a number they are read as many of something.
const ALSO_NOUNS: &[&str] = &[
    "calls", "covers", "deals", "draws", "ducks", "fits", "leads", "leaves", "moves", "plays",
    "scores", "takes", "turns",
];

/// The verb after a number that names one thing, if there is one: "your 3 ducks", "the 8 covers", "red 3 leaves".
pub(super) fn read_as_many(said: &str) -> Option<&'static str> {
    let names_one = |before: &str| {
        let last = before.trim_end().rsplit(' ').next().unwrap_or_default().to_lowercase();
        let names = ["the", "your", "their", "a", "red", "blue", "yellow", "purple"];
        before.ends_with(' ') && (names.contains(&last.as_str()) || last.ends_with("’s"))
    };
    let is_figure = |mark: char| mark.is_ascii_digit();
    ALSO_NOUNS.iter().copied().find(|verb| {
        said.match_indices(&format!(" {verb}")).any(|(at, found)| {
            let before = said[..at].trim_end_matches(is_figure);
            let after = &said[at + found.len()..];
            before.len() < at && names_one(before) && !after.starts_with(char::is_alphabetic)
        })
    })
}

/// The first hyphen too many or too few: "face-down" comes before a noun, "face down" anywhere else.
fn face_fault(text: &str) -> Option<&str> {
    ["face-down", "face-up", "face down", "face up"].into_iter().find_map(|face| {
        let is_fault = |rest: &str| before_a_noun(rest) != face.contains('-');
        let mut places = text.match_indices(face);
        let (at, _) = places.find(|(at, _)| is_fault(&text[at + face.len()..]))?;
        Some(&text[at..])
    })
}

/// Does the text continue with a noun that can be face down?
fn before_a_noun(text: &str) -> bool {
    let next = text.strip_prefix(' ').unwrap_or_default();
    let word = next.split(|character: char| !character.is_alphabetic()).next();
    word.is_some_and(|word| {
        ["card", "cards", "one", "ones", "blue", "yellow", "purple"].contains(&word)
    })
}

/// "Is no" where English says "is not a"; "there is no" and "is no longer" are allowed.
fn has_is_no(text: &str) -> bool {
    ["is no", "are no"].iter().any(|&negation| {
        let (there, longer) = (format!("there {negation}"), format!("{negation} longer"));
        contains_words(&text.replace(&there, "").replace(&longer, ""), negation)
    })
}

#[test]
fn quotes_and_apostrophes_are_curved() {
    assert_none(&in_english(), |it| {
        let straight = ['"', '\'', '`'].into_iter().find(|&mark| it.text.contains(mark))?;
        Some(format!("‘ ’ “ ”, not {straight}"))
    });
}

#[test]
fn a_minus_and_an_ellipsis_are_one_true_character() {
    assert_none(&in_english(), |it| {
        let figure_after_hyphen = it.text.match_indices('-').any(|(at, _)| {
            let before = it.text[..at].chars().next_back();
            let after = it.text[at + 1..].chars().next();
            !before.is_some_and(char::is_alphanumeric) && after.is_some_and(|c| c.is_ascii_digit())
        });
        (figure_after_hyphen || it.text.contains("...")).then(|| "− and …".to_owned())
    });
}

#[test]
fn one_thing_has_one_word() {
    assert_none(&in_english(), |it| {
        let text =
            WHERE_ONE_PLAYS.iter().fold(plain(&it.text), |text, place| text.replace(place, ""));
        let (_, instead) = NOT_SAID.iter().find(|(words, _)| contains_words(&text, words))?;
        Some(format!("say {instead}"))
    });
}

#[test]
fn english_has_match_except_for_which_game() {
    assert_none(&in_english(), |it| {
        let text = plain(&it.text);
        let says_game = contains_words(&text, "game") || contains_words(&text, "games");
        let means_which = WHICH_GAME.iter().any(|place| text.contains(place));
        (says_game && !means_which).then(|| "say match".to_owned())
    });
}

/// One card has its printed name, with the contraction.
#[test]
fn not_is_never_contracted() {
    assert_none(&in_english(), |it| {
        let text = it.text.replace("Wouldn’t Touch", "");
        text.contains("n’t").then(|| "write not out".to_owned())
    });
}

#[test]
fn one_is_not_many_on_the_shared_screens() {
    let (home, incoming) = (home_messages(Lang::En), incoming_messages(Lang::En));
    let (past, share) = (history_messages(Lang::En), share_messages(Lang::En));
    let said = [
        (device_messages(Lang::En).saved_ago)(1),
        (device_messages(Lang::En).saved_ago)(60),
        (home.saved)(1),
        (home.more_saved)(1),
        (setup_messages(Lang::En).sharing)(1, false),
        (table_messages(Lang::En).cards)(1),
        (incoming.moves)(1),
        (incoming.ahead)(1),
        (incoming.behind)(1),
        (storage_messages(Lang::En).damaged)(1),
        (past.clear_ask)(1),
        (past.gone)(1),
        (past.came)(1, 1, 1, true),
        (share.seats)(1),
        (share.for_whom)(1, 1),
    ];
    for sentence in said {
        assert_eq!(find_plural_after_one(&sentence), None, "{sentence}");
        assert!(!contains_words(&sentence, "1 moves"), "{sentence}");
    }
}

/// In a pattern, a slot may be a number.
#[test]
fn no_verb_after_a_number_is_read_as_many() {
    assert_none(&in_english(), |it| {
        let number = ["{number}", "{other}"];
        let text = number.iter().fold(it.text.clone(), |text, slot| text.replace(slot, "3"));
        read_as_many(&text).map(|verb| format!("3 {verb}"))
    });
}

#[test]
fn a_place_has_its_ordinal() {
    let said = |place| (share_messages(Lang::En).of_the_day)("Durak", "1 May", place, 9, "1 point");
    for (place, ordinal) in [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (9, "9th")] {
        let sentence = said(place);
        assert!(sentence.contains(&format!("{ordinal} of 9, 1 point")), "{sentence}");
    }
}

#[test]
fn english_avoids_is_no_constructions() {
    assert_none(&in_english(), |it| has_is_no(&plain(&it.text)).then(|| "say is not a".to_owned()));
}

#[test]
fn face_down_has_a_hyphen_before_a_noun_only() {
    assert_none(&in_english(), |it| face_fault(&plain(&it.text)).map(str::to_owned));
}

#[test]
fn the_faults_are_seen() {
    for fine in [
        "it goes face down to your range",
        "your face-down cards",
        "a face-up blue card",
        "a face-down one may be discarded",
        "face down, one at a time",
    ] {
        assert_eq!(face_fault(fine), None, "{fine}");
    }
    for wrong in ["it lies face-down.", "turn face-up", "a face down card", "all face up cards"] {
        assert!(face_fault(wrong).is_some(), "{wrong}");
    }
    for wrong in ["1 cards left", "Your hand, 1 cards", "−1 points", "1 people share"] {
        assert!(find_plural_after_one(wrong).is_some(), "{wrong}");
    }
    for fine in ["1 card left", "21 cards", "0.1 points", "1 pointsman", "Turn 1, cards"] {
        assert_eq!(find_plural_after_one(fine), None, "{fine}");
    }
    for wrong in ["Your 3 ducks.", "Mina’s 12 ducks beside", "the 8 covers it", "Red 3 leaves room"]
    {
        assert!(read_as_many(wrong).is_some(), "{wrong}");
    }
    for fine in ["2 ducks", "with 3 moves", "The 3 is covered", "the 30 ducklings", "the ducks"] {
        assert_eq!(read_as_many(fine), None, "{fine}");
    }
    assert!(has_is_no("it is no yellow card") && has_is_no("these are no ducks"));
    assert!(!has_is_no("there is no yellow card") && !has_is_no("it is no longer there"));
    assert_eq!(plain("Round {round}: {name} deals. [DNC-3]"), "round :  deals. ");
}
