//! The help of each person: stored with the name, and kept from older versions.

use super::tablet::{ID, Tab, seated, step};
use crate::fake::Fake;
use mallard::device::{
    Draft, Help, Hints, KnownPlayers, LockHolder, Saving, Settings, Storage, export_match,
};
use mallard::engine::Seat;
use mallard::games::durak::Durak;
use mallard::session::{Duck, Player, PlayerKind};
use mallard::words::Lang;
use serde_json::{Value, json};

fn person(name: Option<&str>, duck: usize) -> Player {
    Player { name: name.map(str::to_owned), kind: PlayerKind::Person, duck: Duck::new(duck) }
}

fn deal(tab: &dyn Storage, players: Vec<Player>) {
    let mut draft = Draft::<Durak>::remembered(tab);
    draft.seat(u8::try_from(players.len()).expect("a few"));
    draft.players = players;
    draft.deal(tab, Lang::En).expect("it can be dealt");
}

fn help_of(tab: &dyn Storage, name: &str) -> Option<Help> {
    KnownPlayers::read(tab).help(&person(Some(name), 0), &Settings::load(tab))
}

const AIDED: Help = Help { memory_aid: true, hints: Hints::Any, undo: true, confirm: true };

#[test]
fn people_who_had_the_memory_aid_of_the_device_keep_it_and_those_who_come_later_see_that_they_have_it()
 {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let _ = tab.write("settings", r#"{"memory_aid":true,"confirm":true,"theme":"dark"}"#);
    let _ = tab.write("people", &json!([person(Some("Mina"), 0)]).to_string());
    assert_eq!(help_of(&tab, "Mina"), Some(AIDED));
    assert_eq!(help_of(&tab, "Jun"), None, "that of the settings counts");
    assert_eq!(Settings::load(&tab).help, AIDED);
    // From the next match on it is Mina's own.
    deal(&tab, vec![person(Some("Mina"), 0), person(Some("Jun"), 1)]);
    let before = Settings::load(&tab);
    let _ = Settings { help: Help::default(), ..before }.store(&tab, &before);
    assert_eq!([help_of(&tab, "Mina"), help_of(&tab, "Jun")], [Some(AIDED); 2]);
    deal(&tab, vec![person(Some("Mina"), 0), person(Some("Ada"), 1)]);
    assert_eq!(help_of(&tab, "Mina"), Some(AIDED));
    assert_eq!(help_of(&tab, "Ada"), Some(Help::default()));
}

#[test]
fn the_help_of_one_person_changes_that_of_no_other_and_goes_with_the_name() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    deal(&tab, vec![person(Some("Mina"), 0), person(Some("Jun"), 1)]);
    let three = Help { hints: Hints::Three, undo: false, ..Help::default() };
    let mut known = KnownPlayers::read(&tab);
    known.set_help(&tab, &person(Some("MINA"), 0), three);
    assert_eq!(help_of(&tab, "Mina"), Some(three));
    assert_eq!(help_of(&tab, "Jun"), Some(Help::default()));
    // One who was named in the set-up and has not played.
    known.set_help(&tab, &person(Some("Ada"), 4), AIDED);
    assert_eq!(help_of(&tab, "Ada"), Some(AIDED));
    deal(&tab, vec![person(Some("Jun"), 1), person(Some("Ada"), 4)]);
    assert_eq!([help_of(&tab, "Mina"), help_of(&tab, "Ada")], [Some(three), Some(AIDED)]);
    known.forget(&tab, "Mina");
    assert_eq!(help_of(&tab, "Mina"), None);
    let bot = Player { kind: PlayerKind::Bot(String::from("diver")), ..person(Some("Jun"), 1) };
    assert_eq!(known.help(&bot, &Settings::default()), None, "a bot is not that person");
}

#[test]
fn what_a_newer_version_knows_of_help_survives_and_an_export_carries_it() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut entry = json!(person(Some("Mina"), 0));
    entry["help"] = json!({ "hints": "ten", "memory_aid": true, "whispers": 3 });
    let _ = tab.write("people", &json!([entry]).to_string());
    let read = help_of(&tab, "Mina").expect("it is stored");
    assert_eq!(read, Help { memory_aid: true, ..Help::default() });
    KnownPlayers::read(&tab).set_help(&tab, &person(Some("Mina"), 0), Help { undo: false, ..read });
    let stored = tab.read("people").parse::<Value>().value().expect("a list");
    assert_eq!(stored[0]["help"]["hints"], "ten");
    assert_eq!(stored[0]["help"]["whispers"], 3);
    assert_eq!(stored[0]["help"]["undo"], false);
}

#[test]
fn the_hints_that_were_had_survive_a_reload_and_are_in_no_export() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    assert!(step(&mut session, &mut saving, &tab));
    let (first, second) = (Seat::new(0), Seat::new(1));
    assert!(
        saving.note_hint(first, 1) && saving.note_hint(first, 3) && saving.note_hint(second, 2)
    );
    assert!(!saving.note_hint(first, 3), "asked again before the same decision");
    assert!(saving.persist(&tab, &mut session, |_| true));
    let mut reloaded = Saving::new(String::from(ID));
    reloaded.set_holder(LockHolder::Here);
    let saved = reloaded.read(&tab).value().expect("it was saved");
    assert_eq!([first, second].map(|seat| reloaded.hints_of(seat)), [2, 1]);
    assert!(reloaded.has_hint(first, 3) && !reloaded.has_hint(second, 3));
    let export = export_match(saved, 0);
    assert!(!export.contains("hints"), "{export}");
}
