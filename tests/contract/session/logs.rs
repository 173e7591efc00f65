//! The log of a long match is built from its end.

use super::tablet::{players, words};
use crate::random::played;
use mallard::engine::Table;
use mallard::games::{GAMES, GameId};
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

/// While a pause shows the end of a part, the log ends there. Returns how many pauses had lines to wait for.
fn check_log_in_pauses<G: GameText>(seed: u64) -> usize {
    let whole = played::<G>(*G::SEATS.start(), seed, 200);
    let people = players::<G>(&vec![true; usize::from(*G::SEATS.start())]);
    let table = Table::<G>::deal(whole.setup().clone()).expect("it was dealt before");
    let mut session = Session::new(table, people, Lang::En);
    let mut pauses = 0;
    for &(seat, action) in whole.log() {
        session.play(seat, action);
        let steps = session.table().steps().len();
        let texts = |session: &Session<G>| -> Vec<String> {
            let log = words(session, Lang::En).log(usize::MAX);
            assert_eq!(log.lines.len(), log.steps.len());
            log.lines.into_iter().map(|line| line.text).collect()
        };
        let news = words(&session, Lang::En).news(Some(steps - 1));
        if !news.paused {
            continue;
        }
        let before = texts(&session);
        session.turn_to(session.turn().resumed());
        let after = texts(&session);
        assert_eq!(after[..before.len()], before, "{}", G::SLUG);
        assert_eq!(after[before.len()..], news.after_pause, "{}", G::SLUG);
        pauses += usize::from(after.len() > before.len());
    }
    pauses
}

#[test]
fn a_log_has_nothing_of_the_next_part_before_the_screen_shows_it() {
    let pauses_of = |game: GameId| -> usize {
        (0..4).map(|seed| with_game!(game, G => check_log_in_pauses::<G>(seed))).sum()
    };
    let with_pauses: Vec<GameId> =
        GAMES.iter().copied().filter(|&game| pauses_of(game) > 0).collect();
    // A draft need not have such a pause, and a build may have one game alone.
    assert!(
        !GAMES.iter().any(|game| game.slug() == "durak") || with_pauses.len() >= GAMES.len().min(3),
        "{with_pauses:?}"
    );
}

#[test]
fn the_end_of_a_log_is_the_end_of_the_whole_log() {
    for game in GAMES {
        for seed in 0..6 {
            with_game!(game, G => check_long_log::<G>(seed));
        }
    }
}
