//! Damaged storage: a match in both of its slots, and then every kind of damage to them. A read either returns the
//! position of an undamaged slot and reports that the other is damaged; or it returns nothing, and both texts are
//! unchanged.

use crate::fake::Fake;
use crate::stage::complete_games;
use mallard::engine::{LoadError, Table};
use mallard::games::GameId;
use mallard::store::{Store, Stored, WRITE_BATCH_MS, names_of, unpack};
use mallard::with_game;
use mallard::words::GameText;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::fs;
use std::ops::Range;
use std::sync::LazyLock;

const KEY: &str = "match/1";
const NOW: u64 = 1_800_000_000_000;

/// The match in the storage: one step ago in the first slot, and the current one in the second.
struct Copies {
    values: [Value; 2],
    texts: [String; 2],
}

impl Copies {
    fn load(game: GameId) -> Self {
        let path = format!("tests/fixtures/saves/v1/{}.json", game.slug());
        let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
        let younger = unpack(&fs::read_to_string(path).expect("it is there")).expect("it is whole");
        let mut older = younger.data.clone();
        let log = older["record"]["log"].as_array_mut().expect("a log");
        log.pop();
        assert!(log.len() >= 30, "{}", game.slug());
        let values = [older, younger.data];
        for value in &values {
            with_game!(game, G => assert_opens::<G>(value));
        }
        let fake = Fake::default();
        let store = Store::new(&fake);
        for (value, now) in values.iter().zip([NOW, NOW + WRITE_BATCH_MS]) {
            store.write(KEY, value, now).expect("there is room");
        }
        let texts = names_of(KEY).map(|name| fake.texts()[&name].clone());
        Self { values, texts }
    }

    /// The slots, with the text of one replaced.
    fn with(&self, slot: usize, text: String) -> [String; 2] {
        let mut texts = self.texts.clone();
        texts[slot] = text;
        texts
    }

    /// Reads these texts, and continues from there if `goes_on`. Returns whether any text was damaged.
    fn judge(&self, texts: &[String; 2], goes_on: bool) -> bool {
        let fake = Fake::default();
        for (name, text) in names_of(KEY).iter().zip(texts) {
            fake.put(name, text);
        }
        let (before, store) = (fake.texts(), Store::new(&fake));
        let whole = [0, 1].map(|slot| texts[slot] == self.texts[slot]);
        let expected = match whole {
            [true, true] => Stored::Value(self.values[1].clone()),
            [false, true] => Stored::Recovered(self.values[1].clone()),
            [true, false] => Stored::Recovered(self.values[0].clone()),
            [false, false] => Stored::Damaged,
        };
        assert!(store.read(KEY) == expected, "{texts:?}");
        assert_eq!(fake.texts(), before, "reading changes nothing");
        if goes_on && whole[0] != whole[1] {
            let next = json!("the next position");
            store.write(KEY, &next, NOW + 9 * WRITE_BATCH_MS).expect("there is room");
            assert_eq!(store.read(KEY), Stored::Value(next));
            let damaged = &texts[usize::from(whole[0])];
            assert!(fake.texts().values().any(|kept| kept == damaged), "{damaged} is lost");
        }
        whole != [true; 2]
    }
}

/// Replays the record to its end.
fn assert_opens<G: GameText>(saved: &Value) {
    let record = &saved["record"];
    match Table::<G>::open(record) {
        Ok((table, damage)) => {
            assert_eq!(damage, None);
            assert_eq!(Some(table.steps().len()), record["log"].as_array().map(Vec::len));
        }
        // Decisions under older rules are read, and then refused for that reason.
        Err(error) => assert!(matches!(error, LoadError::Rules { .. }), "{error:?}"),
    }
}

