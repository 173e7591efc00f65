//! Imported matches are stored, or refused with a sentence.

use super::tablet::{ID, Tab, saved, seated, step};
use crate::fake::Fake;
use crate::rules::any_rules;
use mallard::codes::SavedMatch;
use mallard::device::{
    Backup, Exported, ImportError, Pasted, Relation, ValidatedImport, find_match,
};
use mallard::engine::FORMAT;
use mallard::session::OpenError;
use mallard::store::pack;
use mallard::words::Lang;
use serde_json::{Value, json};

const NOW: u64 = 1_800_000_000_000;

/// A match of some steps, as exports were before they had a key, and the tab that played it.
fn export_match(tab: &Tab<'_>, steps: usize) -> Value {
    let (mut session, mut saving) = seated(tab);
    for _ in 0..steps {
        step(&mut session, &mut saving, tab);
    }
    let SavedMatch { players, saved_at, record, .. } =
        find_match(tab, ID).value().expect("it is there");
    json!({ "players": players, "saved_at": saved_at, "record": record })
}

/// The result of reading it on this tablet.
fn read_on(tab: &Tab<'_>, data: &Value) -> Result<ValidatedImport, ImportError> {
    match Pasted::read(&pack(NOW, data))? {
        Pasted::Export(Exported::Match(saved)) => {
            ValidatedImport::validate(any_rules, tab, Lang::En, saved)
        }
        other => panic!("it is one match: {other:?}"),
    }
}

/// The result of reading it on an empty tablet.
fn read(data: &Value) -> Result<ValidatedImport, ImportError> {
    let (storage, memory) = (Fake::default(), Fake::default());
    read_on(&Tab::new(&storage, &memory), data)
}

/// The same with one change.
fn change_value(data: &Value, at: &str, to: Value) -> Value {
    let mut data = data.clone();
    *data.pointer_mut(at).expect("it is there") = to;
    data
}

#[test]
fn one_field_takes_all_data_and_a_match() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    export_match(&tab, 5);
    let data = Pasted::read(&format!(" {}\n", Backup::of(&tab).wrap(NOW)));
    assert!(matches!(data, Ok(Pasted::Export(Exported::Data(_)))), "{data:?}");
    let saved = find_match(&tab, ID).value().expect("it is there");
    let lone = Pasted::read(&mallard::device::export_match(saved, NOW));
    assert!(matches!(lone, Ok(Pasted::Export(Exported::Match(_)))), "{lone:?}");
    let other = Pasted::read(&pack(NOW, &json!({ "theme": "dark" })));
    assert_eq!(other, Err(ImportError::NoMatch));
}

#[test]
fn an_imported_match_is_replayed_and_saved_under_a_new_id() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let data = export_match(&tab, 5);
    let (elsewhere, memory) = (Fake::default(), Fake::default());
    let other = Tab::new(&elsewhere, &memory);
    let checked = read_on(&other, &data).expect("it is whole");
    assert_eq!((checked.moves, checked.damage, checked.here.clone()), (5, None, None));
    assert_eq!(checked.names(), ["Player 0", "Player 1"]);
    assert_eq!(checked.ducks().count(), 2);
    for lang in Lang::ALL {
        assert!(!checked.describe(lang).is_empty());
    }
    let id = checked.save(&other);
    let kept = find_match(&other, &id).value().expect("it is kept");
    assert_eq!(kept.record, data["record"]);
    assert!(kept.label.is_some());
}

#[test]
fn an_import_is_compared_with_the_match_on_this_device() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let data = export_match(&tab, 5);
    let relation = |data: &Value| {
        let checked = read_on(&tab, data).expect("it is whole");
        checked.here.map(|(id, relation)| {
            assert_eq!(id, ID);
            relation
        })
    };
    assert_eq!(relation(&data), Some(Relation::Same));
    let mut ended = data.clone();
    ended["ended"] = json!(true);
    assert_eq!(relation(&ended), Some(Relation::Differs), "nobody has ended the one here");
    let log = data["record"]["log"].as_array().expect("a list").clone();
    let shorter = change_value(&data, "/record/log", json!(log[..3]));
    assert_eq!(relation(&shorter), Some(Relation::Ahead(2)));
    assert_eq!(saved(&tab).steps().len(), 5, "looking changes nothing");
}

