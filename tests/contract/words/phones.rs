//! The texts of phones, in every game: each names only what the game has, and says of phones, cards and matches what
//! these do.

use super::english::contains_words;
use super::written::written;
use mallard::games::{GAMES, GameId};
use mallard::texts::{phone_messages, setup_messages, table_messages};
use mallard::with_game;
use mallard::words::{GameText, Lang, prompt_messages};

/// The nouns that a game has or does not have, in each language.
const HAND_AND_CARDS: [&[&str]; 3] =
    [&["hand", "hands", "card", "cards"], &["패", "카드"], &["札", "カード"]];

/// The games in which no player has a hand of cards: one has a sheet, the other a family of ducks.
const WITHOUT_A_HAND: [GameId; 2] = [GameId::Quantum, GameId::DuckAndCover];

/// Words for actions of people, but not of phones, cards and matches.
const OF_PEOPLE: [&[&str]; 3] = [
    &[
        "wait",
        "waits",
        "come",
        "comes",
        "go",
        "goes",
        "meet",
        "meets",
        "understand",
        "is in",
        "is away",
        "out of reach",
        "moved on",
        "answer",
    ],
    &["기다", "옵니다", "오면", "통하", "떠나", "잃", "응답"],
    &["待って", "待ち", "来", "移り", "通じ", "離れ", "失わ", "応答"],
];

/// The texts about phones that every game shows.
fn shared(lang: Lang) -> Vec<String> {
    let texts = written(lang.tag()).into_iter();
    let files = ["crates/texts/src/phone.rs", "crates/words/src/text/code.rs"];
    let of_phones = texts.filter(|it| files.contains(&it.file.as_str()));
    let (prompts, setup, name) = (prompt_messages(lang), setup_messages(lang), "Qaz");
    let mut all: Vec<String> = of_phones.map(|it| it.text).collect();
    all.extend([(setup.phone_of)(name), setup.phones_for_all.to_owned()]);
    all.extend([1, 2].map(setup.connect));
    all.extend([0, 1, 2].map(setup.at_tablet));
    all.extend(
        [
            prompts.waits_for_others,
            prompts.elsewhere_follows,
            prompts.silent_follows,
            table_messages(lang).your_side,
        ]
        .map(str::to_owned),
    );
    all
}

/// The texts about phones in a match of this game.
fn of_game<G: GameText>(lang: Lang) -> Vec<String> {
    let mut all = shared(lang);
    if G::GLIMPSES.is_some() {
        all.push((prompt_messages(lang).others_look)("Qaz"));
    }
    all
}

/// Is this word, or this part of a word in Korean and Japanese, in the text?
fn has(lang: Lang, text: &str, word: &str) -> bool {
    if lang == Lang::En { contains_words(&text.to_lowercase(), word) } else { text.contains(word) }
}

/// Each word of the list that one of the texts has.
fn found(lang: Lang, texts: &[String], words: [&[&str]; 3]) -> Vec<String> {
    let words = lang.pick(words);
    let of = |text: &String| {
        let word = words.iter().find(|word| has(lang, text, word))?;
        Some(format!("{}: {word} in {text:?}", lang.tag()))
    };
    texts.iter().filter_map(of).collect()
}

#[test]
fn a_phone_names_no_hand_and_no_cards_in_a_game_without_them() {
    for game in WITHOUT_A_HAND.into_iter().filter(|game| GAMES.contains(game)) {
        for lang in Lang::ALL {
            let texts = with_game!(&game, G => of_game::<G>(lang));
            assert_eq!(found(lang, &texts, HAND_AND_CARDS), [""; 0], "{}", game.slug());
        }
    }
}

#[cfg(feature = "duck-that-goose")]
#[test]
fn a_phone_may_name_the_cards_of_a_game_with_cards() {
    for lang in Lang::ALL {
        let texts = with_game!(&GameId::DuckThatGoose, G => of_game::<G>(lang));
        assert_ne!(found(lang, &texts, HAND_AND_CARDS), [""; 0], "cards are seen");
    }
}

#[test]
fn phones_cards_and_matches_do_not_do_what_people_do() {
    for lang in Lang::ALL {
        assert_eq!(found(lang, &shared(lang), OF_PEOPLE), [""; 0]);
    }
    for (lang, wrong) in [
        (Lang::En, "The match waits where Mina decides."),
        (Lang::Ko, "게임은 기다립니다."),
        (Lang::Ja, "対戦は待っています。"),
    ] {
        assert_eq!(found(lang, &[wrong.to_owned()], OF_PEOPLE).len(), 1, "{wrong}");
    }
}

#[test]
fn a_phone_that_is_disconnected_names_the_button_of_the_tablet() {
    for lang in Lang::ALL {
        let words = phone_messages(lang);
        let between = lang.pick([["“", "”"], ["‘", "’"], ["「", "」"]]).join(words.code_again);
        assert!(words.scan_again.contains(&between), "{}", words.scan_again);
    }
}
