//! Golden playthroughs: whole matches as text, compared to the letter, natively and on wasm32.
//!
//! A file begins with its setup. Each step has the seat, its action, and the result; now and then comes each viewer's
//! view. The decisions are read from the file, so a changed rule shows as a change of the lines that it concerns.
//! `UPDATE_GOLDENS=1 cargo test --test goldens` plays those that no longer replay, by the policy
//! that each file names, and writes the files: review the diff like code.
//!
//! To add a playthrough, write a file with the first line alone, and run that command. It also records each game's
//! choices of divers again, in `choices/`, and its evaluation, in `evaluations/`.

mod choices;
mod evaluations;
mod files;
mod playthrough;

use mallard::games::{GAMES, GameId};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Every playthrough, for each game one for each way in which a match can end: its path under `tests/goldens/`, and
/// its text.
fn goldens() -> Vec<(String, String)> {
    let paths = GAMES.iter().flat_map(|game| {
        let slug = game.slug();
        files::list(slug).into_iter().map(move |name| format!("{slug}/{name}"))
    });
    paths.map(|path| (path.clone(), files::read(&path))).collect()
}

/// Should the test write the files instead of comparing them?
#[cfg(not(target_arch = "wasm32"))]
fn updates() -> bool {
    std::env::var_os("UPDATE_GOLDENS").is_some()
}

/// Panics at the first line that differs.
#[track_caller]
fn assert_same(path: &str, stored: &str, now: &str) {
    let mut lines = stored.lines().zip(now.lines()).enumerate();
    if let Some((number, (old, new))) = lines.find(|(_, (old, new))| old != new) {
        panic!("{path}, line {}:\n  was {old}\n  is  {new}", number + 1);
    }
    assert_eq!(stored.lines().count(), now.lines().count(), "{path} is cut");
}

#[test]
fn every_playthrough_is_as_it_was() {
    #[cfg(not(target_arch = "wasm32"))]
    if updates() {
        for (path, old) in goldens() {
            // Its decisions remain while they are valid, though its policy may have others by now.
            let new = playthrough::replay(&old).or_else(|_| playthrough::replay_afresh(&old));
            files::write(&path, &new.unwrap_or_else(|error| panic!("{path}: {error}")));
        }
        return;
    }
    for (path, stored) in goldens() {
        let played = playthrough::replay(&stored).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_same(&path, &stored, &played);
    }
}

/// Compares a text about each game with that in its file in `folder`, or writes it.
fn check_or_update(folder: &str, record: impl Fn(GameId) -> String) {
    for &game in GAMES {
        let (path, now) = (format!("{folder}/{}.txt", game.slug()), record(game));
        #[cfg(not(target_arch = "wasm32"))]
        if updates() {
            files::write(&path, &now);
            continue;
        }
        assert_same(&path, &files::read(&path), &now);
    }
}

#[test]
fn divers_choose_as_they_did() {
    check_or_update("choices", choices::record_choices);
}

#[test]
fn evaluations_are_the_same_on_every_machine() {
    check_or_update("evaluations", evaluations::record_evaluation);
}

#[test]
fn a_changed_playthrough_is_noticed() {
    let (_, golden) = goldens().swap_remove(0);
    let setup = golden.lines().next().expect("a first line");
    let played = playthrough::replay(setup).expect("a setup alone can be dealt");
    assert_eq!(playthrough::replay(&played).as_ref(), Ok(&played));
    let changed = played.replace("seat 1 sees", "seat 2 sees");
    assert_ne!(changed, played);
    assert_ne!(playthrough::replay(&changed), Ok(changed));
}
