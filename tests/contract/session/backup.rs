//! All data of a device is exported and imported on another, and nothing is duplicated.

use super::tablet::{ID, Tab, seated, step};
use crate::fake::Fake;
use crate::rules::any_rules;
use mallard::device::{
    Backup, Draft, ImportSummary, PastMatch, Settings, Storage, Theme, find_match, import,
    lesson_progress, past_matches, save_lesson_progress,
};
use mallard::games::durak::Durak;
use mallard::session::{LessonProgress, Session};
use mallard::words::Lang;
use serde_json::{Value, json};

/// A device with a finished match, a running one, one that a player ended, a lesson, a setup and settings.
fn fill_device(tab: &dyn Storage) -> Backup {
    let (mut session, mut saving) = seated(tab);
    while step(&mut session, &mut saving, tab) && session.table().pending().owed().first().is_some()
    {
    }
    for (id, steps, ended) in [("b-2", 5, false), ("c-3", 3, true)] {
        let (mut session, _) = seated(tab);
        let mut saving = mallard::device::Saving::new(id.to_owned());
        saving.set_holder(mallard::device::LockHolder::Here);
        (0..steps).for_each(|_| assert!(step(&mut session, &mut saving, tab)));
        assert!(!ended || saving.persist(tab, &mut session, Session::end));
    }
    seated(tab);
    tab.remove(&format!("match/{ID}"));
    save_lesson_progress(tab, "durak", LessonProgress { steps: 4 });
    let id = Draft::<Durak>::remembered(tab).deal(tab, Lang::En).expect("it can be dealt");
    tab.remove(&format!("match/{id}"));
    let settings = Settings { theme: Theme::Dark, ..Settings::default() };
    tab.write("settings", &serde_json::to_string(&settings).expect("data")).expect("room");
    tab.write("hostile", "{}").expect("room");
    Backup::of(tab)
}

fn import_all(tab: &dyn Storage, backup: &Backup) -> ImportSummary {
    import(any_rules, tab, Lang::En, backup, true)
}

#[test]
fn a_backup_is_imported_whole_and_only_once() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let here = Tab::new(&storage, &memory);
    let data = fill_device(&here);

    let (storage, memory) = (Fake::default(), Fake::default());
    let there = Tab::new(&storage, &memory);
    let came = import_all(&there, &data);
    let dark = came.settings.is_some_and(|settings| settings.theme == Theme::Dark);
    assert!(dark, "they are told, and applied by whoever shows them");
    let counts = ImportSummary {
        matches: 2,
        past: 2,
        others: 2,
        settings: came.settings,
        ..ImportSummary::default()
    };
    assert_eq!(came, counts);
    for id in ["b-2", "c-3"] {
        let [one, other] =
            [&here, &there].map(|tab| find_match(tab, id).value().expect("it is there"));
        assert_eq!((one.players, one.record), (other.players, other.record));
        assert_eq!(one.label, other.label, "ended or not");
    }
    assert_eq!(past_matches(&here), past_matches(&there));
    assert_eq!(lesson_progress(&there, "durak"), Some(LessonProgress { steps: 4 }));
    assert_eq!(Draft::<Durak>::remembered(&here), Draft::<Durak>::remembered(&there));
    assert!(there.keys("hostile").is_empty(), "of no known kind");

    let keys = |tab: &Tab<'_>| {
        let mut keys = tab.keys("");
        keys.sort();
        keys
    };
    let before = keys(&there);
    let again = import_all(&there, &data);
    assert_eq!(
        again,
        ImportSummary { here: 6, settings: came.settings, ..ImportSummary::default() }
    );
    assert_eq!(keys(&there), before);
}

#[test]
fn without_its_settings_a_backup_changes_no_setting_and_no_name() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let here = Tab::new(&storage, &memory);
    fill_device(&here);
    let people = json!([{ "name": "Mina", "kind": "person", "duck": 2 }]);
    for key in ["people", "company"] {
        here.write(key, &people.to_string()).expect("room");
    }
    let data = Backup::of(&here);
    let (storage, memory) = (Fake::default(), Fake::default());
    let there = Tab::new(&storage, &memory);
    let came = import(any_rules, &there, Lang::En, &data, false);
    let counts = ImportSummary { matches: 2, past: 2, others: 1, ..ImportSummary::default() };
    assert_eq!(came, counts, "the lesson comes too");
    let mut keys = there.keys("");
    keys.sort();
    assert_eq!(keys, ["lesson/durak", "match/b-2", "match/c-3", "past"]);
    let came = import_all(&there, &data);
    assert_eq!((came.others, came.settings.is_some()), (3, true), "people, company and setup");
    assert_eq!(mallard::device::company(&there).len(), 1);
}

