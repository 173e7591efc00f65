//! Values on the device: a stored value is found again, even if one of its two slots is damaged.

#[path = "support/fake.rs"]
mod fake;

use self::fake::Fake;
use mallard_store::{
    EnvelopeError, MAX_AGE, Store, StoreError, Stored, VERSION, WRITE_BATCH_MS, pack, unpack,
};
use serde_json::{Value, json};

const NOW: u64 = 1_800_000_000_000;

/// Two values, written in turns.
fn write_two(fake: &Fake) -> Store<&Fake> {
    let store = Store::new(fake);
    store.write("key", &json!("old"), NOW).expect("there is room");
    store.write("key", &json!("new"), NOW + WRITE_BATCH_MS).expect("there is room");
    store
}

#[test]
fn the_last_write_is_read() {
    let fake = Fake::default();
    let store = Store::new(&fake);
    assert_eq!(store.read("key"), Stored::Missing);
    for turn in 0..6 {
        store
            .write("key", &json!({ "turn": turn }), NOW + turn * WRITE_BATCH_MS)
            .expect("there is room");
        assert_eq!(store.read("key"), Stored::Value(json!({ "turn": turn })));
    }
}

#[test]
fn a_text_is_read_to_the_letter_as_it_was_written() {
    let fake = Fake::default();
    let store = Store::new(&fake);
    let text = r#"{ "b": 1.0, "a": [ ] }"#;
    store.write_text("key", text, NOW).expect("there is room");
    assert_eq!(store.texts("key").stored(), Stored::Value(text.to_owned()));
}

#[test]
fn slots_are_written_by_turns() {
    let fake = Fake::default();
    let store = write_two(&fake);
    assert!(fake.texts()["key"].contains("old") && fake.texts()["key~"].contains("new"));
    store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS).expect("there is room");
    assert!(fake.texts()["key"].contains("third") && fake.texts()["key~"].contains("new"));
}

/// Reads are what a write of a long text costs.
#[test]
fn a_write_reads_both_slots_and_then_its_own_text() {
    let fake = Fake::default();
    let store = write_two(&fake);
    fake.reads();
    store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS).expect("there is room");
    assert_eq!(fake.reads(), 3);
}

#[test]
fn one_lost_batch_never_contains_both_slots() {
    let fake = Fake::default();
    let store = write_two(&fake);
    for quick in 1..WRITE_BATCH_MS {
        store.write("key", &json!(quick), NOW + WRITE_BATCH_MS + quick).expect("there is room");
        assert!(fake.texts()["key"].contains("old"), "{quick} ms later");
        assert_eq!(store.read("key"), Stored::Value(json!(quick)));
    }
}

#[test]
fn a_clock_that_was_put_back_does_not_stop_the_turns() {
    let fake = Fake::default();
    let store = write_two(&fake);
    for turn in 0..4 {
        store.write("key", &json!(turn), 5 * turn).expect("there is room");
        assert_eq!(store.read("key"), Stored::Value(json!(turn)));
    }
    assert!(!fake.texts()["key"].contains("old") && !fake.texts()["key~"].contains("new"));
}

#[test]
fn a_damaged_slot_is_recovered_from_the_other() {
    let fake = Fake::default();
    let store = write_two(&fake);
    fake.put("key~", "{");
    assert_eq!(store.read("key"), Stored::Recovered(json!("old")));
    fake.put("key", "{");
    assert_eq!(store.read("key"), Stored::Damaged);
}

#[test]
fn a_damaged_text_is_put_aside_before_its_slot_is_written() {
    let fake = Fake::default();
    let store = write_two(&fake);
    fake.put("key~", "{damaged");
    store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS).expect("there is room");
    assert_eq!(store.read("key"), Stored::Value(json!("third")));
    let aside = store.keys("damaged/key/");
    assert_eq!(aside.len(), 1);
    assert_eq!(store.texts(&aside[0]).to_vec(), ["{damaged"]);
}

#[test]
fn a_damaged_text_is_put_aside_only_once() {
    let fake = Fake::default();
    let store = write_two(&fake);
    for _ in 0..3 {
        fake.put("key~", "{damaged");
        store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS).expect("there is room");
    }
    assert_eq!(store.keys("damaged/").len(), 1);
    fake.put("key~", "{damaged otherwise");
    store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS).expect("there is room");
    assert_eq!(store.keys("damaged/").len(), 2, "each damage lies by itself");
    store.remove("key");
    assert!(fake.texts().is_empty(), "deleted with its value");
}

#[test]
fn a_bare_value_of_no_version_is_damage() {
    let cut_off = r#"{"v":1,"data":{}}"#;
    let texts =
        [("key", "7"), ("key", "null"), ("key", "\"what\""), ("key~", "{}"), ("key", cut_off)];
    for (name, text) in texts {
        let fake = Fake::default();
        let store = write_two(&fake);
        fake.put(name, text);
        let other = if name == "key" { "new" } else { "old" };
        assert_eq!(store.read("key"), Stored::Recovered(json!(other)), "{text} in {name}");
    }
}

#[test]
fn a_damaged_text_that_cannot_be_put_aside_is_not_overwritten() {
    let fake = Fake::default();
    let store = write_two(&fake);
    fake.put("key~", "{damaged");
    fake.set_full(true);
    assert_eq!(store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS), Err(StoreError));
    assert_eq!(fake.texts()["key~"], "{damaged");
}

