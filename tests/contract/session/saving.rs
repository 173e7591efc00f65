//! Each decision is saved before any of it shows, in one tab at a time.

use super::tablet::{ID, Tab, saved, seated, step};
use crate::fake::Fake;
use mallard::device::{
    LockHolder, SaveError, Saving, find_match, glance_at_all, match_key, retry_unsaved,
};
use mallard::engine::{Pending, Rng, SeatSet};
use mallard::session::Session;
use mallard::store::{StoreError, Stored};
use mallard::words::Lang;

#[test]
fn every_step_is_stored() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    for steps in 1..=6 {
        assert!(step(&mut session, &mut saving, &tab));
        assert!(saving.is_saved() && tab.is_persisted(&match_key(ID)));
        assert_eq!(saved(&tab).steps().len(), steps);
        assert_eq!(&saved(&tab), session.table());
    }
}

#[test]
fn a_step_reads_both_slots_once_and_its_own_write() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    for _ in 0..6 {
        storage.reads();
        assert!(step(&mut session, &mut saving, &tab));
        assert_eq!(storage.reads(), 3);
    }
}

#[test]
fn opening_reads_both_slots_once() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    seated(&tab);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(LockHolder::Here);
    storage.reads();
    assert!(matches!(saving.read(&tab), Stored::Value(_)));
    assert_eq!(storage.reads(), 2);
}

#[test]
fn a_save_keeps_who_plays_on_phones_until_that_changes() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let opened = || {
        let mut saving = Saving::new(ID.to_owned());
        assert!(matches!(saving.read(&tab), Stored::Value(_)));
        saving.phones()
    };
    assert_eq!(opened(), SeatSet::EMPTY);
    let plain = storage.texts();
    assert!(saving.set_phones(SeatSet::all(2)) && !saving.set_phones(SeatSet::all(2)));
    assert_eq!(storage.texts(), plain, "the next save writes it");
    assert!(saving.persist(&tab, &mut session, |_| true));
    assert_eq!(opened(), SeatSet::all(2));
    assert!(step(&mut session, &mut saving, &tab));
    assert_eq!(opened(), SeatSet::all(2), "a step keeps it");
    assert!(saving.set_phones(SeatSet::EMPTY));
    assert!(saving.persist(&tab, &mut session, |_| true));
    assert_eq!(opened(), SeatSet::EMPTY);
    let kept = find_match(&tab, ID).value().expect("it is there");
    let label = serde_json::to_value(kept.label).expect("plain data");
    assert!(label.get("phones").is_none(), "a match without phones has no word of them");
}

#[test]
fn an_illegal_move_is_neither_played_nor_saved() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    let before = (session.clone(), storage.texts());
    let (seat, action) = super::tablet::next(session.table());
    let other = seat.step_left(1, 2);
    assert!(!saving.persist(&tab, &mut session, |session| session.play(other, action)));
    assert_eq!((session, storage.texts()), before);
}

#[test]
fn an_undone_step_is_gone_from_the_save() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    assert!(!saving.persist(&tab, &mut session, Session::undo), "nothing was done");
    step(&mut session, &mut saving, &tab);
    assert!(saving.persist(&tab, &mut session, Session::undo));
    assert_eq!(session.table().steps().len(), 0);
    assert_eq!(saved(&tab).steps().len(), 0);
    assert!(step(&mut session, &mut saving, &tab), "play goes on");
}

#[test]
fn a_full_storage_costs_nothing_but_the_tab_it_is_played_in() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    storage.set_full(true);
    assert!(step(&mut session, &mut saving, &tab), "the match goes on");
    assert!(!saving.is_saved() && !tab.is_persisted(&match_key(ID)));
    // This tab reads the latest, another one the stored one.
    assert_eq!(saved(&tab).steps().len(), 2);
    let elsewhere = Fake::default();
    assert_eq!(saved(&Tab::new(&storage, &elsewhere)).steps().len(), 1);
    assert!(!retry_unsaved(&tab));

    storage.set_full(false);
    saving.persist(&tab, &mut session, |_| true);
    assert!(saving.is_saved());
    assert_eq!(saved(&Tab::new(&storage, &elsewhere)).steps().len(), 2);
    assert!(retry_unsaved(&tab));
}

#[test]
fn every_step_that_is_reported_as_saved_is_there_though_writes_fail_at_random() {
    let (mut failed, mut saved_again) = (0, 0);
    for seed in 0..20 {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        let (mut session, mut saving) = seated(&tab);
        let (mut chance, mut stored) = (Rng::from_seed(seed), 0);
        while matches!(session.table().pending(), Pending::Decide { .. }) {
            storage.set_full(chance.next_below(3) == 0);
            assert!(step(&mut session, &mut saving, &tab), "the match goes on");
            if !saving.is_saved() && chance.next_below(2) == 0 {
                failed += 1;
                storage.set_full(chance.next_below(3) == 0);
                saved_again += usize::from(saving.persist(&tab, &mut session, |_| true));
            }
            // Another tab, or this one after a reload, finds the last step that was reported.
            let there = saved(&Tab::new(&storage, &Fake::default())).steps().len();
            if saving.is_saved() {
                stored = session.table().steps().len();
            }
            assert_eq!(there, stored, "seed {seed}");
        }
    }
    assert!(failed > 20 && saved_again > 20, "{failed} {saved_again}");
}

