//! A match that a player ends before the rules do.

use super::tablet::{ID, Tab, saved, seated, step};
use crate::fake::Fake;
use mallard::device::{Holder, Saving, State, find, glance_at_all, summarize};
use mallard::games::durak::Durak;
use mallard::session::{Session, Stage};
use mallard::words::Lang;

#[test]
fn who_ends_a_match_sees_how_it_stood_now_and_whenever_it_is_opened() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    assert!(saving.keep(&tab, &mut session, Session::end));
    let now = session.situation(false);
    assert_eq!(now.stage, Stage::Ended);
    assert!(!now.acting && now.undoer.is_none() && !now.full);
    assert!(!saving.keep(&tab, &mut session, Session::end), "once is enough");

    let saved = find(&tab, ID).value().expect("it is there");
    assert!(saved.label.as_ref().expect("it was shown").ended);
    let (opened, _) = saved.open::<Durak>(Lang::En).expect("it opens");
    assert_eq!(opened.stage(false), Stage::Ended);
}

#[test]
fn nobody_plays_on_in_a_match_that_was_ended() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    saving.keep(&tab, &mut session, Session::end);
    assert!(!step(&mut session, &mut saving, &tab));
    assert!(!saving.keep(&tab, &mut session, Session::undo));
    assert_eq!(saved(&tab).steps().len(), 1);
}

#[test]
fn only_the_tab_that_plays_a_match_ends_it() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, _) = seated(&tab);
    let mut watching = Saving::of(ID.to_owned());
    watching.told(Holder::Elsewhere);
    assert!(!watching.keep(&tab, &mut session, Session::end));
    assert_ne!(session.stage(false), Stage::Ended);
}

#[test]
fn on_the_shelf_it_is_finished_and_says_so_in_every_language() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let shelf = |lang| {
        let (id, found) = glance_at_all(&tab).remove(0);
        summarize(id, found, lang)
    };
    let before = Lang::ALL.map(|lang| shelf(lang).says);
    assert!(shelf(Lang::En).open());
    saving.keep(&tab, &mut session, Session::end);
    assert_eq!(shelf(Lang::En).state, State::Finished);
    let after = Lang::ALL.map(|lang| shelf(lang).says);
    assert_eq!(after[0], "Ended early");
    assert!(before.iter().zip(&after).all(|(before, after)| before != after));
}
