//! Brings older versions' values to today's form.
//!
//! `tests/fixtures/saves/` keeps texts of every version that was ever in use, for ever.

use serde_json::Value;

/// The version that this program writes.
pub const VERSION: u32 = 1;

/// The step from each version to the next.
const STEPS: [fn(Value) -> Value; VERSION as usize] = [
    // Version 0 had no frame; its values were the same.
    |data| data,
];

/// The data of `version` in today's form; `None` if that version is newer than today's.
pub(super) fn to_today(version: u32, data: Value) -> Option<Value> {
    let steps = STEPS.get(usize::try_from(version).ok()?..)?;
    Some(steps.iter().fold(data, |data, step| step(data)))
}
