//! The rules texts: their figures show real pieces, and every refusal leads to a rule in the text.

use crate::stage::{check_part, complete_games};
#[cfg(feature = "duck-that-goose")]
use mallard::games::duck_that_goose::{DuckThatGoose, Kind};
use mallard::games::{GAMES, GameId};
use mallard::with_game;
use mallard::words::{
    Block, Figure, GameText, Lang, RulesText, SearchText, SpotContent, StatusText, number_of, runs,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

/// The number of figures that the rules of a game may have.
const FIGURES: std::ops::RangeInclusive<usize> = 3..=6;

fn rules(slug: &str, lang: Lang) -> RulesText {
    let path = format!("assets/rules/{slug}/{}.md", lang.tag());
    let text = fs::read_to_string(format!("{}/{path}", env!("CARGO_MANIFEST_DIR")));
    RulesText::parse(&text.unwrap_or_else(|_| panic!("{path} is missing or empty")))
}

fn figures(rules: &RulesText) -> Vec<Figure> {
    let blocks = rules.sections.iter().flat_map(|section| &section.blocks);
    blocks
        .filter_map(|block| match block {
            Block::Figure(figure) => Some(figure.clone()),
            Block::Paragraph(_) | Block::List(_) => None,
        })
        .collect()
}

fn check_figures<G: GameText>() {
    let english = figures(&rules(G::SLUG, Lang::En));
    assert!(FIGURES.contains(&english.len()), "{} has {} figures", G::SLUG, english.len());
    for lang in Lang::ALL {
        let figures = figures(&rules(G::SLUG, lang));
        assert_eq!(figures.len(), english.len(), "{}, {}", G::SLUG, lang.tag());
        for (figure, english) in figures.iter().zip(&english) {
            check_figure::<G>(figure, lang);
            let shown = |figure: &Figure| -> Vec<_> {
                figure.rows.iter().map(|row| row.spots.clone()).collect()
            };
            assert_eq!(shown(figure), shown(english), "{}, {}", G::SLUG, lang.tag());
            assert_eq!(figure.caption.rules, english.caption.rules);
        }
    }
}

fn check_figure<G: GameText>(figure: &Figure, lang: Lang) {
    let said = figure.caption.parts.concat();
    assert!(!said.is_empty() && !figure.caption.rules.is_empty(), "{}: {figure:?}", G::SLUG);
    for piece in figure.pieces() {
        assert!(G::piece(piece, lang).is_some(), "{} has no piece {piece:?}: {said}", G::SLUG);
    }
    for row in &figure.rows {
        assert!(!row.spots.is_empty(), "an empty row above: {said}");
        // More would be too small on a phone.
        assert!(row.spots.len() <= 8, "too many pieces in a row above: {said}");
        let fits = row.labels.is_empty() || row.labels.len() == row.spots.len();
        assert!(fits, "a label for each piece, or none, above: {said}");
        for spot in &row.spots {
            if let SpotContent::Sign(sign) = &spot.shown {
                let letters = sign.chars().any(char::is_alphabetic);
                assert!(!letters, "a sign reads the same in every language: {sign}");
            }
        }
    }
}

#[test]
fn figures_show_real_pieces_and_the_same_in_every_language() {
    check_part(|game| with_game!(game, G => check_figures::<G>()));
}

#[cfg(feature = "games")]
#[test]
fn there_are_no_other_pieces() {
    fn pieces<G: GameText>(names: &[&'static str]) -> Vec<&'static str> {
        names.iter().copied().filter(|name| G::piece(name, Lang::En).is_some()).collect()
    }

    let all = &[
        "7d", "1h", "Qh*", "joker", "8", "13", "8x13", "R6", "R7", "[R33]", "[R34]", "(7)", "x2",
        "11", "",
    ];
    let pieces = |game: GameId| with_game!(game, G => pieces::<G>(all));
    assert_eq!(pieces(GameId::Durak), ["7d", "Qh*"]);
    assert_eq!(pieces(GameId::Duckit), ["7d", "joker"], "there is no queen");
    assert_eq!(pieces(GameId::Quantum), ["R6", "[R33]", "(7)"]);
    assert_eq!(pieces(GameId::DuckAndCover), ["8", "11"]);
    assert_eq!(pieces(GameId::DuckThatGoose), ["8", "13", "x2"]);
    for game in GAMES {
        with_game!(game, G => assert_eq!(G::piece("no such piece", Lang::En), None));
    }
}

/// The rules that a game's text has, in every language.
pub fn readable(slug: &str) -> &'static BTreeSet<String> {
    static READ: LazyLock<BTreeMap<&str, BTreeSet<String>>> = LazyLock::new(|| {
        complete_games().map(|game| (game.slug(), in_every_language(game.slug()))).collect()
    });
    &READ[slug]
}

fn in_every_language(slug: &str) -> BTreeSet<String> {
    let read = |lang: Lang| -> BTreeSet<String> {
        rules(slug, lang).sentences().flat_map(|line| line.rules.clone()).collect()
    };
    let each = Lang::ALL.map(read);
    each.into_iter().reduce(|one, other| &one & &other).unwrap_or_default()
}

/// The rules that refusals of this game name, in its source.
fn named_by_refusals(slug: &str) -> BTreeSet<String> {
    let folder = format!("{}/crates/games/{slug}/src", env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for place in ["rules", "ui"] {
        let entries = fs::read_dir(format!("{folder}/{place}")).expect("a folder of the game");
        files.extend(entries.map(|entry| entry.expect("its entry").path()));
    }
    let mut named = BTreeSet::new();
    for file in files.iter().filter(|file| file.is_file()) {
        let source = fs::read_to_string(file).expect("a source file");
        let literals = source.split('"').skip(1).step_by(2);
        let is_rule = |literal: &&str| {
            literal.split_once('-').is_some_and(|(game, number)| {
                game.len() == 3
                    && game.bytes().all(|letter| letter.is_ascii_uppercase())
                    && number.starts_with(|digit: char| digit.is_ascii_digit())
            })
        };
        named.extend(literals.filter(is_rule).map(ToOwned::to_owned));
    }
    named
}

#[test]
fn every_refusal_names_a_rule_that_can_be_read_in_every_language() {
    check_part(|game| {
        let named = named_by_refusals(game.slug());
        assert!(!named.is_empty(), "no refusal names a rule");
        for lang in Lang::ALL {
            let rules = rules(game.slug(), lang);
            for rule in &named {
                let line = rules.line_of(number_of(rule));
                assert!(line.is_some(), "{} has no {rule} in {}", game.slug(), lang.tag());
                let line = rules.sentences().nth(line.unwrap_or_default());
                let stands = line.is_some_and(|line| line.rules.contains(rule));
                assert!(stands, "{rule} in {}", lang.tag());
            }
        }
    });
}

#[cfg(feature = "duck-that-goose")]
#[test]
fn every_card_of_duck_that_goose_is_named_in_its_rules() {
    for lang in Lang::ALL {
        let names = &DuckThatGoose::named(lang)[..];
        assert_eq!(names.len(), Kind::ALL.len());
        let rules = rules("duck-that-goose", lang);
        let runs = rules.sentences().flat_map(|line| runs(line, names, &SearchText::default()));
        let found: BTreeSet<usize> = runs.filter_map(|run| run.name).collect();
        let missing: Vec<_> = (0..names.len()).filter(|it| !found.contains(it)).collect();
        let missing: Vec<_> = missing.into_iter().map(|it| names[it]).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.tag());
    }
}
