//! A curtain is between two players, and behind it nothing is known.

use super::tablet::{ONE, TWO, Tab, among_people, next, players, seated, words};
use crate::fake::Fake;
use mallard::device::{LockHolder, Saving};
use mallard::engine::{Seat, Setup, Table, Viewer};
use mallard::games::duck_and_cover::DuckAndCover;
use mallard::games::duck_that_goose::DuckThatGoose;
use mallard::games::duckit::Duckit;
use mallard::games::durak::{self, Durak, Length};
use mallard::games::quantum::Quantum;
use mallard::session::{InterruptState, PlayerKind, Results, Session, Stage};
use mallard::words::{GameText, Lang, Privacy};

#[test]
fn no_hand_is_visible_before_its_player_takes_the_tablet() {
    let session = among_people::<Durak>(2, 7);
    let Stage::Curtain(seat) = session.stage(false) else { panic!("{:?}", session.stage(false)) };
    let now = session.situation(false);
    assert_eq!(session.view(now.stage), session.table().view(Viewer::Table));
    assert!(session.offers(now.stage).is_empty());
    assert!(!now.acting);

    let mut taken = session.clone();
    taken.turn_to(session.turn().taken(seat));
    let now = taken.situation(false);
    assert_eq!(now.stage, Stage::Play(Some(seat)));
    assert_eq!(taken.view(now.stage), session.table().view(Viewer::Seat(seat)));
    assert!(now.acting);
}

#[test]
fn the_curtain_falls_with_the_step_that_asks_another_person() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let mut curtains = 0;
    for _ in 0..40 {
        let Some(owed) = session.table().pending().owed().first() else { break };
        if let Stage::Curtain(seat) = session.stage(false) {
            assert_eq!(seat, owed);
            session.turn_to(session.turn().taken(seat));
            curtains += 1;
        }
        let before = session.turn().looking;
        let (seat, action) = next(session.table());
        assert!(saving.persist(&tab, &mut session, |session| session.play(seat, action)));
        let now = session.situation(false);
        // The player at the tablet has not changed: no other hand is in the view.
        let seen = session.view(now.stage);
        let viewer = now.seat.filter(|&seat| Some(seat) == before);
        let allowed = viewer.map_or(Viewer::Table, Viewer::Seat);
        assert_eq!(seen, session.table().view(allowed));
    }
    assert!(curtains > 5, "{curtains}");
}

#[test]
fn a_decision_is_undone_until_the_next_player_looks_and_a_bots_by_no_one() {
    let mut session = among_people::<Durak>(2, 7);
    let (seat, action) = next(session.table());
    session.turn_to(session.turn().taken(seat));
    assert_eq!(session.situation(false).undoer, None, "nothing was done");
    assert!(session.play(seat, action));
    let Stage::Curtain(other) = session.stage(false) else { panic!("{:?}", session.stage(false)) };
    assert_eq!(session.situation(false).undoer, Some(seat));
    session.turn_to(session.turn().taken(other));
    assert_eq!(session.situation(false).undoer, None);
    assert!(!session.undo());

    let mut session = among_people::<Durak>(2, 7);
    let people = [seat != ONE, seat == ONE];
    session = Session::new(session.table().clone(), players::<Durak>(&people), Lang::En);
    assert!(session.play(seat, action), "the bot attacks");
    assert_eq!(session.situation(false).undoer, None);
    assert!(!session.undo());
}

/// Plays to the first pause; the seats of `people` have humans.
fn play_to_pause<G: GameText>(setup: Setup<G::Options>, people: &[bool]) -> Session<G> {
    let table = Table::<G>::deal(setup).expect("it can be dealt");
    let mut session = Session::new(table, players::<G>(people), Lang::En);
    while !session.turn().paused {
        let (seat, action) = next(session.table());
        assert!(session.play(seat, action), "it is allowed");
    }
    session
}

/// No matter who has the tablet when a pause ends, no hand is open after it, and the pause says so to several people.
fn check_curtain_after_pause<G: GameText>(setup: &Setup<G::Options>) {
    let end = |mut session: Session<G>, holder: Seat| {
        let closed = words(&session, Lang::En).stays_closed();
        let people = session.players().iter().filter(|player| player.kind == PlayerKind::Person);
        assert_eq!(closed.is_some(), people.count() > 1, "{closed:?}");
        session.turn_to(session.turn().taken(holder));
        match session.next_part() {
            Some((seat, action)) => assert!(session.play(seat, action), "it is allowed"),
            None => session.turn_to(session.turn().resumed()),
        }
        session.situation(false)
    };
    for holder in Seat::all(3) {
        let now = end(play_to_pause::<G>(setup.clone(), &[true; 3]), holder);
        assert_eq!(now.open_hand, None, "{:?}", now.stage);
        assert!(matches!(now.stage, Stage::Curtain(_) | Stage::Closed(_)), "{:?}", now.stage);
        let alone: Vec<bool> = Seat::all(3).map(|seat| seat == holder).collect();
        let now = end(play_to_pause::<G>(setup.clone(), &alone), holder);
        assert_eq!(now.stage, Stage::Play(Some(holder)), "alone among bots");
    }
}

