//! A match that a player ends before the rules do.

use super::tablet::{ID, Tab, players, saved, seated, step, words};
use crate::fake::Fake;
use mallard::device::{LockHolder, SavedState, Saving, find_match, glance_at_all, summarize};
use mallard::engine::{Game, Pending, Setup, Table};
use mallard::games::duck_and_cover::DuckAndCover;
use mallard::games::durak::Durak;
use mallard::games::profile;
use mallard::session::{Results, Session, Stage};
use mallard::words::Lang;

#[test]
fn an_ended_match_shows_its_result_now_and_after_opening() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    assert!(saving.persist(&tab, &mut session, Session::end));
    let now = session.situation(false);
    assert_eq!(now.stage, Stage::Ended);
    assert!(!now.acting && now.undoer.is_none());
    assert!(!saving.persist(&tab, &mut session, Session::end), "once is enough");

    let saved = find_match(&tab, ID).value().expect("it is there");
    assert!(saved.label.as_ref().expect("it was shown").ended);
    let (opened, _) = saved.open::<Durak>(Lang::En).expect("it opens");
    assert_eq!(opened.stage(false), Stage::Ended);
}

#[test]
fn no_player_continues_an_ended_match() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    saving.persist(&tab, &mut session, Session::end);
    assert!(!step(&mut session, &mut saving, &tab));
    assert!(!saving.persist(&tab, &mut session, Session::undo));
    assert_eq!(saved(&tab).steps().len(), 1);
}

#[test]
fn only_the_tab_that_plays_a_match_ends_it() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, _) = seated(&tab);
    let mut watching = Saving::new(ID.to_owned());
    watching.set_holder(LockHolder::Elsewhere);
    assert!(!watching.persist(&tab, &mut session, Session::end));
    assert_ne!(session.stage(false), Stage::Ended);
}

#[test]
fn an_ended_match_is_finished_at_home_in_every_language() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let shelf = |lang| {
        let (id, found) = glance_at_all(&tab).remove(0);
        summarize(profile, id, found, lang)
    };
    let before = Lang::ALL.map(|lang| shelf(lang).status);
    assert!(shelf(Lang::En).open());
    saving.persist(&tab, &mut session, Session::end);
    assert_eq!(shelf(Lang::En).state, SavedState::Finished);
    let after = Lang::ALL.map(|lang| shelf(lang).status);
    assert_eq!(after[0], "Ended early");
    assert!(before.iter().zip(&after).all(|(before, after)| before != after));
}

/// DUR-17, and the same in every game.
#[test]
fn a_match_with_the_most_steps_ends_with_its_score_and_a_reason() {
    // Two who change their choices for ever; no round is over.
    let mut table = Table::<DuckAndCover>::deal(Setup::new(2, 1)).expect("two can play");
    let mut legal = Vec::new();
    let mut next = |table: &Table<DuckAndCover>, turn: usize| {
        let Pending::Decide { owed, may } = table.pending() else { panic!("no one ends it") };
        let seat = may.first().or(owed.first()).expect("the match waits");
        table.legal(seat, &mut legal);
        (seat, legal[turn % legal.len()])
    };
    let most = DuckAndCover::MAX_STEPS as usize;
    for turn in 1..most {
        let (seat, action) = next(&table, turn);
        table.play(seat, action).expect("there is room");
    }
    let mut session = Session::new(table, players::<DuckAndCover>(&[true; 2]), Lang::En);
    assert_ne!(session.stage(false), Stage::Ended);
    let (seat, action) = next(session.table(), most);
    assert!(session.play(seat, action));
    let reopened = Session::new(session.table().clone(), session.players().to_vec(), Lang::En);
    for session in [session, reopened] {
        assert_eq!(session.stage(false), Stage::Ended);
        assert!(!session.label().open);
        let why = words(&session, Lang::En).outcome().why;
        assert!(why.contains("the move limit"), "{why}");
    }
}
