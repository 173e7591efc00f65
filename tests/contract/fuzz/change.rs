//! Small changes to valid texts and data.

use mallard::engine::Rng;
use serde_json::{Map, Number, Value, json};

/// A text with a change: another letter, or a piece removed, doubled, moved, or cut off.
pub(super) fn change_text(text: &str, rng: &mut Rng) -> String {
    let letters: Vec<char> = text.chars().collect();
    if letters.is_empty() {
        return String::from("{");
    }
    let place = |rng: &mut Rng| rng.next_below(u32::try_from(letters.len()).unwrap_or(1)) as usize;
    let (a, b) = (place(rng), place(rng));
    let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 40));
    let [before, piece, after] = [&letters[..from], &letters[from..to], &letters[to..]];
    let some: Vec<char> = "0189-_.,:\"{}[]eEaZ~\u{0}\u{feff}가ア🦆".chars().collect();
    let one = [*rng.pick(&some).expect("some")];
    let parts: Vec<&[char]> = match rng.next_below(6) {
        0 => vec![before, &one, letters.get(from + 1..).unwrap_or_default()],
        1 => vec![before, after],
        2 => vec![before, piece, piece, after],
        3 => vec![piece, before, after],
        4 => vec![before, &one, piece, after],
        _ => vec![before],
    };
    parts.concat().into_iter().collect()
}

/// Data with a change at one place, deep or not.
pub(super) fn change_value(data: &mut Value, rng: &mut Rng) {
    let other = data.clone();
    let place = any_place(data, rng);
    match (rng.next_below(8), place) {
        // Another part of the same data.
        (0, place) => *place = any_place(&mut other.clone(), rng).clone(),
        (1 | 2, Value::Array(list)) if !list.is_empty() => change_list(list, rng),
        (1 | 2, Value::Object(parts)) if !parts.is_empty() => change_parts(parts, rng),
        (3 | 4, Value::Number(number)) => *number = near(number, rng),
        (_, place) => *place = edge(rng),
    }
}

fn change_list(list: &mut Vec<Value>, rng: &mut Rng) {
    let length = u32::try_from(list.len()).unwrap_or(1);
    let (at, other) = (rng.next_below(length) as usize, rng.next_below(length) as usize);
    match rng.next_below(4) {
        0 => drop(list.remove(at)),
        1 => list.insert(other, list[at].clone()),
        2 => list.swap(at, other),
        _ => list.truncate(at),
    }
}

fn change_parts(parts: &mut Map<String, Value>, rng: &mut Rng) {
    let names: Vec<String> = parts.keys().cloned().collect();
    let name = rng.pick(&names).expect("it has parts");
    let part = parts.remove(name).expect("it is there");
    if rng.next_below(2) == 0 {
        parts.insert(format!("{name}_"), part);
    }
}

/// A neighbouring number.
fn near(number: &Number, rng: &mut Rng) -> Number {
    let by = [-1, 1, 2, 100][rng.next_below(4) as usize];
    Number::from(number.as_i64().unwrap_or(0).wrapping_add(by))
}

/// A value at the edge of a type, or of another type.
fn edge(rng: &mut Rng) -> Value {
    let long = "x".repeat(5_000);
    let edges = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(255),
        json!(256),
        json!(u32::MAX),
        json!(1_u64 << 53),
        json!(u64::MAX),
        json!(-0.5),
        json!(1e300),
        json!(""),
        json!(long),
        json!("7s"),
        json!("take"),
        json!([]),
        json!({}),
        json!([[[[[[]]]]]]),
    ];
    rng.pick(&edges).expect("some").clone()
}

/// A place in the data, each level as likely as the next deeper one.
fn any_place<'a>(data: &'a mut Value, rng: &mut Rng) -> &'a mut Value {
    let deeper = match data {
        Value::Array(list) => !list.is_empty(),
        Value::Object(parts) => !parts.is_empty(),
        _ => false,
    };
    if !deeper || rng.next_below(4) == 0 {
        return data;
    }
    let next = match data {
        Value::Array(list) => {
            let at = rng.next_below(u32::try_from(list.len()).unwrap_or(1)) as usize;
            &mut list[at]
        }
        Value::Object(parts) => {
            let at = rng.next_below(u32::try_from(parts.len()).unwrap_or(1)) as usize;
            parts.values_mut().nth(at).expect("it has so many")
        }
        _ => unreachable!("only these go deeper"),
    };
    any_place(next, rng)
}
