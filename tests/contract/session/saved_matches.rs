//! The home screen shows a match from its label, and reads no more.

use super::tablet::{ID, Tab, seated, step};
use crate::fake::Fake;
use mallard::device::{SavedState, glance_at_all, match_key, summarize};
use mallard::games::profile;
use mallard::store::{Store, WRITE_BATCH_MS, pack};
use mallard::words::Lang;
use serde_json::{Value, json};

const NOW: u64 = 1_900_000_000_000;

/// The home screen's text about the match of these tests, with a change in its save.
fn summarize_changed(change: impl Fn(&mut Value), lang: Lang) -> (SavedState, String) {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let store = Store::new(&storage);
    let mut saved = store.read(&match_key(ID)).value().expect("it is there");
    change(&mut saved);
    store.write(&match_key(ID), &saved, NOW).expect("there is room");
    let (id, found) = glance_at_all(&tab).remove(0);
    let summary = summarize(profile, id, found, lang);
    (summary.state, summary.title)
}

#[test]
fn a_saved_match_is_summarised_from_its_label_alone() {
    for lang in Lang::ALL {
        let whole = summarize_changed(|_| (), lang);
        assert_eq!(whole.0, SavedState::Open);
        // The home screen does not read the log, so no content of the log changes anything.
        let log =
            |log: Value| summarize_changed(move |saved| saved["record"]["log"] = log.clone(), lang);
        assert_eq!(log(json!([])), whole);
        assert_eq!(log(json!(["nonsense", 7, null])), whole);
        assert_eq!(summarize_changed(|saved| saved["record"]["setup"] = json!(null), lang), whole);
    }
}

#[test]
fn a_broken_save_is_recognised_without_opening_it() {
    let state = |at: &'static str, to: Value| {
        let change = move |saved: &mut Value| *saved.pointer_mut(at).expect("there") = to.clone();
        summarize_changed(change, Lang::En).0
    };
    assert_eq!(state("/record/game", json!("chess")), SavedState::Broken);
    assert_eq!(state("/record/rules", json!(9999)), SavedState::Broken);
    assert_eq!(state("/record/format", json!(9999)), SavedState::Broken);
    assert_eq!(state("/record/format", json!("one")), SavedState::Broken);
    assert_eq!(state("/players", json!({})), SavedState::Broken);
    assert_eq!(state("/label/open", json!(false)), SavedState::Finished);
    assert_eq!(state("/label", json!(null)), SavedState::Open);
}

#[test]
fn the_latest_match_is_first_and_an_unreadable_one_last() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    seated(&tab);
    let store = Store::new(&storage);
    let saved = store.read(&match_key(ID)).value().expect("it is there");
    for (id, age) in [("b", 3), ("c", 5), ("d", 4)] {
        let mut other = saved.clone();
        other["saved_at"] = json!(NOW + age);
        store.write(&match_key(id), &other, NOW + age * WRITE_BATCH_MS).expect("there is room");
    }
    storage.put(&match_key("e"), &pack(NOW, &json!("no match")));
    let ids: Vec<String> = glance_at_all(&tab).into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["c", "d", "b", ID, "e"]);
}
