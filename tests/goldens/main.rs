//! Golden playthroughs: whole matches as text, compared to the letter, natively and on wasm32.
//!
//! A file begins with its setup. Each step has the seat, its action, and the result; now and then comes each viewer's
//! view. The decisions are read from the file, so a changed rule shows as a change of the lines that it concerns.
//! `UPDATE_GOLDENS=1 cargo test --test goldens` plays those that no longer replay, by the policy
//! that each file names, and writes the files: review the diff like code.
//!
//! To add a playthrough, write a file with the first line alone, and run that command. It also records the divers'
//! choices again, in `choices.txt`, and evaluations, in `evaluations.txt`, and lists the files in `listed.rs`.

mod choices;
mod evaluations;
mod playthrough;

use mallard::games::{GAMES, GameId};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Every playthrough, for each game one for each way in which a match can end: its path under `tests/goldens/`, and
/// its text.
#[cfg(target_arch = "wasm32")]
fn goldens() -> Vec<(String, String)> {
    let listed: &[(&str, &str)] = include!("listed.rs");
    let listed = listed.iter().filter(|(path, _)| is_here(path.split('/').next()));
    listed.map(|&(path, text)| (path.to_owned(), text.to_owned())).collect()
}

#[cfg(not(target_arch = "wasm32"))]
fn goldens() -> Vec<(String, String)> {
    let names = |path: &std::path::Path| {
        let entries = std::fs::read_dir(path).expect("a folder");
        let mut names: Vec<_> = entries.map(|entry| entry.expect("an entry").file_name()).collect();
        names.sort();
        names.into_iter().map(|name| name.into_string().expect("plain letters"))
    };
    let games = names(&folder()).filter(|name| is_here(Some(name)));
    let paths = games
        .flat_map(|game| names(&folder().join(&game)).map(move |file| format!("{game}/{file}")));
    let read = |path: &str| std::fs::read_to_string(folder().join(path)).expect("it is text");
    paths.map(|path| (path.clone(), read(&path))).collect()
}

#[cfg(not(target_arch = "wasm32"))]
fn folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens")
}

/// Does this build have the game with this slug?
fn is_here(slug: Option<&str>) -> bool {
    slug.and_then(GameId::from_slug).is_some_and(|game| GAMES.contains(&game))
}

/// The lines of a stored text for the games of this build.
fn lines_of_games(stored: &str) -> String {
    let mut is_kept = false;
    let lines = stored.split_inclusive('\n').filter(|line| {
        // A line that begins with a slug begins that game's next entry.
        if let Some((slug, _)) = line.split_once(", ") {
            is_kept = is_here(Some(slug));
        }
        is_kept
    });
    lines.collect()
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
            // Its decisions are still valid, though its policy may have others by now.
            if playthrough::replay(&old).is_ok_and(|now| now == old) {
                continue;
            }
            let new =
                playthrough::replay_afresh(&old).unwrap_or_else(|error| panic!("{path}: {error}"));
            std::fs::write(folder().join(path), new).expect("the file can be written");
        }
        return;
    }
    for (path, stored) in goldens() {
        let played = playthrough::replay(&stored).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_same(&path, &stored, &played);
    }
}

/// Compares a text about all games with the stored one, or writes it.
#[track_caller]
fn check_or_update(path: &str, stored: &str, now: &str) {
    #[cfg(not(target_arch = "wasm32"))]
    if updates() {
        std::fs::write(folder().join(path), now).expect("the file can be written");
        return;
    }
    assert_same(path, &lines_of_games(stored), now);
}

#[test]
fn divers_choose_as_they_did() {
    check_or_update("choices.txt", include_str!("choices.txt"), &choices::all());
}

#[test]
fn evaluations_are_the_same_on_every_machine() {
    check_or_update("evaluations.txt", include_str!("evaluations.txt"), &evaluations::all());
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

/// On wasm32, where there are no folders, the goldens are a list.
#[cfg(all(feature = "games", not(target_arch = "wasm32")))]
#[test]
fn every_file_is_in_the_list() {
    let line = |(path, _)| format!("    ({path:?}, include_str!({path:?})),\n");
    let lines: String = goldens().into_iter().map(line).collect();
    let list = format!("// Written by UPDATE_GOLDENS=1.\n&[\n{lines}]\n");
    if updates() {
        std::fs::write(folder().join("listed.rs"), list).expect("the file can be written");
        return;
    }
    assert_same("listed.rs", include_str!("listed.rs"), &list);
}
