//! The names of the cards of Duck That Goose! in Korean and Japanese sentences: many are phrases, so they are
//! marked as names.

use super::written::written;
use mallard::games::duck_that_goose::DuckThatGoose;
use mallard::words::{Lang, StatusText};
use std::fs;

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
    for (lang, before, after) in [(Lang::Ko, '‘', '’'), (Lang::Ja, '「', '」')] {
        let names = DuckThatGoose::named(lang);
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
