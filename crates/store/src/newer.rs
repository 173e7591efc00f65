//! Writes a value without losing what a newer version of the app has added to it: its fields, its entries, its values of
//! a field that this version has as well.
//!
//! Each value is read as JSON, and each write compares three states of it: the JSON in storage, the part of it that this
//! version understands, and that part as it is now. Only their difference is written into the JSON in storage.

use super::slots::StoreError;
use super::storage::Storage;
use serde_json::{Map, Value};

impl dyn Storage + '_ {
    /// The JSON under a key; `None` if the key has none that can be read.
    pub fn read_json(&self, key: &str) -> Option<Value> {
        self.read(key).parse().value()
    }

    /// Stores `now` under a key. `understood` returns the part of the JSON in storage that this version understands;
    /// `None` if that has another form, which is then left as it is.
    ///
    /// # Errors
    /// [`StoreError`]: the older value is untouched in storage.
    pub fn keep(
        &self,
        key: &str,
        understood: impl FnOnce(&Value) -> Option<Value>,
        now: Value,
    ) -> Result<(), StoreError> {
        let value = match self.read_json(key) {
            None => now,
            Some(stored) => {
                let merged = merge(&stored, &understood(&stored).ok_or(StoreError)?, &now);
                if merged == stored && self.is_persisted(key) {
                    return Ok(());
                }
                merged
            }
        };
        self.write(key, &value.to_string())
    }
}

/// `stored` with the changes from `before` to `now`, where `before` is the understood part of `stored`.
pub fn merge(stored: &Value, before: &Value, now: &Value) -> Value {
    match (stored, before, now) {
        _ if before == now => stored.clone(),
        (Value::Object(stored), Value::Object(before), Value::Object(now)) => {
            let mut merged = stored.clone();
            for name in before.keys().filter(|name| !now.contains_key(*name)) {
                merged.remove(name);
            }
            for (name, now) in now {
                let value = match (stored.get(name), before.get(name)) {
                    (Some(stored), Some(before)) => merge(stored, before, now),
                    // A default that older versions do not write.
                    (None, Some(before)) if before == now => continue,
                    _ => now.clone(),
                };
                merged.insert(name.clone(), value);
            }
            Value::Object(merged)
        }
        (Value::Array(stored), Value::Array(before), Value::Array(now))
            if have_entries(stored, before, now) =>
        {
            Value::Array(merge_lists(stored, before, now))
        }
        _ => now.clone(),
    }
}

/// Have these states of a list entries, and not only numbers or words?
fn have_entries(stored: &[Value], before: &[Value], now: &[Value]) -> bool {
    let is_entry = |value: &Value| value.is_object() || value.is_array();
    let mut known = before.iter().chain(now);
    stored.iter().any(is_entry) && known.all(|value| value.is_null() || is_entry(value))
}

/// The same for lists. If `before` is as long as `stored`, its entries are in the same places, with null for those that
/// were not understood; else it lacks these. They remain after the entry before them.
fn merge_lists(stored: &[Value], before: &[Value], now: &[Value]) -> Vec<Value> {
    let is_aligned = stored.len() == before.len();
    let place_of = |entry: &Value, list: &[Value]| list.iter().position(|it| are_one(it, entry));
    // For each entry of `now`, the places of the same one in `stored` and in `before`.
    let place = |at: usize, entry: &Value| {
        let same_place = || {
            // An entry with a name is renamed in its place; one with an id never is.
            let old = before.get(at).filter(|_| entry.get("id").is_none())?;
            (!old.is_null() && place_of(old, now).is_none()).then_some(at)
        };
        let old = place_of(entry, before).or_else(same_place)?;
        let at = if is_aligned { Some(old) } else { place_of(&before[old], stored) };
        Some((at?, old))
    };
    let places: Vec<_> = now.iter().enumerate().map(|(at, entry)| place(at, entry)).collect();
    let is_unknown = |at: usize| match before.get(at) {
        Some(entry) if is_aligned => entry.is_null(),
        _ => place_of(&stored[at], before).is_none(),
    };
    let is_unknown = |at: usize| is_unknown(at) && place_of(&stored[at], now).is_none();
    let is_left = |at: usize| places.iter().flatten().any(|&(place, _)| place == at);
    let mut merged = Vec::new();
    let unknown_after = |merged: &mut Vec<Value>, from: usize| {
        let rest = (from..stored.len()).take_while(|&at| !is_left(at));
        merged.extend(rest.filter(|&at| is_unknown(at)).map(|at| stored[at].clone()));
    };
    unknown_after(&mut merged, 0);
    for (entry, place) in now.iter().zip(&places) {
        match *place {
            Some((at, old)) => {
                merged.push(merge(&stored[at], &before[old], entry));
                unknown_after(&mut merged, at + 1);
            }
            // This version has written the entry again without understanding it.
            None => merged.push(match place_of(entry, stored) {
                Some(at) => merge(&stored[at], &Value::Object(Map::new()), entry),
                None => entry.clone(),
            }),
        }
    }
    merged
}

