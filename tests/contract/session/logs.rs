//! The log of a long match is built from its end.

use super::tablet::{players, words};
use crate::random::played;
use mallard::games::GAMES;
use mallard::session::{MatchLog, Session};
use mallard::with_game;
use mallard::words::{GameText, Lang};

/// A long match of random decisions.
fn check_long_log<G: GameText>(seed: u64) {
    let seats = *G::SEATS.end();
    let table = played::<G>(seats, seed, 450);
    let steps = table.steps().len();
    let people = players::<G>(&vec![true; usize::from(seats)]);
    let session = Session::new(table, people, Lang::Ko);
    for lang in Lang::ALL {
        let whole = words(&session, lang).log(usize::MAX);
        assert!(!whole.has_earlier());
        for shown in [0, 1, 19, 20, 21, 250, steps] {
            let part = words(&session, lang).log(shown);
            assert_eq!(part.has_earlier(), part.from > 0);
            assert!(steps - part.from >= shown.min(steps), "{} of {steps}", part.from);
            assert!(whole.lines.ends_with(&part.lines), "{} from {}", G::SLUG, part.from);
            assert!(!part.lines.is_empty(), "{} from {}", G::SLUG, part.from);
        }
    }
}

#[test]
fn the_end_of_a_log_is_the_end_of_the_whole_log() {
    for game in GAMES {
        for seed in 0..6 {
            with_game!(game, G => check_long_log::<G>(seed));
        }
    }
}