/// The text with another byte in one place. Storages contain characters: an invalid byte becomes U+FFFD.
fn with_byte(text: &str, place: usize, byte: u8) -> String {
    let mut bytes = text.as_bytes().to_vec();
    bytes[place] = byte;
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The text from one place to another.
fn cut(text: &str, places: Range<usize>) -> String {
    String::from_utf8_lossy(&text.as_bytes()[places]).into_owned()
}

/// Every byte of either slot changed to three others, every cut of either and of both, every write
/// that stopped halfway over the older text, and both slots changed at once.
fn check_every_damage(game: GameId) {
    let copies = Copies::load(game);
    let mut cases = 0;
    // Continuing costs three times as much as reading, so this does it for a part of the cases.
    let mut judge = |texts| cases += usize::from(copies.judge(&texts, cases % 5 == 0));
    for (slot, text) in copies.texts.iter().enumerate() {
        for (place, &byte) in text.as_bytes().iter().enumerate() {
            for other in [byte ^ 1, b'0', b'"'] {
                judge(copies.with(slot, with_byte(text, place, other)));
            }
            judge(copies.with(slot, cut(text, 0..place)));
        }
    }
    let [older, younger] = &copies.texts;
    for place in 0..older.len().min(younger.len()) {
        judge([older, younger].map(|text| cut(text, 0..place)));
        judge([older, younger].map(|text| with_byte(text, place, !text.as_bytes()[place])));
        let half_written = cut(younger, 0..place) + &cut(older, place..older.len());
        // As long as both begin alike, nothing has been written yet.
        if half_written != *older {
            judge(copies.with(1, half_written));
        }
    }
    println!("{}: {cases} cases of damage", game.slug());
    assert!(cases >= 10_000, "only {cases}");
}

#[test]
fn no_damage_to_a_match_goes_unnoticed_or_costs_more_than_a_step() {
    // The games side by side, because each takes long.
    std::thread::scope(|scope| {
        for game in complete_games() {
            scope.spawn(move || check_every_damage(game));
        }
    });
}

/// Version 0 had no checksum. A cut is noticed nevertheless, and any other text opens or is
/// refused, without a panic.
#[test]
fn a_damaged_text_of_version_0_is_cut_refused_or_opened_without_a_panic() {
    fn try_record<G: GameText>(record: Value) {
        if let Ok((table, damage)) = Table::<G>::open(&record) {
            assert!(damage.is_none_or(|damage| damage.good == table.steps().len()));
        }
    }
    let mut cases = 0;
    for game in complete_games() {
        let text = Copies::load(game).values[1].to_string();
        let read = |text: &str| {
            let fake = Fake::default();
            fake.put(KEY, text);
            Store::new(&fake).read(KEY)
        };
        for place in 0..text.len() {
            assert_eq!(read(&cut(&text, 0..place)), Stored::Damaged);
            if let Some(value) = read(&with_byte(&text, place, text.as_bytes()[place] ^ 1)).value()
            {
                with_game!(game, G => try_record::<G>(value["record"].clone()));
            }
            cases += 2;
        }
    }
    println!("version 0: {cases} cases of damage");
    assert!(cases >= 2_000 * complete_games().count(), "only {cases}");
}

/// A draft has no stored match.
static FIRST: LazyLock<Option<Copies>> =
    LazyLock::new(|| complete_games().next().map(Copies::load));

fn judge_first(slot: usize, text: String) -> bool {
    FIRST.as_ref().is_none_or(|copies| copies.judge(&copies.with(slot, text), true))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn arbitrary_text_in_the_second_slot_leaves_the_first(text in any::<String>()) {
        prop_assert!(judge_first(1, text));
    }

    #[test]
    fn arbitrary_text_of_the_shape_of_a_frame_is_damage(
        text in r#"\{"v":[0-9]{1,10},"n":[0-9]{1,20},"len":[0-9]{1,10},"crc":[0-9]{1,10},"data":(\{\}|[0-9]|null|"[a-z]*")\}"#,
        slot in 0..2_usize,
    ) {
        prop_assert!(judge_first(slot, text));
    }

    #[test]
    fn arbitrary_texts_in_both_slots_never_panic(
        texts in prop::array::uniform2(r#"[\{"vncrcdatalen:,0-9\}]{0,40}"#),
    ) {
        let fake = Fake::default();
        for (name, text) in names_of(KEY).iter().zip(&texts) {
            fake.put(name, text);
        }
        let before = fake.texts();
        let stored = Store::new(&fake).read(KEY);
        prop_assert_eq!(fake.texts(), before);
        if let Some(value) = stored.value() {
            prop_assert!(value.is_object(), "all that is ever kept are objects");
        }
    }
}
