//! Exports: for every text, reading returns all data, a match that its rules can replay, or a typed refusal, and never
//! panics.

use crate::random::played;
use mallard::codes::SavedMatch;
use mallard::device::limits::MAX_EXPORT_BYTES;
use mallard::device::{Backup, Exported, ImportError, export_match};
use mallard::engine::{Game, LoadError, Seat, Table};
use mallard::games::GAMES;
use mallard::games::durak::Durak;
use mallard::games::quantum::Quantum;
use mallard::session::{Duck, Label, Player, PlayerKind};
use mallard::store::{VERSION, pack};
use mallard::with_game;
use mallard::words::GameText;
use proptest::prelude::*;
use serde_json::{Value, json};

const NOW: u64 = 1_800_000_000_000;

fn saved<G: Game>(table: &Table<G>) -> SavedMatch {
    let player = |seat| Player {
        name: Some("오".repeat(20)),
        kind: PlayerKind::Person,
        duck: Duck::new(usize::from(seat)),
    };
    SavedMatch {
        players: (0..table.setup().seats).map(player).collect(),
        saved_at: NOW,
        label: None,
        sat_out: Vec::new(),
        record: serde_json::to_value(table.record()).expect("a record is data"),
    }
}

fn durak(steps: usize) -> SavedMatch {
    saved(&played::<Durak>(2, 7, steps))
}

/// The match in the form that it had before it got a key.
fn keyless(saved: &SavedMatch) -> Value {
    json!({ "players": saved.players, "saved_at": saved.saved_at, "record": saved.record })
}

/// Reads a text as the app does: first the export, then its game replays the record.
fn read(text: &str) -> Option<usize> {
    fn follow<G: GameText>(record: &Value) -> Result<usize, LoadError> {
        Ok(Table::<G>::open(record)?.0.steps().len())
    }
    let Exported::Match(saved) = Exported::read(text).ok()? else { return None };
    let game = saved.game()?;
    with_game!(game, G => follow::<G>(&saved.record)).ok()
}

/// The data of a device with two matches.
fn data() -> Backup {
    let values =
        json!({ "match/a-1": durak(5), "match/b-2": durak(6), "settings": { "theme": "dark" } });
    Backup { values: values.as_object().expect("an object").clone() }
}

#[test]
fn an_exported_match_comes_back_whole_in_this_form_and_in_the_one_of_before() {
    fn check<G: GameText>(steps: usize) {
        let saved = saved(&played::<G>(*G::SEATS.start(), 7, steps));
        for text in [export_match(saved.clone(), NOW), pack(NOW, &keyless(&saved))] {
            assert_eq!(read(&text), Some(steps), "{}", G::SLUG);
            let Ok(Exported::Match(came)) = Exported::read(&text) else { panic!("{text}") };
            assert_eq!((&came.players, came.saved_at), (&saved.players, NOW));
            assert_eq!(came.record, saved.record);
            assert!(came.label.is_some_and(|label| label.imported && !label.ended));
        }
    }
    for game in GAMES {
        for steps in [0, 1, 30] {
            with_game!(game, G => check::<G>(steps));
        }
    }
}

#[test]
fn an_exported_match_is_all_data_with_one_match_in_it_and_nothing_of_other_people() {
    let mut saved = durak(5);
    saved.sat_out = saved.players.clone();
    let mut label = Label::imported(true);
    label.phones = vec![Seat::new(1)];
    saved.label = Some(label);
    let text = export_match(saved, NOW);
    let data: Value = serde_json::from_str(&text).expect("JSON");
    let values = data["data"]["everything"].as_object().expect("values by key");
    assert_eq!(values.keys().collect::<Vec<_>>(), ["match/0"]);
    let fields: Vec<_> = values["match/0"].as_object().expect("a save").keys().collect();
    assert_eq!(fields, ["ended", "players", "record", "saved_at"], "no phones, nobody who sat out");
    let Ok(Exported::Match(came)) = Exported::read(&text) else { panic!("{text}") };
    assert!(came.was_ended());
}

#[test]
fn all_data_comes_back_whole() {
    let Ok(Exported::Data(came)) = Exported::read(&data().wrap(NOW)) else { panic!("it is whole") };
    assert_eq!(*came, data());
    // A device with one match and nothing else, and a match beside another value, are no export of a match.
    let one = json!(durak(5));
    for values in [json!({ "match/a-1": one }), json!({ "match/0": one, "settings": {} })] {
        let came = Exported::read(&pack(NOW, &json!({ "everything": values })));
        assert!(matches!(came, Ok(Exported::Data(_))), "{came:?}");
    }
}

