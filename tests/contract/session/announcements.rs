//! Players who look away for a while, or see nothing, get all announcements, in order.

use super::tablet::{players, words, words_at};
use crate::random::played;
use mallard::engine::{Setup, Table};
use mallard::games::GAMES;
use mallard::games::durak::Durak;
use mallard::session::{MatchLog, Session, Stage};
use mallard::with_game;
use mallard::words::{GameText, Lang};

/// A match of random decisions.
fn check_announcements<G: GameText>(seed: u64) {
    let seats = *G::SEATS.start();
    let whole = played::<G>(seats, seed, 120);
    let people = players::<G>(&vec![true; usize::from(seats)]);
    let mut table = Table::<G>::deal(whole.setup().clone()).expect("it was dealt before");
    let (mut step_by_step, mut now_and_then) = (Vec::new(), Vec::new());
    let (mut reported, mut looked) = (0, 0);
    for (number, &(seat, action)) in whole.log().iter().enumerate() {
        table.play(seat, action).expect("it was played before");
        let session = Session::new(table.clone(), people.clone(), Lang::Ja);
        let news = words(&session, Lang::Ja).news(Some(reported));
        reported = news.steps;
        assert_eq!(reported, number + 1);
        step_by_step.extend(news.sentences.into_iter().chain(news.after_pause));
        // A player who seldom looks gets the same announcements, if they are not too many at once.
        if number % 7 == 6 {
            let news = words(&session, Lang::Ja).news(Some(looked));
            looked = news.steps;
            now_and_then.extend(news.sentences.into_iter().chain(news.after_pause));
            assert_eq!(now_and_then, step_by_step, "{}", G::SLUG);
        }
    }
    assert!(!step_by_step.is_empty(), "{}", G::SLUG);
    let session = Session::new(table, people, Lang::Ja);
    assert!(words(&session, Lang::Ja).news(Some(reported)).sentences.is_empty(), "all was told");
    let late = words(&session, Lang::Ja).news(Some(0));
    let late = [late.sentences, late.after_pause].concat();
    assert!(late.len() < step_by_step.len(), "{}: not all over again", G::SLUG);
    assert!(step_by_step.ends_with(&late), "{}: the end of it", G::SLUG);
}

#[test]
fn every_move_is_announced_once_and_in_order() {
    for game in GAMES {
        for seed in 0..3 {
            with_game!(game, G => check_announcements::<G>(seed));
        }
    }
}

#[test]
fn a_badge_has_the_last_action_of_a_bot_but_not_of_a_person() {
    let table = played::<Durak>(3, 5, 60);
    let setup: Setup<_> = table.setup().clone();
    let mut replayed = Table::<Durak>::deal(setup).expect("it was dealt before");
    let mut shown = 0;
    for &(seat, action) in table.log() {
        replayed.play(seat, action).expect("it was played before");
        let bots = Session::new(replayed.clone(), players::<Durak>(&[false; 3]), Lang::En);
        let people = Session::new(replayed.clone(), players::<Durak>(&[true; 3]), Lang::En);
        let recap = words_at(&bots, Stage::Watch, Lang::En).last_action(seat);
        let said = words(&bots, Lang::En).news(Some(replayed.steps().len() - 1)).sentences;
        if let Some(recap) = recap {
            shown += 1;
            // The log has the seat's name in it; "takes" gets a number there.
            let verb = recap.split(' ').next().expect("a word");
            assert!(said.iter().any(|line| line.contains(verb)), "{recap}: {said:?}");
            assert!(!recap.contains("Player"), "{recap}");
        }
        assert_eq!(words_at(&people, Stage::Watch, Lang::En).last_action(seat), None);
    }
    assert!(shown > 40, "{shown}");
}
