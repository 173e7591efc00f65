//! The names of the cards of Duck That Goose! in sentences: many are phrases, so they are marked as names.

use super::written::written;
use mallard::games::duck_that_goose::DuckThatGoose;
use mallard::words::{Lang, StatusText};
use std::fs;

/// The English names that are phrases. The others are nouns, and capitals are enough.
const PHRASES: [&str; 15] = [
    "The Devil is in the Details",
    "Behind the Eight Ball",
    "Shoot Yourself in the Foot",
    "Wouldn’t Touch with a 10′ Pole",
    "Not Half Bad",
    "On Cloud Nine",
    "Burst Someone’s Bubble",
    "Dodged a Bullet",
    "Flip the Script",
    "Kill Two Birds With One Stone",
    "Ride the Gravy Train!",
    "Steal Someone’s Thunder",
    "Throw Someone Under the Bus",
    "Turn the Tables",
    "When the Time is Ripe",
];

/// All sentences of the game. In its rules, bold names head entries and need no quotes.
fn sentences(lang: Lang) -> Vec<String> {
    let of_game =
        |file: &str| file.contains("duck_that_goose") || file.contains("lessons/duck-that-goose");
    let texts = written(lang.tag()).into_iter().filter(|it| of_game(&it.file));
    let mut all: Vec<String> = texts.map(|it| it.text).collect();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/rules/duck-that-goose");
    let rules = fs::read_to_string(format!("{folder}/{}.md", lang.tag()));
    let rules = rules.expect("every game has its rules");
    let plain = |line: &str| line.split("**").step_by(2).collect::<String>();
    all.extend(rules.lines().filter(|line| !line.starts_with('#')).map(plain));
    all
}

#[test]
fn a_card_name_in_a_sentence_is_in_quotes() {
    let english = DuckThatGoose::named(Lang::En);
    assert!(PHRASES.iter().all(|phrase| english.contains(phrase)), "{english:?}");
    for (lang, before, after) in
        [(Lang::En, '“', '”'), (Lang::Ko, '‘', '’'), (Lang::Ja, '「', '」')]
    {
        let mut names = DuckThatGoose::named(lang);
        names.retain(|name| lang != Lang::En || PHRASES.contains(name));
        let said = sentences(lang);
        assert!(said.len() > 200, "{}: {}", lang.tag(), said.len());
        for text in said.iter().filter(|text| !names.iter().any(|name| name == text)) {
            let left = names.iter().fold(text.clone(), |left, name| {
                left.replace(&format!("{before}{name}{after}"), "")
            });
            let bare = names.iter().find(|name| left.contains(**name));
            assert!(bare.is_none(), "{bare:?} without quotes: {text}");
        }
    }
}