#[test]
fn an_unsaved_match_is_saved_at_home_once_there_is_room() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    storage.set_full(true);
    step(&mut session, &mut saving, &tab);
    storage.set_full(false);
    assert!(retry_unsaved(&tab));
    let elsewhere = Fake::default();
    assert_eq!(saved(&Tab::new(&storage, &elsewhere)).steps().len(), 1);
}

#[test]
fn the_page_asks_before_unloading_an_unsaved_match() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    storage.set_full(true);
    assert_eq!(tab.write("page/1", "7"), Err(StoreError));
    assert!(!tab.is_warned());
    assert_eq!(tab.write("match/1", "7"), Err(StoreError));
    assert!(tab.is_warned());
    storage.set_full(false);
    assert_eq!(tab.write("match/1", "7"), Ok(()));
    assert!(!tab.is_warned());

    let nowhere = Tab::without_storage(&memory);
    assert_eq!(nowhere.write("match/1", "7"), Ok(()));
    assert!(!nowhere.is_lasting() && !nowhere.is_warned(), "no more was promised");
}

#[test]
fn a_storage_that_forgets_is_noticed() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    storage.set_forgets(true);
    assert!(step(&mut session, &mut saving, &tab));
    assert!(!saving.is_saved());
}

#[test]
fn one_tab_plays_and_the_one_it_was_taken_from_writes_nothing_more() {
    let (storage, here, there) = (Fake::default(), Fake::default(), Fake::default());
    let (first, second) = (Tab::new(&storage, &here), Tab::new(&storage, &there));
    let (mut session, mut saving) = seated(&first);
    step(&mut session, &mut saving, &first);

    let mut other = Saving::new(ID.to_owned());
    other.set_holder(LockHolder::Elsewhere);
    let read = other.read(&second).value().expect("it is there");
    let table = mallard::engine::Table::open(&read.record).expect("it can be opened").0;
    let mut watching = Session::new(table, session.players().to_vec(), Lang::En);
    assert!(!step(&mut watching, &mut other, &second), "it only watches");

    // It takes the match over; the first does not know yet.
    other.set_holder(LockHolder::Here);
    assert!(step(&mut watching, &mut other, &second));
    assert_eq!(saved(&second).steps().len(), 2);
    assert!(saving.has_changed(&first));
    assert!(!step(&mut session, &mut saving, &first));
    assert!(saving.is_elsewhere());
    saving.persist(&first, &mut session, |_| true);
    assert_eq!(saved(&second).steps().len(), 2, "nothing was written over");
}

#[test]
fn a_match_that_went_on_twice_is_two_matches() {
    let (storage, here, there) = (Fake::default(), Fake::default(), Fake::default());
    let (first, second) = (Tab::new(&storage, &here), Tab::new(&storage, &there));
    let (mut session, mut saving) = seated(&first);
    storage.set_full(true);
    step(&mut session, &mut saving, &first);
    step(&mut session, &mut saving, &first);
    storage.set_full(false);
    // Another tab continues the stored match.
    let mut theirs = Saving::new(ID.to_owned());
    theirs.set_holder(LockHolder::Here);
    theirs.read(&second);
    let mut other = Session::new(saved(&second), session.players().to_vec(), Lang::En);
    assert!(step(&mut other, &mut theirs, &second));

    let mut again = Saving::new(ID.to_owned());
    again.set_holder(LockHolder::Here);
    again.read(&first);
    assert_eq!(saved(&first).steps().len(), 1, "theirs, under its name");
    let all = glance_at_all(&first);
    let names: Vec<&str> = all.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    let parted = names.iter().find(|&&id| id != ID).expect("a new name");
    let found = find_match(&first, parted).value().expect("it is there");
    assert_eq!(found.record["log"].as_array().map(Vec::len), Some(2), "ours, under another");
}

#[test]
fn a_match_deleted_in_another_tab_continues_here() {
    let (storage, here, there) = (Fake::default(), Fake::default(), Fake::default());
    let (first, second) = (Tab::new(&storage, &here), Tab::new(&storage, &there));
    let (mut session, mut saving) = seated(&first);
    step(&mut session, &mut saving, &first);
    mallard::device::forget_match(&second, ID);
    assert!(!saving.has_changed(&first));
    assert!(step(&mut session, &mut saving, &first));
    assert_eq!(saved(&second).steps().len(), 2);
}

#[test]
fn a_damaged_slot_is_reported_until_the_next_move() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let younger = storage.texts().into_iter().max_by_key(|(_, text)| text.len());
    let (name, text) = younger.expect("two slots");
    storage.put(&name, &text[..text.len() / 2]);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(LockHolder::Here);
    assert!(matches!(saving.read(&tab), Stored::Recovered(_)));
    assert_eq!(saving.save_error(), Some(SaveError::Slot));
    let mut session = Session::new(saved(&tab), session.players().to_vec(), Lang::En);
    assert!(step(&mut session, &mut saving, &tab));
    assert_eq!(saving.save_error(), None);
}

#[test]
fn a_damaged_match_continues_under_another_id() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let before = storage.texts();
    saving.turn_to(String::from("b-2"));
    step(&mut session, &mut saving, &tab);
    for (name, text) in before {
        assert_eq!(storage.texts().get(&name), Some(&text), "it stays as it was");
    }
    assert!(storage.texts().contains_key(&match_key("b-2")));
}
