//! Golden playthroughs: whole matches as text, compared to the letter, natively and on wasm32.
//!
//! A file begins with its setup. Each step has the seat, its action, and the result; now and then
//! comes each viewer's view. The decisions are read from the file, so a changed rule shows as a
//! change of the lines that it concerns. `UPDATE_GOLDENS=1 cargo test --no-default-features --test
//! goldens` plays them again, by the policy that each file names, and writes the files: review the
//! difference like code.
//!
//! To add a playthrough, write a file with the first line alone, add a line to the list below, and
//! run that command. It also writes down again what divers choose, in `choices.txt`.

mod choices;
mod playthrough;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A playthrough: its path under `tests/goldens/`, and its text.
type Golden = (&'static str, &'static str);

macro_rules! goldens {
    ($($path:literal,)+) => { &[$(($path, include_str!($path)),)+] };
}

/// Every playthrough: for each game one for each way in which a match can end.
const GOLDENS: &[Golden] = goldens![
    "duckit/a_quackback_and_most_chips.txt",
    "duckit/as_many_chips_but_fewer_fours.txt",
    "duckit/as_many_fours_but_more_tricks.txt",
    "duckit/three_who_share.txt",
    "duckit/two_who_share.txt",
    "duck-and-cover/a_shared_win.txt",
    "duck-and-cover/a_tie_broken_by_visible_cards.txt",
    "duck-and-cover/choices_changed.txt",
    "duck-and-cover/four_hundred_calls.txt",
    "duck-and-cover/full_discard_zones.txt",
    "duck-and-cover/seven_single_stacks.txt",
    "duck-that-goose/every_action_card.txt",
    "duck-that-goose/one_wins_among_nine.txt",
    "duck-that-goose/three_with_an_interrupt_from_facedown.txt",
    "duck-that-goose/two_share_the_win.txt",
    "durak/a_fool_among_four.txt",
    "durak/a_team_wins.txt",
    "durak/nobody_is_the_fool.txt",
    "durak/three_deals.txt",
    "durak/three_who_only_take.txt",
    "durak/two_hands_drawn.txt",
    "durak/two_hands_won.txt",
    "quantum/a_shared_win.txt",
    "quantum/a_sheet_and_five_penalties_at_once.txt",
    "quantum/a_sheet_filled_in_step_b.txt",
    "quantum/a_sheet_filled_in_step_c.txt",
    "quantum/five_penalties.txt",
    "quantum/four_who_never_write.txt",
    "quantum/two_sheets_filled_at_once.txt",
];

#[cfg(not(target_arch = "wasm32"))]
fn folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens")
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
        for (path, old) in GOLDENS {
            let new = playthrough::play_anew(old).unwrap_or_else(|error| panic!("{path}: {error}"));
            std::fs::write(folder().join(path), new).expect("the file can be written");
        }
        return;
    }
    for (path, stored) in GOLDENS {
        let played = playthrough::replay(stored).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_same(path, stored, &played);
    }
}

#[test]
fn divers_choose_as_they_did() {
    let now = choices::all();
    #[cfg(not(target_arch = "wasm32"))]
    if updates() {
        std::fs::write(folder().join("choices.txt"), now).expect("the file can be written");
        return;
    }
    assert_same("choices.txt", include_str!("choices.txt"), &now);
}

#[test]
fn a_changed_playthrough_is_noticed() {
    let setup = GOLDENS[0].1.lines().next().expect("a first line");
    let played = playthrough::replay(setup).expect("a setup alone can be dealt");
    assert_eq!(playthrough::replay(&played).as_ref(), Ok(&played));
    let changed = played.replace("seat 1 sees", "seat 2 sees");
    assert_ne!(changed, played);
    assert_ne!(playthrough::replay(&changed), Ok(changed));
}

/// Every file there is in the list.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_file_is_in_the_list() {
    for game in mallard::games::GameId::ALL {
        for file in std::fs::read_dir(folder().join(game.slug())).expect("a folder") {
            let name = file.expect("an entry").file_name();
            let path = format!("{}/{}", game.slug(), name.to_string_lossy());
            assert!(GOLDENS.iter().any(|(listed, _)| *listed == path), "{path} is not in GOLDENS");
        }
    }
}
