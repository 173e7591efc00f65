//! The texts use the terms of the glossaries: of `docs/language.md`, and of each game's page in `docs/games/`.

use super::english::in_english;
use super::written::{Written, written};
use crate::stage::check_part;
use mallard::games::{GAMES, GameId};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The table of the terms that games share.
const SHARED: &str = "Language";

/// One term in one language.
struct Term {
    /// The title of the page with the term's table: [`SHARED`], or a game.
    table: String,
    lang: Lang,
    /// Its forms: a sentence may use any of them.
    forms: Vec<String>,
    /// Is it a separate text?
    label: bool,
}

/// The terms of all pages.
fn glossary() -> Vec<Term> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let games = fs::read_dir(docs.join("games")).expect("the pages of the games");
    let games = games.map(|entry| entry.expect("an entry").path());
    let pages = [docs.join("language.md")].into_iter().chain(games);
    pages.flat_map(|path| terms(&fs::read_to_string(path).expect("a page"))).collect()
}

fn terms(page: &str) -> Vec<Term> {
    let title = page.lines().next().and_then(|line| line.strip_prefix("# ")).expect("a title");
    let (_, glossary) = page.split_once("\n## Glossary\n").expect("it has a glossary");
    let glossary = glossary.split("\n## ").next().unwrap_or_default();
    let mut terms = Vec::new();
    for line in glossary.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if cells.len() != 6 || cells[1] == "English" || cells[1].starts_with("---") {
            continue;
        }
        for lang in Lang::ALL {
            let cell = cells[1 + lang as usize];
            let bare = cell.trim_matches('*');
            terms.push(Term {
                table: title.to_owned(),
                lang,
                forms: bare.split(" / ").map(str::to_owned).collect(),
                label: bare != cell,
            });
        }
    }
    terms
}

/// Does a text belong to this table? The shared words are in every game's texts too.
fn belongs(it: &Written, table: &str) -> bool {
    if table == SHARED {
        return true;
    }
    let game = GAMES.iter().find(|game| with_game!(game, G => name::<G>()) == table);
    let game = game.unwrap_or_else(|| panic!("no texts belong to {table}"));
    it.file.split('/').any(|part| part == game.slug())
}

/// Is this the shared table, or that of a game of this build?
fn is_here(table: &str) -> bool {
    let has_name = |&game: &GameId| with_game!(game, G => name::<G>()) == table;
    cfg!(feature = "games") || table == SHARED || GAMES.iter().any(has_name)
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
fn name<G: GameText>() -> &'static str {
    G::about(Lang::En).name
}

#[test]
fn every_game_has_a_table() {
    check_part(|game| {
        let name = with_game!(game, G => name::<G>());
        assert!(glossary().iter().any(|term| term.table == name), "{name} has no table of terms");
    });
}
