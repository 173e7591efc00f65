//! Complete games, and drafts, which may lack parts.

use mallard::games::{GAMES, GameId};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The games that are complete.
pub(crate) fn complete_games() -> impl Iterator<Item = GameId> {
    GAMES.iter().copied().filter(|game| !game.is_draft())
}

/// Checks a part of each game. A complete game must have it; for a draft, a failure is something to do, and is printed.
pub(crate) fn check_part(check: impl Fn(GameId)) {
    for &game in GAMES {
        if !game.is_draft() {
            check(game);
        } else if let Err(failure) = catch_unwind(AssertUnwindSafe(|| check(game))) {
            let message = failure.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| failure.downcast_ref().copied()).unwrap_or_default();
            let said = message.lines().next().unwrap_or_default();
            // Not by `println!`: cargo shows that only for tests that fail.
            let _ = writeln!(std::io::stdout(), "to do for {}: {said}", game.slug());
        }
    }
}

#[test]
fn a_failure_of_a_complete_game_is_no_item_to_do() {
    let complete = complete_games().next();
    let Some(game) = complete else { return };
    let checked = catch_unwind(|| check_part(|it| assert_ne!(it, game, "it lacks a part")));
    assert!(checked.is_err());
}