#[test]
fn a_full_storage_costs_nothing_that_was_kept() {
    let fake = Fake::default();
    let store = write_two(&fake);
    let before = fake.texts();
    fake.set_full(true);
    for later in [1, WRITE_BATCH_MS, 3 * WRITE_BATCH_MS] {
        assert_eq!(
            store.write("key", &json!("third"), NOW + WRITE_BATCH_MS + later),
            Err(StoreError)
        );
        assert_eq!(fake.texts(), before);
    }
}

#[test]
fn a_storage_that_keeps_nothing_is_found_out() {
    let fake = Fake::default();
    let store = write_two(&fake);
    fake.set_forgets(true);
    assert_eq!(store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS), Err(StoreError));
    assert_eq!(store.read("key"), Stored::Value(json!("new")));
}

/// No clock shows such an age, and none is older than the last possible one.
#[test]
fn an_age_without_a_successor_is_damage() {
    assert_eq!(MAX_AGE, 9_007_199_254_740_991, "as large as a double counts by ones");
    for age in [MAX_AGE + 1, u64::MAX] {
        let text = seal(VERSION, age, &json!("from the end of time"));
        assert_eq!(unpack(&text), Err(EnvelopeError::Damaged), "{age}");
        let fake = Fake::default();
        let store = write_two(&fake);
        fake.put("key", &text);
        assert_eq!(store.read("key"), Stored::Recovered(json!("new")));
        store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS).expect("there is room");
        assert_eq!(store.read("key"), Stored::Value(json!("third")));
        assert_eq!(store.texts(&store.keys("damaged/key/")[0]).to_vec(), [text], "put aside");
    }
}

#[test]
fn a_value_that_could_not_be_read_back_is_not_written() {
    let fake = Fake::default();
    let store = write_two(&fake);
    assert_eq!(store.write("key", &json!("third"), u64::MAX), Err(StoreError));
    assert_eq!(store.read("key"), Stored::Value(json!("new")));
    store.write("key", &json!("last"), MAX_AGE).expect("there is room");
    assert_eq!(store.read("key"), Stored::Value(json!("last")));
    assert_eq!(store.write("key", &json!("later"), NOW), Err(StoreError));
    assert_eq!(store.read("key"), Stored::Value(json!("last")));
}

/// A text that a later version of the app might write.
fn seal_version(version: u32, data: &Value) -> String {
    seal(version, NOW, data)
}

/// A text as every version seals it.
fn seal(version: u32, age: u64, data: &Value) -> String {
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC);
    let data = data.to_string();
    let sum = crc.checksum(format!("{version} {age} {} {data}", data.len()).as_bytes());
    let len = data.len();
    format!(r#"{{"v":{version},"n":{age},"len":{len},"crc":{sum},"data":{data}}}"#)
}

#[test]
fn the_shape_of_a_frame_stays() {
    assert_eq!(
        pack(NOW, &json!({ "b": [1, "ü"], "a": null })),
        seal_version(VERSION, &json!({ "a": null, "b": [1, "ü"] }))
    );
}

#[test]
fn an_envelope_of_a_newer_version_is_no_damage_and_stays() {
    let newer = seal_version(VERSION + 1, &json!({ "what": "ever" }));
    assert_eq!(unpack(&newer), Err(EnvelopeError::Newer(VERSION + 1)));
    for name in ["key", "key~"] {
        let fake = Fake::default();
        let store = write_two(&fake);
        fake.put(name, &newer);
        let before = fake.texts();
        assert_eq!(store.read("key"), Stored::Newer);
        assert_eq!(store.write("key", &json!("third"), NOW + 2 * WRITE_BATCH_MS), Err(StoreError));
        assert_eq!(fake.texts(), before);
    }
}

#[test]
fn a_bare_value_is_one_of_version_0() {
    let fake = Fake::default();
    let store = Store::new(&fake);
    fake.put("key", r#"{"theme":"dark"}"#);
    assert_eq!(store.read("key"), Stored::Value(json!({ "theme": "dark" })));
    store.write("key", &json!("new"), NOW).expect("there is room");
    assert_eq!(fake.texts()["key"], r#"{"theme":"dark"}"#, "the older copy stays for one turn");
    assert_eq!(store.read("key"), Stored::Value(json!("new")));
    fake.put("other", r#"{"data":7}"#);
    let other = Stored::Value(json!({ "data": 7 }));
    assert_eq!(store.read("other"), other, "one name of a frame's makes no frame");
}

#[test]
fn a_key_is_listed_once_and_removed_whole() {
    let fake = Fake::default();
    let store = write_two(&fake);
    store.write("other", &json!(1), NOW).expect("there is room");
    assert_eq!(store.keys(""), ["key", "other"]);
    assert_eq!(store.keys("k"), ["key"]);
    store.remove("key");
    assert_eq!(store.keys(""), ["other"]);
    assert!(!fake.texts().contains_key("key~"));
}

#[test]
fn every_changed_byte_and_every_cut_is_found() {
    let data = json!({ "players": ["Mina", "Jun"], "log": [[0, { "attack": "6h" }], [1, "take"]] });
    let text = pack(NOW, &data);
    assert_eq!(unpack(&text).map(|frame| frame.data), Ok(data));
    for end in 0..text.len() {
        assert_eq!(unpack(&text[..end]), Err(EnvelopeError::Damaged));
    }
    for place in 0..text.len() {
        for byte in 0..=u8::MAX {
            let mut bytes = text.clone().into_bytes();
            if bytes[place] == byte {
                continue;
            }
            bytes[place] = byte;
            if let Ok(changed) = String::from_utf8(bytes) {
                assert_eq!(unpack(&changed), Err(EnvelopeError::Damaged), "{changed}");
            }
        }
    }
}