/// Are they states of one entry: with the same id, the same name or the same first word?
fn are_one(one: &Value, other: &Value) -> bool {
    fn mark(entry: &Value) -> &Value {
        let named = || entry.get("id").or_else(|| entry.get("name"));
        match entry {
            Value::Object(_) => named().unwrap_or(entry),
            Value::Array(parts) => parts.first().filter(|part| part.is_string()).unwrap_or(entry),
            _ => entry,
        }
    }
    let mark_of_one = mark(one);
    !mark_of_one.is_null() && mark_of_one == mark(other)
}

/// Has `stored` any field or entry that `understood` lacks?
pub fn has_more(stored: &Value, understood: &Value) -> bool {
    match (stored, understood) {
        (Value::Object(stored), Value::Object(understood)) => {
            stored.iter().any(|(name, stored)| {
                understood.get(name).is_none_or(|understood| has_more(stored, understood))
            })
        }
        (Value::Array(stored), Value::Array(understood)) => {
            stored.len() != understood.len()
                || stored
                    .iter()
                    .zip(understood)
                    .any(|(stored, understood)| has_more(stored, understood))
        }
        _ => false,
    }
}

/// `value` with the usual one in place of each part that `reads` refuses.
pub fn readable(value: &Value, usual: &Value, reads: &dyn Fn(&Value) -> bool) -> Value {
    let (Value::Object(parts), Value::Object(usual)) = (value, usual) else {
        return if reads(value) { value } else { usual }.clone();
    };
    if reads(value) {
        return value.clone();
    }
    let mut whole = usual.clone();
    for (name, part) in parts {
        let Some(usual) = usual.get(name) else { continue };
        let fits = |part: &Value| {
            let mut whole = whole.clone();
            whole.insert(name.clone(), part.clone());
            reads(&Value::Object(whole))
        };
        let part = readable(part, usual, &fits);
        whole.insert(name.clone(), part);
    }
    Value::Object(whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn unchanged_parts_remain_as_they_were_written() {
        let stored = json!({ "theme": "sepia", "new": [1, { "a": 2 }] });
        let before = json!({ "theme": "auto", "sounds": false });
        assert_eq!(merge(&stored, &before, &before), stored);
        let now = json!({ "theme": "auto", "sounds": true });
        let merged = json!({ "theme": "sepia", "new": [1, { "a": 2 }], "sounds": true });
        assert_eq!(merge(&stored, &before, &now), merged);
        let now = json!({ "theme": "dark", "sounds": false });
        assert_eq!(merge(&stored, &before, &now)["theme"], "dark", "the user chose it");
        let (more, less) = (json!({ "a": 1, "b": 2 }), json!({ "a": 1 }));
        let stored = json!({ "a": 1, "b": 2, "c": 3 });
        assert_eq!(merge(&stored, &more, &less), json!({ "a": 1, "c": 3 }));
    }

    #[test]
    fn unknown_entries_of_a_list_stay_in_their_places() {
        let entry = |id: &str| json!({ "id": id });
        let unknown = |id: &str| json!({ "id": id, "new": true });
        let stored = json!([unknown("u"), entry("a"), unknown("v"), unknown("w"), entry("b")]);
        let before = json!([entry("a"), entry("b")]);
        let merged = |now: Value| merge(&stored, &before, &now);
        let ids = |list: &Value| -> String {
            let ids = list.as_array().expect("a list").iter();
            ids.map(|entry| entry["id"].as_str().expect("an id")).collect()
        };
        assert_eq!(ids(&merged(json!([entry("a"), entry("b"), entry("c")]))), "uavwbc");
        assert_eq!(ids(&merged(json!([entry("b")]))), "uvwb");
        assert_eq!(ids(&merged(json!([]))), "uvw");
        assert_eq!(ids(&merged(json!([entry("c"), entry("b"), entry("a")]))), "ucbavw");
        let changed = merged(json!([entry("a"), { "id": "b", "ends": true }]));
        assert_eq!(changed[4], json!({ "id": "b", "ends": true }));
        let holes = json!([null, entry("a"), null, null, entry("b")]);
        assert_eq!(ids(&merge(&stored, &holes, &json!([entry("b")]))), "uvwb");
    }

    #[test]
    fn a_list_of_numbers_is_one_value() {
        let (stored, now) = (json!([null, null]), json!([3, null]));
        assert_eq!(merge(&stored, &stored, &now), now);
        assert_eq!(merge(&json!([1, 1]), &json!([1, 1]), &json!([2, 1])), json!([2, 1]));
        let hole = json!([{ "name": "HAL" }]);
        assert_eq!(merge(&hole, &json!([null]), &json!([])), hole);
    }

    #[test]
    fn an_entry_keeps_its_unknown_fields_when_it_moves_or_gets_another_name() {
        let stored = json!([{ "name": "Mina", "hat": 1 }, { "name": "Jun", "hat": 2 }]);
        let before = json!([{ "name": "Mina" }, { "name": "Jun" }]);
        let moved = merge(&stored, &before, &json!([{ "name": "Jun" }, { "name": "Mina" }]));
        assert_eq!(moved, json!([{ "name": "Jun", "hat": 2 }, { "name": "Mina", "hat": 1 }]));
        let renamed = merge(&stored, &before, &json!([{ "name": "Mina" }, { "name": "Juno" }]));
        assert_eq!(renamed[1], json!({ "name": "Juno", "hat": 2 }));
        let one = json!([{ "id": "a", "hat": 1 }]);
        let next = merge(&one, &json!([{ "id": "a" }]), &json!([{ "id": "b" }]));
        assert_eq!(next, json!([{ "id": "b" }]), "another match");
    }

    #[test]
    fn a_part_that_cannot_be_read_falls_back_alone() {
        let usual = json!({ "deck": 36, "rules": { "teams": false, "cards": 6 } });
        let reads = |value: &Value| {
            let known = |value: &Value, names: &[&str]| {
                value.as_object().is_some_and(|it| it.keys().all(|key| names.contains(&&**key)))
            };
            known(value, &["deck", "rules"])
                && known(&value["rules"], &["teams", "cards"])
                && value["deck"].is_u64()
                && value["rules"]["teams"].is_boolean()
                && value["rules"]["cards"].is_u64()
        };
        let newer = json!({ "deck": 52, "rules": { "teams": true, "cards": "all", "jokers": 2 } });
        let read = json!({ "deck": 52, "rules": { "teams": true, "cards": 6 } });
        assert_eq!(readable(&newer, &usual, &reads), read);
        assert_eq!(readable(&read, &usual, &reads), read);
        assert_eq!(readable(&json!("what?"), &usual, &reads), usual);
    }

    #[test]
    fn only_what_is_missing_counts_as_more() {
        let understood = json!({ "label": { "ended": false, "says": [["en", "x"]] } });
        assert!(!has_more(&json!({ "label": { "says": [["en", "y"]] } }), &understood));
        assert!(has_more(&json!({ "label": { "new": 1 } }), &understood));
        assert!(has_more(&json!({ "label": { "says": [["en", "x"], ["de", "y"]] } }), &understood));
    }
}
