//! The parts that a game on the list must have. A new game fails here with the name of the missing
//! part.

use crate::random::{play_anything, played};
use crate::stage::check_part;
use mallard::engine::{Level, Rng, Setup, Table, Viewer};
use mallard::games::{GAMES, GameId};
use mallard::store::VERSION;
use mallard::with_game;
use mallard::words::{Counts, GameText, ScreenFacts};
use std::fs;
use std::path::{Path, PathBuf};

/// The languages of the rules texts.
const LANGUAGES: [&str; 3] = ["en", "ko", "ja"];

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The game's folder under `tests/rules/`.
fn folder(game: GameId) -> String {
    game.slug().replace('-', "_")
}

#[test]
fn slugs_are_different_and_lead_back_to_the_game() {
    for &game in GAMES {
        let slug = game.slug();
        assert_eq!(GameId::from_slug(slug), Some(game));
        assert!(slug.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{slug} is no file name");
    }
    assert_eq!(GameId::from_slug("no-such-game"), None);
}

#[test]
fn every_game_has_its_rules_in_every_language() {
    check_part(|game| {
        for language in LANGUAGES {
            let path = format!("assets/rules/{}/{language}.md", game.slug());
            let text = fs::read_to_string(root(&path)).unwrap_or_default();
            assert!(!text.trim().is_empty(), "{path} is missing or empty");
        }
    });
}

#[test]
fn every_game_has_a_golden_playthrough() {
    check_part(|game| {
        let folder = format!("tests/goldens/{}", game.slug());
        let files = fs::read_dir(root(&folder)).map(Iterator::count).unwrap_or_default();
        assert!(files > 0, "{folder} has no playthrough");
    });
}

#[test]
fn every_game_has_a_saved_match_in_the_present_form() {
    check_part(|game| {
        let path = format!("tests/fixtures/saves/v{VERSION}/{}.json", game.slug());
        assert!(root(&path).exists(), "{path} is missing");
    });
}

#[test]
fn every_game_has_its_style_and_its_box() {
    let read = |path: &str| fs::read_to_string(root(path)).unwrap_or_default();
    check_part(|game| {
        let slug = game.slug();
        let style = format!("style/games/{slug}.css");
        assert!(root(&style).exists(), "{style} is missing");
        let sprite = format!("assets/sprites/box-art/{slug}.svg");
        for symbol in [format!("box-art-{slug}"), format!("box-art-{slug}-pattern")] {
            assert!(
                read(&sprite).contains(&format!("id=\"{symbol}\"")),
                "{sprite} has no {symbol}"
            );
        }
        let lid = format!("style/game-tiles/{slug}.css");
        assert!(read(&lid).contains(&format!(".game-tile--{slug}")), "{lid} has no colour");
    });
}

#[test]
fn every_game_cites_its_rules_in_tests() {
    check_part(|game| {
        let path = format!("tests/rules/{}/mod.rs", folder(game));
        let tests = fs::read_to_string(root(&path)).unwrap_or_default();
        assert!(tests.contains("assert_every_rule_cited"), "{path} does not ask for citations");
        let table = format!("docs/tested/{}.md", game.slug());
        assert!(root(&table).exists(), "{table} is missing: see tests/rules/citations.rs");
    });
}

/// A file without its `mod` would be left out of the tests.
#[test]
fn every_game_is_a_part_of_the_tests_of_rules_and_of_bots() {
    check_part(|game| {
        let folder = folder(game);
        for path in ["tests/bots", "examples/common/patient"] {
            let path = format!("{path}/{folder}.rs");
            assert!(root(&path).exists(), "{path} is missing");
        }
        let tests = root("tests/rules").join(folder);
        let list = fs::read_to_string(tests.join("mod.rs")).unwrap_or_default();
        for file in fs::read_dir(&tests).expect("the folder of the game's rules") {
            let path = file.expect("an entry").path();
            let topic = path.file_stem().expect("a name").to_string_lossy();
            let line = format!("mod {topic};");
            let is_listed = topic == "mod" || list.lines().any(|it| it == line);
            assert!(is_listed, "{}/mod.rs has no {line:?}", tests.display());
        }
    });
}

#[test]
fn every_game_has_a_lesson_in_every_language() {
    check_part(|game| {
        for part in ["script"].iter().chain(&LANGUAGES) {
            let path = format!("assets/lessons/{}/{part}.json", game.slug());
            assert!(root(&path).exists(), "{path} is missing");
        }
    });
}

#[test]
fn every_game_has_bots() {
    fn check_levels<G: GameText>() {
        assert!(!G::LEVELS.is_empty(), "{} has no bot", G::SLUG);
        for level in G::LEVELS {
            assert_eq!(Level::find::<G>(level.id), Some(*level), "two levels of one name");
        }
    }
    for game in GAMES {
        with_game!(game, G => check_levels::<G>());
    }
}

#[test]
fn every_game_can_be_set_up() {
    fn check_setups<G: GameText>() {
        assert!(!G::SEATS.is_empty() && *G::SEATS.end() <= 9, "{}", G::SLUG);
        assert_eq!(GameId::from_slug(G::SLUG).map(GameId::seats), Some(G::SEATS), "game_id.rs");
        assert!(G::RULES > 0, "{} counts its rules from 1", G::SLUG);
        assert!(G::MAX_STEPS > 0);
    }
    for game in GAMES {
        with_game!(game, G => check_setups::<G>());
    }
}

#[test]
fn a_game_that_draws_pieces_of_a_suit_has_suits() {
    fn draws_suits<G: GameText>() -> bool {
        (0..12).any(|steps| {
            let view = played::<G>(*G::SEATS.end(), 1, steps).view(Viewer::Table);
            G::still(&view).iter().flatten().any(|piece| piece.class.contains(" suit-"))
        })
    }
    for game in GAMES {
        let (draws, has) = with_game!(game, G => (draws_suits::<G>(), G::HAS_SUITS));
        assert_eq!(draws, has, "ScreenFacts::HAS_SUITS of {}", game.slug());
    }
}

#[test]
fn every_game_has_a_best() {
    fn has_best<G: GameText>() -> bool {
        G::BEST.is_some()
    }
    check_part(|game| {
        assert!(with_game!(game, G => has_best::<G>()), "ScoreText::BEST is missing");
    });
}

#[test]
fn every_game_has_a_challenge_of_one_part() {
    fn count_parts<G: GameText>() -> usize {
        let options = G::shorten(G::Options::default());
        let setup = Setup { seats: 3, seed: 1, options };
        let mut table = Table::<G>::deal(setup).expect("the daily challenge has three seats");
        let (mut rng, mut legal) = (Rng::from_seed(1), Vec::new());
        while play_anything(&mut table, &mut rng, &mut legal) {}
        let events = table.steps().iter().flat_map(|step| &step.events);
        let parts = events.filter(|event| G::ends_part(event)).count();
        // A match that counts sheets has only one round.
        if G::COUNTS == Counts::Sheets { 1 } else { parts }
    }
    check_part(|game| {
        let parts = with_game!(game, G => count_parts::<G>());
        let functions = "RuleFacts::ends_part, RuleFacts::COUNTS, GameInfo::shorten";
        assert!(parts == 1, "the daily challenge has {parts} rounds instead of one: {functions}");
    });
}
