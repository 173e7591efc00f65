//! What a newer version of the app has written survives in an older tab: unknown fields and entries stay in each value
//! that the app stores, after each change there; an unknown value of a field falls back alone.

use super::tablet::{ID, Tab, seated, step};
use crate::fake::Fake;
use mallard::device::{
    Date, Draft, KnownPlayers, LockHolder, Saving, Settings, Storage, Theme, Volume, begin_daily,
    end_night, find_match, forget_past, lesson_progress, read_today, save_lesson_progress,
    save_place,
};
use mallard::engine::Rng;
use mallard::games::durak::Durak;
use mallard::session::LessonProgress;
use mallard::with_game;
use mallard::words::Lang;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

const fn on(day: u32) -> Date {
    Date { year: 2026, month: 11, day }
}

/// A device with each value that the app stores.
fn fill(tab: &dyn Storage) {
    let (mut session, mut saving) = seated(tab);
    while step(&mut session, &mut saving, tab) && session.table().pending().owed().first().is_some()
    {
    }
    let mut saving = Saving::new(String::from("c-3"));
    saving.set_holder(LockHolder::Here);
    let (mut session, _) = seated(&Tab::new(&Fake::default(), &Fake::default()));
    (0..5).for_each(|_| assert!(step(&mut session, &mut saving, tab)));
    let game = read_today(tab, on(24), |_| None).game;
    let daily = with_game!(game, G => begin_daily::<G>(tab, Lang::En, on(24)));
    save_place(tab, &daily.expect("it can be dealt"), 2, on(24));
    save_lesson_progress(tab, "durak", LessonProgress { steps: 4 });
    let mut draft = Draft::<Durak>::remembered(tab);
    draft.seat(3);
    draft.players[0].name = Some(String::from("Mina"));
    draft.players[1].kind = draft.players[0].kind.clone();
    draft.players[1].name = Some(String::from("Jun"));
    draft.deal(tab, Lang::En).expect("it can be dealt");
    let usual = Settings::default();
    let _ = Settings { only_move: true, ..usual }.store(tab, &usual);
}

fn value(tab: &dyn Storage, key: &str) -> Value {
    tab.read(key).parse::<Value>().value().unwrap_or_else(|| panic!("{key}"))
}

/// A newer version of a value: its marks, each of which must survive.
struct Newer<'a> {
    rng: &'a mut Rng,
    marks: Vec<String>,
}

impl Newer<'_> {
    fn mark(&mut self) -> Value {
        let mark = format!("newer-{}", self.marks.len());
        self.marks.push(mark.clone());
        match self.rng.next_below(3) {
            0 => json!(mark),
            1 => json!({ "more": [1, mark] }),
            _ => json!([mark]),
        }
    }

    /// Adds fields to the objects in a value, and entries to the lists that can have others.
    fn change(&mut self, name: &str, value: &mut Value) {
        match value {
            // The rules read the first two, and refuse what they do not know; the next two are one value, and a picture
            // is drawn again at each step.
            _ if ["setup", "log", "kind", "length", "still"].contains(&name) => {}
            Value::Object(fields) => {
                for (name, field) in fields.iter_mut() {
                    self.change(name, field);
                }
                if self.rng.next_below(2) == 0 {
                    let added = format!("x{}", self.marks.len());
                    fields.insert(added, self.mark());
                }
            }
            Value::Array(entries) => {
                for entry in entries.iter_mut() {
                    self.change("", entry);
                }
                let entry = match name {
                    "matches" => json!({ "id": "f-1", "game": "chess", "new": self.mark() }),
                    "people" => json!({ "name": "HAL", "kind": { "model": self.mark() } }),
                    "says" => json!(["eo", format!("newer-{}", self.marks.len())]),
                    _ => return,
                };
                if name == "says" {
                    self.marks.push(format!("newer-{}", self.marks.len()));
                }
                let at = self.rng.next_below(u32::try_from(entries.len() + 1).expect("few"));
                entries.insert(at as usize, entry);
            }
            _ => {}
        }
    }
}

