//! The app still reads every format that saves ever had. The texts in `tests/fixtures/saves/` are permanent: a folder
//! for each version of the envelope, in it a file for each game and each other kind of save, and one for each format of
//! records. In `tests/fixtures/exports/` are exports of the time when a match in a file had no key.

use crate::fake::Fake;
use mallard::device::{Exported, SavedMatch};
use mallard::engine::{FORMAT, LoadError, Seat, Table};
use mallard::games::GAMES;
use mallard::games::durak::Durak;
use mallard::session::{SeatChange, SeatController, Stage};
use mallard::store::{Store, Stored, VERSION};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a version whose names begin with `name`, and the value that the store reads from each.
fn read(version: u32, name: &str) -> Vec<(PathBuf, Value)> {
    let folder = format!("{}/tests/fixtures/saves/v{version}", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(&folder).expect("each version has a folder");
    let mut paths: Vec<_> = files.map(|file| file.expect("it can be listed").path()).collect();
    paths.retain(|path| {
        let stem = path.file_stem().expect("a file").to_string_lossy();
        stem == name || stem.starts_with(&format!("{name}-with"))
    });
    // A game that came later was never saved in an older form.
    assert!(version < VERSION || !paths.is_empty(), "{folder} has no {name}");
    let value = |path: &PathBuf| {
        let fake = Fake::default();
        fake.put("key", &fs::read_to_string(path).expect("it can be read"));
        match Store::new(&fake).read("key") {
            Stored::Value(value) => value,
            other => panic!("{}: {other:?}", path.display()),
        }
    };
    paths.into_iter().map(|path| (path.clone(), value(&path))).collect()
}

#[test]
fn every_saved_match_opens_at_its_last_position() {
    fn assert_opens<G: GameText>(path: &Path, saved: &Value) {
        let (record, steps) = (&saved["record"], saved["record"]["log"].as_array());
        let steps = steps.expect("a log").len();
        assert!(steps >= 30, "{} is hardly a match", path.display());
        // Decisions under older rules are read, and then refused for that reason.
        let saved = record["rules"].as_u64().and_then(|rules| u32::try_from(rules).ok());
        let saved = saved.expect("a number");
        let opened = Table::<G>::load(&record.to_string());
        if saved == G::RULES {
            let (table, damage) = opened.expect("it opens");
            assert_eq!((table.steps().len(), damage), (steps, None), "{}", path.display());
        } else {
            assert_eq!(opened, Err(LoadError::Rules { saved, known: G::RULES }));
        }
    }
    for version in 0..=VERSION {
        for game in GAMES {
            for (path, saved) in read(version, game.slug()) {
                assert!(saved["players"].is_array() && saved["saved_at"].is_u64());
                with_game!(game, G => assert_opens::<G>(&path, &saved));
            }
        }
    }
}

#[test]
fn every_export_is_read() {
    let read = |name: &str| {
        let path = format!("{}/tests/fixtures/exports/{name}.json", env!("CARGO_MANIFEST_DIR"));
        Exported::read(&fs::read_to_string(path).expect("it is kept for ever"))
    };
    for (name, slug, ended) in [
        ("match", "quantum", false),
        ("ended-match", "durak", true),
        ("damaged-slots", "duckit", false),
    ] {
        let Ok(Exported::Match(saved)) = read(name) else { panic!("{name}") };
        let steps = saved.record["log"].as_array().map(Vec::len);
        assert_eq!((saved.slug(), saved.was_ended(), steps), (Some(slug), ended, Some(34)));
        assert!(saved.label.is_some_and(|label| label.imported), "{name} counts for no one");
    }
    let Ok(Exported::Data(data)) = read("all-data") else { panic!("it is whole") };
    let keys: Vec<_> = data.values.keys().collect();
    assert_eq!(keys, ["match/19a2f3c4d5e-1a2b", "match/19a2f3c4d5f-77", "settings", "setup/durak"]);
}

#[test]
fn settings_and_setups_are_read() {
    for version in 0..=VERSION {
        for (_, settings) in read(version, "settings") {
            assert_eq!((&settings["theme"], &settings["speed"]), (&"light".into(), &"slow".into()));
        }
        for (_, setup) in read(version, "setup-durak") {
            assert_eq!(setup["players"].as_array().map(Vec::len), Some(3));
        }
    }
}

/// In each possible way.
#[test]
fn a_match_in_which_seats_changed_hands_opens_as_it_was_left() {
    let found = read(1, "durak").into_iter().find(|(_, saved)| saved["record"]["format"] == 2);
    let (_, saved) = found.expect("it is kept for ever");
    let saved: SavedMatch = serde_json::from_value(saved).expect("a match");
    let (session, damage) = saved.open::<Durak>(Lang::En).expect("it opens");
    assert_eq!((session.stage(false), damage), (Stage::Ended, None));
    let level = |id: &str| String::from(id);
    let sitters = [0, 1, 2, 3].map(|seat| session.seating().sitter(Seat::new(seat)));
    let expected = [
        SeatController::GaveUp,
        SeatController::Bot(level("duckling")),
        SeatController::Resigned(level("diver")),
        SeatController::StandIn(level("dabbler")),
    ];
    assert_eq!(sitters, expected);
    let returned =
        session.seating().changes().iter().any(|(.., change)| *change == SeatChange::Return);
    assert!(returned, "each change is there");
}

#[test]
fn every_format_of_records_has_a_save() {
    let saves = GAMES.iter().flat_map(|game| read(VERSION, game.slug()));
    let formats: BTreeSet<_> =
        saves.filter_map(|(_, saved)| saved["record"]["format"].as_u64()).collect();
    let all: BTreeSet<_> = (1..=u64::from(FORMAT)).collect();
    assert_eq!(formats, all, "put one beside the others, for ever");
}