#[test]
fn the_days_of_the_challenge_come_too_and_the_better_result_of_both_counts() {
    let days = |tab: &Tab<'_>| {
        let text = tab.read("daily").value().expect("it is there");
        serde_json::from_str::<Value>(&text).expect("JSON")
    };
    let backup = |days: Value| {
        let values = json!({ "daily": days });
        Backup { values: values.as_object().expect("an object").clone() }
    };
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let first =
        json!({ "740249": ["a-1", true, 2], "740250": ["b-1", false], "740252": ["c-1", true, 1] });
    assert_eq!(import_all(&tab, &backup(first.clone())).others, 1);
    assert_eq!(days(&tab), first);
    assert_eq!(import_all(&tab, &backup(first)).others, 0, "nothing new");
    let other = json!({
        "740249": ["x-1", true, 1], "740250": ["x-2", true, 3], "740251": ["x-3", true],
        "740252": ["x-4", false], "740253": ["../settings", true], "what": ["x-5", true],
    });
    assert_eq!(import_all(&tab, &backup(other)).others, 1);
    let both = json!({
        "740249": ["a-1", true, 1], "740250": ["b-1", true, 3], "740251": ["x-3", true],
        "740252": ["c-1", true, 1],
    });
    assert_eq!(days(&tab), both);
}

#[test]
fn a_match_that_went_on_elsewhere_is_kept_beside_the_one_here() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    let early = Backup::of(&tab);
    step(&mut session, &mut saving, &tab);
    let late = Backup::of(&tab);
    assert_eq!(import_all(&tab, &early).here, 1, "the one here is further");

    let (storage, memory) = (Fake::default(), Fake::default());
    let there = Tab::new(&storage, &memory);
    assert_eq!(import_all(&there, &early).matches, 1);
    assert_eq!(import_all(&there, &late).matches, 1);
    assert_eq!(there.keys("match/").len(), 2);
    assert_eq!(import_all(&there, &late).here, 1);
}

#[test]
fn an_imported_past_match_gets_its_result_from_the_rules() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let data = fill_device(&tab);
    // The oldest, before the one that a player ended.
    let oldest = |tab: &Tab<'_>| past_matches(tab).latest().next_back().cloned();
    let played = oldest(&tab).expect("it is there");
    let taken = |change: fn(&mut Value)| -> (ImportSummary, Option<PastMatch>) {
        let mut data = data.clone();
        change(&mut data.values["past"]["matches"][0]);
        let (storage, memory) = (Fake::default(), Fake::default());
        let there = Tab::new(&storage, &memory);
        let came = import_all(&there, &data);
        (came, oldest(&there))
    };
    // Who won, how well, and the text about it.
    let (_, told) = taken(|played| {
        played["places"] = json!([1, 1]);
        played["bests"] = json!([-99, -99]);
        played["says"] = json!([["en", "Mallory wins everything"]]);
    });
    assert_eq!(told.as_ref(), Some(&played));
    for lie in [
        (|played| played["link"] = json!("m1.AAAA")) as fn(&mut Value),
        |played| played["players"][1]["kind"] = json!({ "bot": "diver" }),
        |played| played["game"] = json!("quantum"),
        |played| played["players"] = json!([]),
        |played| *played = json!(null),
    ] {
        let (came, told) = taken(lie);
        let left = told.map(|played| played.id);
        assert_eq!((came.past, came.unread, left.as_deref()), (1, 1, Some("c-3")));
    }
}

#[test]
fn unreadable_entries_are_left_out_of_an_import() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let mut data = fill_device(&Tab::new(&storage, &memory));
    let values = &mut data.values;
    values["match/b-2"]["record"]["log"][2] = json!("nonsense");
    values["lesson/durak"] = json!([]);
    values["setup/durak"]["players"] = json!("Mina");
    values["settings"] = json!("dark");
    values.insert(String::from("daily"), json!([]));
    values.insert(String::from("match/../settings"), json!({}));
    values.insert(String::from("lesson/chess"), json!({ "steps": 3 }));
    let (storage, memory) = (Fake::default(), Fake::default());
    let there = Tab::new(&storage, &memory);
    let came = import_all(&there, &data);
    assert_eq!(came, ImportSummary { matches: 1, past: 2, unread: 6, ..ImportSummary::default() });
    let mut keys = there.keys("");
    keys.sort();
    assert_eq!(keys, ["match/c-3", "past"]);
}

#[test]
fn without_room_no_entry_is_imported_in_part() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let data = fill_device(&Tab::new(&storage, &memory));
    let (storage, memory) = (Fake::default(), Fake::default());
    let there = Tab::new(&storage, &memory);
    storage.set_full(true);
    let came = import_all(&there, &data);
    assert_eq!((came.matches, came.past, came.no_room), (0, 0, 4));
    assert!(there.keys("match/").is_empty() && past_matches(&there).is_empty());
}