/// Something that this version does to a value.
type Deed = fn(&dyn Storage);

/// Each key, and everything that this version does to its value.
const KEYS: [(&str, &[Deed]); 8] = [
    ("past", &[finish_another, |tab| end_night(tab, ID, true), |tab| forget_past(tab, ID)]),
    ("settings", &[choose_settings]),
    (
        "people",
        &[deal, |tab| {
            KnownPlayers::read(tab).forget(tab, "Jun");
        }],
    ),
    ("company", &[deal]),
    ("setup/durak", &[deal]),
    ("daily", &[play_daily]),
    ("lesson/durak", &[|tab| save_lesson_progress(tab, "durak", LessonProgress { steps: 5 })]),
    ("match/c-3", &[play_on]),
];

fn finish_another(tab: &dyn Storage) {
    let (mut session, _) = seated(&Tab::new(&Fake::default(), &Fake::default()));
    let mut saving = Saving::new(String::from("b-2"));
    saving.set_holder(LockHolder::Here);
    while step(&mut session, &mut saving, tab) && session.table().pending().owed().first().is_some()
    {
    }
}

fn choose_settings(tab: &dyn Storage) {
    let before = Settings::load(tab);
    let now = Settings { volume: Volume::High, sounds: !before.sounds, ..before };
    assert_eq!(now.store(tab, &before), now);
}

fn deal(tab: &dyn Storage) {
    let mut draft = Draft::<Durak>::remembered(tab);
    draft.seat(4);
    draft.players[0].name = Some(String::from("Ada"));
    draft.players[3].kind = draft.players[0].kind.clone();
    draft.deal(tab, Lang::En).expect("it can be dealt");
}

fn play_daily(tab: &dyn Storage) {
    read_today(tab, on(24), |_| Some(true));
    let game = read_today(tab, on(25), |_| None).game;
    let id = with_game!(game, G => begin_daily::<G>(tab, Lang::En, on(25))).expect("dealt");
    save_place(tab, &id, 1, on(25));
}

fn play_on(tab: &dyn Storage) {
    let mut saving = Saving::new(String::from("c-3"));
    saving.set_holder(LockHolder::Here);
    let saved = saving.read(tab).value().expect("it can be read");
    let (mut session, damage) = saved.open::<Durak>(Lang::En).expect("it opens");
    assert_eq!(damage, None);
    assert!(step(&mut session, &mut saving, tab) && saving.is_saved());
    assert!(step(&mut session, &mut saving, tab) && saving.is_saved());
    let again = find_match(tab, "c-3").value().expect("it is there");
    assert_eq!(again.record["log"].as_array().map(Vec::len), Some(7));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn unknown_fields_and_entries_survive_each_write(seed in any::<u64>()) {
        let mut rng = Rng::from_seed(seed);
        for (key, deeds) in KEYS {
            for deed in deeds {
                let (storage, memory) = (Fake::default(), Fake::default());
                let tab = Tab::new(&storage, &memory);
                fill(&tab);
                let mut kept = value(&tab, key);
                let mut newer = Newer { rng: &mut rng, marks: Vec::new() };
                newer.change(key, &mut kept);
                if key == "daily" {
                    kept["best"] = json!([newer.mark()]);
                    kept["740252"] = json!({ "id": newer.mark() });
                }
                let marks = newer.marks;
                tab.write(key, &kept.to_string()).expect("there is room");
                deed(&tab);
                let now = value(&tab, key);
                prop_assert_ne!(&now, &kept, "{} was changed", key);
                let text = now.to_string();
                for mark in marks {
                    let count = text.matches(&format!("\"{mark}\"")).count();
                    // What belongs to an entry goes with it.
                    let of_removed = !kept_of_others(&kept, key, &mark);
                    prop_assert!(count == 1 || of_removed && count == 0, "{key} {mark}: {text}");
                }
            }
        }
    }
}