#[test]
fn after_a_pause_a_curtain_follows_for_every_player() {
    let options = durak::Options { length: Length::Open, ..durak::Options::default() };
    check_curtain_after_pause::<Durak>(&Setup { seats: 3, seed: 7, options });
    check_curtain_after_pause::<Duckit>(&Setup::new(3, 7));
}

#[test]
fn a_hand_that_no_one_looked_at_for_a_while_closes_unless_a_person_is_alone() {
    let mut session = among_people::<Durak>(2, 7);
    let Stage::Curtain(seat) = session.stage(false) else { panic!("{:?}", session.stage(false)) };
    session.turn_to(session.turn().taken(seat));
    session.turn_to(session.turn().closed());
    assert_eq!(session.stage(false), Stage::Curtain(seat));
    let table = Table::<Durak>::deal(Setup::new(3, 7)).expect("it can be dealt");
    let mut alone = Session::new(table, players::<Durak>(&[false, true, false]), Lang::En);
    alone.turn_to(alone.turn().closed());
    assert_eq!(alone.situation(false).seat, Some(TWO));
}

/// Plays the first legal action at each step. All that a screen shows beside the public view is private among several
/// players, and nothing is if one plays among bots.
fn check_privacy<G: GameText>() {
    for people in [[true; 3], [false, true, false]] {
        let table = Table::<G>::deal(Setup::new(3, 7)).expect("it can be dealt");
        let mut session = Session::new(table, players::<G>(&people), Lang::En);
        let mut private = 0;
        for _ in 0..120 {
            if let Stage::Curtain(seat) | Stage::Closed(seat) = session.stage(false) {
                assert!(!session.situation(false).private, "a curtain hangs");
                session.turn_to(session.turn().taken(seat));
            }
            let now = session.situation(false);
            let public = session.table().view(Viewer::Table);
            // At an open table a seat's view has more than the public one, but no one looks away.
            let may_look = people != [true; 3] || G::privacy(&public) == Privacy::Open;
            let differs = session.view(now.stage) != public && !now.stage.is_ending();
            assert!(!differs || now.private || may_look, "{:?}", now.stage);
            private += u32::from(now.private);
            if let Some(seat) = now.seat.filter(|_| now.glimpsing) {
                session.turn_to(session.turn().seen(seat));
            }
            if session.table().pending().owed().is_empty() {
                break;
            }
            let (seat, action) = next(session.table());
            assert!(session.play(seat, action), "it is allowed");
        }
        let secret = session.table().view(Viewer::Table);
        let expected = people == [true; 3] && G::privacy(&secret) != Privacy::Open;
        assert_eq!(private > 0, expected, "{private}");
    }
}

#[test]
fn all_that_only_one_of_several_players_may_know_is_private() {
    check_privacy::<Durak>();
    check_privacy::<Duckit>();
    check_privacy::<Quantum>();
    check_privacy::<DuckAndCover>();
    check_privacy::<DuckThatGoose>();
}

#[test]
fn one_person_among_bots_looks_from_the_beginning() {
    let table = Table::<Durak>::deal(Setup::new(3, 7)).expect("it can be dealt");
    let session = Session::new(table, players::<Durak>(&[false, true, false]), Lang::En);
    assert_eq!(session.situation(false).seat, Some(TWO));
}

#[test]
fn in_an_open_game_each_player_can_open_a_part_and_play_there() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut session = among_people::<DuckAndCover>(2, 7);
    let mut saving = Saving::new(String::from("a-1"));
    saving.set_holder(LockHolder::Here);
    while session.table().pending().owed().len() < 2 {
        let (seat, action) = next(session.table());
        assert!(saving.persist(&tab, &mut session, |session| session.play(seat, action)));
    }
    let now = session.situation(false);
    assert_eq!(now.stage, Stage::Play(Some(ONE)));
    assert!(!session.offers_for(TWO, now.stage).is_empty());
    session.look(TWO);
    assert_eq!(session.stage(false), Stage::Play(Some(TWO)));
    // In a game with secrets no player can open another player's part.
    let mut secret = among_people::<Durak>(2, 7);
    let before = secret.stage(false);
    secret.look(ONE);
    secret.look(TWO);
    assert_eq!(secret.stage(false), before);
}

#[test]
fn the_question_who_interrupts_is_asked_only_during_a_decision() {
    let mut session = among_people::<Durak>(2, 7);
    let stage = session.stage(false);
    session.ask_who_interrupts(stage);
    assert_eq!(session.turn().interrupt, InterruptState::None, "a curtain hangs");
    let Stage::Curtain(seat) = stage else { panic!("{stage:?}") };
    session.turn_to(session.turn().taken(seat));
    session.ask_who_interrupts(session.stage(false));
    assert_eq!(session.stage(false), Stage::Who);
}

#[test]
fn nothing_is_offered_in_a_tab_that_watches() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, _) = seated(&tab);
    for seat in Seat::all(2) {
        session.turn_to(session.turn().taken(seat));
        let now = session.situation(true);
        assert_eq!((now.stage, now.seat, now.acting), (Stage::Watch, None, false));
        assert_eq!(session.view(now.stage), session.table().view(Viewer::Table));
    }
    let mut watching = Saving::new(String::from("a-1"));
    watching.set_holder(LockHolder::Elsewhere);
    let (seat, action) = next(session.table());
    assert!(!watching.persist(&tab, &mut session, |session| session.play(seat, action)));
}
