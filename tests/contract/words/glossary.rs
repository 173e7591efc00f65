//! The texts use the terms of the glossary in `docs/language.md`.

use super::english::in_english;
use super::written::{Written, written};
use mallard::games::{GAMES, GameId, Shelved};
use mallard::with_game;
use mallard::words::Lang;
use std::collections::BTreeMap;
use std::fs;

/// One term in one language.
struct Term {
    /// The heading of the term's table.
    table: String,
    lang: Lang,
    /// Its forms: a sentence may use any of them.
    forms: Vec<String>,
    /// Is it a separate text?
    label: bool,
}

fn glossary() -> Vec<Term> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/language.md");
    let page = fs::read_to_string(path).expect("the page is there");
    let (_, glossary) = page.split_once("## Glossary").expect("it has a glossary");
    let mut table = String::new();
    let mut terms = Vec::new();
    for line in glossary.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            heading.clone_into(&mut table);
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if cells.len() != 6 || cells[1] == "English" || cells[1].starts_with("---") {
            continue;
        }
        for lang in Lang::ALL {
            let cell = cells[1 + lang as usize];
            let bare = cell.trim_matches('*');
            terms.push(Term {
                table: table.clone(),
                lang,
                forms: bare.split(" / ").map(str::to_owned).collect(),
                label: bare != cell,
            });
        }
    }
    terms
}

/// Does a text belong to the table of this heading? The shared words are in every game's texts too.
fn belongs(it: &Written, table: &str) -> bool {
    if table == "Shared" {
        return true;
    }
    let game = GAMES.iter().find(|game| with_game!(game, G => name::<G>()) == table);
    let game = game.unwrap_or_else(|| panic!("no texts belong to {table}"));
    it.file.split('/').any(|part| part == game.slug())
}

/// Is this the heading of the shared table, or that of a game of this build?
fn is_here(table: &str) -> bool {
    let has_name = |&game: &GameId| with_game!(game, G => name::<G>()) == table;
    cfg!(feature = "games") || table == "Shared" || GAMES.iter().any(has_name)
}

/// All texts of a language.
fn texts(lang: Lang) -> Vec<Written> {
    if lang == Lang::En { in_english() } else { written(lang.tag()) }
}

#[test]
fn every_glossary_term_is_in_its_texts() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let texts = texts(lang);
        for term in glossary().iter().filter(|term| term.lang == lang && is_here(&term.table)) {
            let own: Vec<&str> =
                texts.iter().filter(|it| belongs(it, &term.table)).map(|it| &*it.text).collect();
            let stands = |form: &String| {
                let (form, small) = (form.as_str(), form.to_lowercase());
                own.iter().any(|&text| {
                    if term.label { text == form } else { text.to_lowercase().contains(&small) }
                })
            };
            for form in term.forms.iter().filter(|form| !stands(form)) {
                faults.push(format!("{}, {}: {form}", term.table, lang.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "not in the texts:\n{}", faults.join("\n"));
}

#[test]
fn a_term_means_one_thing_in_its_table() {
    let mut seen: BTreeMap<(String, &str, String), u8> = BTreeMap::new();
    for term in glossary() {
        for form in term.forms {
            *seen.entry((term.table.clone(), term.lang.tag(), form)).or_default() += 1;
        }
    }
    let twice: Vec<_> = seen.iter().filter(|&(_, &times)| times > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

/// The name of a game.
fn name<G: Shelved>() -> &'static str {
    G::about(Lang::En).name
}

#[test]
fn every_game_has_a_table() {
    for game in GAMES {
        let name = with_game!(game, G => name::<G>());
        assert!(glossary().iter().any(|term| term.table == name), "{name}");
    }
}