/// Is this mark in a part of the value that no deed above removes: not in an entry of the match or the player that one
/// of them removes, nor among players who were replaced?
fn kept_of_others(kept: &Value, key: &str, mark: &str) -> bool {
    let mut rest = kept.clone();
    match key {
        "past" => rest["matches"].as_array_mut().expect("a list").retain(|it| it["id"] != ID),
        "people" | "company" => {
            let stays = |it: &Value| it["name"] == "HAL" || key == "people" && it["name"] == "Mina";
            rest.as_array_mut().expect("a list").retain(stays);
        }
        "setup/durak" => rest["players"] = Value::Null,
        _ => {}
    }
    rest.to_string().contains(&format!("\"{mark}\""))
}

/// Values of a newer version, and what this version reads in their place.
#[test]
fn an_unknown_value_falls_back_alone_and_is_written_back() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let newer = json!({ "theme": "sepia", "lang": "eo", "speed": "slow", "volume": 11 });
    tab.write("settings", &newer.to_string()).expect("there is room");
    let read = Settings::load(&tab);
    let slow = Settings { speed: mallard::device::Speed::Slow, ..Settings::default() };
    assert_eq!(read, slow);
    assert_eq!(read.store(&tab, &read), read);
    assert_eq!(value(&tab, "settings"), newer, "nothing was changed, and nothing grows");
    let _ = Settings { theme: Theme::Dark, ..read }.store(&tab, &read);
    let mut dark = newer;
    dark["theme"] = json!("dark");
    assert_eq!(value(&tab, "settings"), dark);

    let mut draft = Draft::<Durak>::remembered(&tab);
    draft.seat(3);
    draft.save(&tab);
    let mut setup = value(&tab, "setup/durak");
    setup["options"]["deck"] = json!("tarot");
    setup["options"]["jokers"] = json!(2);
    setup["players"][2]["kind"] = json!({ "bot": "sage" });
    tab.write("setup/durak", &setup.to_string()).expect("there is room");
    let again = Draft::<Durak>::remembered(&tab);
    assert_eq!(again.players.len(), 3, "only the option falls back");
    again.save(&tab);
    assert_eq!(value(&tab, "setup/durak"), setup);
}

#[test]
fn a_value_of_another_form_is_not_written() {
    let forms = ["past", "settings", "people", "company", "setup/durak", "daily", "lesson/durak"];
    for key in forms {
        let (storage, memory) = (Fake::default(), Fake::default());
        let tab = Tab::new(&storage, &memory);
        fill(&tab);
        for form in [json!("another"), json!(7), json!([[{ "a": 1 }]]), json!({ "form": 2 })] {
            // A list of players may have any entries, an object any fields.
            let is_list = ["people", "company"].contains(&key);
            if if is_list { form.is_array() } else { form.is_object() && key != "past" } {
                continue;
            }
            tab.write(key, &form.to_string()).expect("there is room");
            for deed in KEYS.iter().find(|(it, _)| *it == key).expect("each has one").1 {
                deed(&tab);
            }
            assert_eq!(value(&tab, key), form, "{key}");
        }
    }
}

#[test]
fn a_lesson_that_cannot_be_read_begins_again() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    tab.write("lesson/durak", r#"{"steps":"many","stars":3}"#).expect("there is room");
    assert_eq!(lesson_progress(&tab, "durak"), None);
    save_lesson_progress(&tab, "durak", LessonProgress { steps: 2 });
    assert_eq!(value(&tab, "lesson/durak"), json!({ "steps": 2, "stars": 3 }));
}

/// The values that the app writes and reads itself.
#[test]
fn a_value_that_no_one_changed_does_not_grow() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    fill(&tab);
    let all = |tab: &dyn Storage| -> Map<String, Value> {
        tab.keys("").into_iter().map(|key| (key.clone(), value(tab, &key))).collect()
    };
    let before = all(&tab);
    let read = Settings::load(&tab);
    let _ = read.store(&tab, &read);
    Draft::<Durak>::remembered(&tab).save(&tab);
    save_lesson_progress(&tab, "durak", LessonProgress { steps: 4 });
    read_today(&tab, on(24), |_| None);
    end_night(&tab, ID, false);
    assert_eq!(all(&tab), before);
}