/// A save is older than an option, and so does not name it.
#[test]
fn a_save_that_does_not_name_a_young_option_is_the_same_match() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let data = export_match(&tab, 5);
    let key = mallard::device::match_key(ID);
    let older = tab.read(&key).value().expect("it is there");
    let mut older: Value = serde_json::from_str(&older).expect("a save");
    let options = older["record"]["setup"]["options"].as_object_mut().expect("options");
    assert!(options.remove("several_at_once").is_some());
    tab.write(&key, &older.to_string()).expect("there is room");
    let here = read_on(&tab, &data).expect("it is whole").here;
    assert_eq!(here, Some((ID.to_owned(), Relation::Same)));
}

#[test]
fn a_partly_readable_record_names_its_good_steps() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let data = export_match(&Tab::new(&storage, &memory), 5);
    let damaged = change_value(&data, "/record/log/3", json!("nonsense"));
    let checked = read(&damaged).expect("three steps are good");
    assert_eq!(checked.moves, 3);
    assert_eq!(checked.damage.map(|damage| damage.good), Some(3));
}

#[test]
fn each_cause_of_a_refused_import_has_its_own_error() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let data = export_match(&Tab::new(&storage, &memory), 5);
    let unopened = |why| Err(ImportError::Unopened(why));
    let cases = [
        ("/record/game", json!("chess"), unopened(OpenError::UnknownGame)),
        ("/record/game", json!(7), Err(ImportError::NoMatch)),
        ("/record/format", json!(FORMAT + 1), unopened(OpenError::Newer)),
        ("/record/format", json!(0), unopened(OpenError::OtherRules)),
        ("/record/rules", json!(9999), unopened(OpenError::Newer)),
        ("/record/rules", json!(0), unopened(OpenError::OtherRules)),
        ("/record/setup/seats", json!(1), Err(ImportError::NoMatch)),
        ("/record/setup", json!(null), Err(ImportError::NoMatch)),
        ("/record/log", json!({}), Err(ImportError::NoMatch)),
        ("/players", json!([]), Err(ImportError::NoMatch)),
        ("/players/0", json!("Mina"), Err(ImportError::NoMatch)),
        ("/players", json!({}), Err(ImportError::NoMatch)),
        ("/record", json!([]), Err(ImportError::NoMatch)),
    ];
    assert!(read(&data).is_ok());
    for (at, to, refused) in cases {
        assert_eq!(read(&change_value(&data, at, to.clone())).map(|_| ()), refused, "{at} {to}");
    }
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    let whys = [
        ImportError::Empty,
        ImportError::FileUnread,
        ImportError::Unknown,
        ImportError::PhoneCode,
        ImportError::TooLarge,
        ImportError::NoMatch,
        ImportError::Newer,
        ImportError::Unopened(OpenError::Missing),
        ImportError::Unopened(OpenError::Damaged),
        ImportError::Unopened(OpenError::Newer),
        ImportError::Unopened(OpenError::OtherRules),
        ImportError::Unopened(OpenError::UnknownGame),
    ];
    for lang in Lang::ALL {
        let mut said: Vec<_> = whys.iter().map(|why| why.sentence(lang)).collect();
        assert!(said.iter().all(|sentence| sentence.chars().count() > 5), "{said:?}");
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), whys.len());
    }
}

#[test]
fn imported_players_keep_only_valid_settings() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let data = export_match(&Tab::new(&storage, &memory), 2);
    let odd = change_value(
        &data,
        "/players/0/name",
        json!("\u{E000}\n  Mina with a name far too long\t"),
    );
    let odd = change_value(&odd, "/players/1/kind", json!({ "bot": "grandmaster" }));
    let names = read(&odd).expect("it can be played").names();
    assert_eq!(names[0], "Mina with a name f");
    assert_eq!(names.len(), 2);
}