#[test]
fn pasted_marks_and_spaces_do_no_harm() {
    for text in [export_match(durak(5), NOW), pack(NOW, &keyless(&durak(5)))] {
        assert_eq!(read(&format!("\u{feff}\n {text}\r\n")), Some(5));
    }
}

#[test]
fn a_bare_save_and_a_stored_envelope_are_read() {
    let saved = json!(durak(5));
    assert_eq!(read(&saved.to_string()), Some(5));
    assert_eq!(read(&format!("{saved:#}")), Some(5));
    assert_eq!(read(&pack(NOW, &saved)), Some(5));
    assert_eq!(read(&keyless(&durak(5)).to_string()), Some(5));
}

#[test]
fn the_newer_intact_slot_is_read() {
    let [old, new] = [(5, NOW), (6, NOW + 1)].map(|(steps, age)| pack(age, &json!(durak(steps))));
    assert_eq!(read(&format!("{new}\n{old}")), Some(6));
    assert_eq!(read(&format!("{}\n{old}", &new[..new.len() - 1])), Some(5));
}

#[test]
fn a_text_without_a_match_is_refused() {
    for text in [
        "",
        " \n ",
        "what?",
        "[]",
        "7",
        "{}",
        r#"{"players":[]}"#,
        r#"{"players":{},"record":{}}"#,
        r#"{"everything":[]}"#,
        r#"{"everything":{"match/0":{}}}"#,
    ] {
        assert_eq!(Exported::read(text), Err(ImportError::NoMatch), "{text}");
    }
}

#[test]
fn an_export_of_a_newer_version_is_refused_as_newer() {
    // An envelope of an unknown later version, sealed as every version seals.
    let text = export_match(durak(5), NOW);
    let data = &text[text.find("\"data\":").expect("framed") + 7..text.len() - 1];
    let (version, len) = (VERSION + 1, data.len());
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC)
        .checksum(format!("{version} {NOW} {len} {data}").as_bytes());
    let newer = format!(r#"{{"v":{version},"n":{NOW},"len":{len},"crc":{crc},"data":{data}}}"#);
    assert_eq!(Exported::read(&newer), Err(ImportError::Newer));
    // Without its sum, the number of the version is only a damage.
    let claims = text.replacen(&format!(r#"{{"v":{VERSION},"#), r#"{"v":9,"#, 1);
    assert_eq!(Exported::read(&claims), Err(ImportError::NoMatch));
}

#[test]
fn a_text_that_is_too_large_is_not_even_read() {
    let mut text = export_match(durak(5), NOW);
    text.push_str(&" ".repeat(MAX_EXPORT_BYTES - text.len()));
    assert_eq!(read(&text), Some(5));
    text.push(' ');
    assert_eq!(Exported::read(&text), Err(ImportError::TooLarge));
}

#[test]
fn one_changed_byte_is_found() {
    let quantum = saved(&played::<Quantum>(*Quantum::SEATS.start(), 7, 12));
    for text in [pack(NOW, &keyless(&quantum)), export_match(quantum, NOW), data().wrap(NOW)] {
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            if let Ok(changed) = String::from_utf8(bytes) {
                // White space around the text is not part of it.
                let same = changed.trim() == text;
                let read = Exported::read(&changed);
                let is_found = matches!(read, Err(ImportError::NoMatch | ImportError::Newer));
                assert!(same || is_found, "byte {at}: {read:?}");
            }
        }
    }
}

#[test]
fn an_export_whose_end_is_cut_off_is_refused() {
    for text in [export_match(durak(12), NOW), data().wrap(NOW)] {
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            assert_eq!(Exported::read(&text[..end]), Err(ImportError::NoMatch), "cut at {end}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn arbitrary_texts_never_panic(text in ".{0,300}") {
        read(&text);
    }

    #[test]
    fn arbitrary_records_of_a_game_never_panic(
        game in 0..GAMES.len(),
        seats in 0..300_u32,
        seed in any::<u64>(),
        log in "[\\[\\]{}\",:a-z0-9]{0,60}",
    ) {
        let slug = GAMES[game].slug();
        read(&format!(
            r#"{{"players":[],"record":{{"format":1,"game":"{slug}","rules":1,
            "setup":{{"seats":{seats},"seed":{seed},"options":{{}}}},"log":[{log}]}}}}"#
        ));
    }
}
