//! Imported matches are stored, or refused with a sentence.

use super::tablet::{ID, Tab, saved, seated, step};
use crate::fake::Fake;
use crate::rules::any_rules;
use mallard::device::limits::MAX_TEXT_BYTES;
use mallard::device::{
    ImportError, Pasted, Relation, TextError, ValidatedImport, export, find_match, match_export,
};
use mallard::engine::FORMAT;
use mallard::session::OpenError;
use mallard::store::{VERSION, pack};
use mallard::words::Lang;
use serde_json::{Value, json};

const NOW: u64 = 1_800_000_000_000;

/// An exported match of some steps, and the tab that played it.
fn export_match(tab: &Tab<'_>, steps: usize) -> Value {
    let (mut session, mut saving) = seated(tab);
    for _ in 0..steps {
        step(&mut session, &mut saving, tab);
    }
    let match_export =
        match_export(find_match(tab, ID).value().expect("it is there")).expect("it can travel");
    json!({ "players": match_export.players, "saved_at": match_export.saved_at, "record": match_export.record })
}

/// The result of reading it on an empty tablet.
fn read(data: &Value) -> Result<ValidatedImport, ImportError> {
    let (storage, memory) = (Fake::default(), Fake::default());
    ValidatedImport::read(any_rules, &Tab::new(&storage, &memory), Lang::En, &pack(NOW, data))
}

/// The same with one change.
fn change_value(data: &Value, at: &str, to: Value) -> Value {
    let mut data = data.clone();
    *data.pointer_mut(at).expect("it is there") = to;
    data
}

#[test]
fn all_the_data_of_a_device_is_let_through_to_the_table_and_is_no_match() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let text = export(&tab);
    assert_eq!(Pasted::read(&text), Ok(Pasted::Export));
    assert_eq!(ValidatedImport::read(any_rules, &tab, Lang::En, &text), Err(ImportError::NoMatch));
    let match_ = pack(NOW, &export_match(&tab, 5));
    assert_eq!(Pasted::read(&match_), Ok(Pasted::Export));
    let other = TextError::Refused(ImportError::NoMatch);
    assert_eq!(Pasted::read(&pack(NOW, &json!({ "theme": "dark" }))), Err(other));
}

#[test]
fn an_imported_match_is_replayed_and_saved_under_a_new_id() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let data = export_match(&tab, 5);
    let (elsewhere, memory) = (Fake::default(), Fake::default());
    let other = Tab::new(&elsewhere, &memory);
    let checked =
        ValidatedImport::read(any_rules, &other, Lang::En, &pack(NOW, &data)).expect("it is whole");
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
        let checked = ValidatedImport::read(any_rules, &tab, Lang::En, &pack(NOW, data))
            .expect("it is whole");
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
    let here = ValidatedImport::read(any_rules, &tab, Lang::En, &pack(NOW, &data))
        .expect("it is whole")
        .here;
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
fn a_text_that_is_no_match_is_refused_before_any_rules() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let data = export_match(&tab, 2);
    let read = |text: &str| ValidatedImport::read(any_rules, &tab, Lang::En, text).map(|_| ());
    let whole = pack(NOW, &data);
    let newer = whole.replace(&format!("\"v\":{VERSION}"), &format!("\"v\":{}", VERSION + 1));
    for text in ["", "hello", "{}", "[]", &whole[..whole.len() / 2], &newer] {
        assert_eq!(read(text), Err(ImportError::NoMatch), "{text}");
    }
    assert_eq!(read(&"x".repeat(MAX_TEXT_BYTES + 1)), Err(ImportError::TooLarge));
    assert_eq!(read(&data.to_string()), Ok(()), "bare, as older ones were");
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    let whys = [
        ImportError::TooLarge,
        ImportError::NoMatch,
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
