//! The rest of the table between the last card of a deal or match and its result.

use super::tablet::{among_people, next, players, words};
use mallard::engine::{Pending, Seat, Setup, Table, Viewer};
use mallard::games::duck_and_cover::DuckAndCover;
use mallard::games::duck_that_goose::DuckThatGoose;
use mallard::games::duckit::Duckit;
use mallard::games::durak::{Action, Durak, Length, Options};
use mallard::session::{Prompts, Resting, Results, Session, Stage};
use mallard::words::{GameText, Lang};

/// An open match of Durak among three humans whose first deal ends with the next decision, and that decision.
fn play_almost_to_end() -> (Session<Durak>, Seat, Action) {
    let options = Options { length: Length::Open, ..Options::default() };
    let table = Table::<Durak>::deal(Setup { seats: 3, seed: 7, options }).expect("it deals");
    let mut session = Session::new(table, players::<Durak>(&[true; 3]), Lang::En);
    loop {
        let (seat, action) = next(session.table());
        let mut after = session.clone();
        assert!(after.play(seat, action), "it is allowed");
        if after.turn().paused {
            session.turn_to(session.turn().taken(seat));
            return (session, seat, action);
        }
        session = after;
    }
}

#[test]
fn the_last_card_lands_before_hidden_cards_are_revealed() {
    let (mut session, seat, action) = play_almost_to_end();
    assert!(session.play(seat, action));
    assert!(session.linger(true));
    let landing = session.situation(false);
    assert_eq!(landing.stage, Stage::Landing(Some(seat)));
    assert_eq!(session.view(landing.stage), session.table().view(Viewer::Seat(seat)));
    assert!(landing.owed.is_empty() && !landing.acting && landing.undoer.is_none());
    assert!(session.offers(landing.stage).is_empty());
    assert!(words(&session, Lang::En).is_resting());

    assert!(session.settle());
    let shown = session.situation(false);
    assert_eq!(shown.stage, Stage::TurnedUp);
    assert_eq!(session.view(shown.stage), session.table().view(Viewer::Everyone));

    assert!(!session.settle());
    assert_eq!(session.stage(false), Stage::Pause);
    assert!(words(&session, Lang::En).keeps_table() && !words(&session, Lang::En).is_resting());
    assert_eq!(session.view(Stage::Pause), session.table().view(Viewer::Everyone));
}

#[test]
fn a_step_that_ends_nothing_lets_only_the_curtain_wait() {
    let mut session = among_people::<Durak>(2, 7);
    let (seat, action) = next(session.table());
    session.turn_to(session.turn().taken(seat));
    assert!(session.play(seat, action));
    assert!(!session.linger(false), "a bot has played");
    assert!(session.linger(true));
    assert!(!session.settle(), "nothing turns up");
    assert_eq!(session.turn().rest, Resting::Over);
}

#[test]
fn a_finished_match_opens_with_its_result_and_all_cards() {
    fn check_finished_match<G: GameText>() {
        let mut session = among_people::<G>(3, 7);
        while let Pending::Decide { .. } = session.table().pending() {
            let (seat, action) = next(session.table());
            assert!(session.play(seat, action));
        }
        let stage = session.stage(false);
        assert!(matches!(stage, Stage::Over(_)));
        assert_eq!(session.view(stage), session.table().view(Viewer::Everyone));
    }
    check_finished_match::<Durak>();
    check_finished_match::<Duckit>();
}

#[test]
fn at_the_end_of_a_round_the_last_trick_is_on_the_table_though_the_next_is_dealt() {
    let session = play_a_round::<Duckit>();
    let (ended, now) = (session.view(Stage::Pause), session.table().view(Viewer::Table));
    assert_eq!((ended.public.round + 1, ended.public.chips), (now.public.round, now.public.chips));
    let left: u8 = Seat::all(3).map(|seat| ended.hand(seat).len()).sum();
    assert_eq!(left, 0, "all cards were played");
    let won = ended.public.last_trick.expect("a trick was won");
    assert!(won.trick.is_complete(3));
}

/// A match that has just ended its first round, which is in the pause after it.
fn play_a_round<G: GameText>() -> Session<G> {
    let mut session = among_people::<G>(3, 7);
    while !session.turn().paused {
        let (seat, action) = next(session.table());
        assert!(session.play(seat, action));
    }
    assert!(words(&session, Lang::En).keeps_table());
    session
}

#[test]
fn the_boards_stay_as_they_were_when_the_round_was_counted() {
    let ducks = play_a_round::<DuckAndCover>();
    let (ended, now) = (ducks.view(Stage::Pause), ducks.table().view(Viewer::Table));
    assert_eq!(
        (ended.public.round + 1, ended.public.points()),
        (now.public.round, now.public.points())
    );
    assert_ne!(ended.tableaux, now.tableaux);
    let goose = play_a_round::<DuckThatGoose>();
    let (ended, now) = (goose.view(Stage::Pause), goose.table().view(Viewer::Table));
    assert_eq!(
        (ended.public.round + 1, &ended.public.totals),
        (now.public.round, &now.public.totals)
    );
    let open = |seat| ended.range(seat).iter().all(|slot| slot.face_up().is_some());
    assert!(Seat::all(3).all(open), "every card is face up");
}

#[test]
fn the_prompt_has_the_last_move_while_it_lands() {
    let (mut session, seat, action) = play_almost_to_end();
    assert!(session.play(seat, action));
    session.linger(true);
    for _ in 0..2 {
        let (by, prompt) = words(&session, Lang::En).prompt();
        assert_eq!(by, seat);
        assert!(prompt.sentence.starts_with(session.names().get(seat)), "{}", prompt.sentence);
        session.settle();
    }
}
