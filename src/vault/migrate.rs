//! What older versions wrote, brought to today's form.
//!
//! `tests/fixtures/saves/` keeps texts of every version that was ever in use, for ever.

use serde_json::Value;

/// The version that this program writes.
pub const VERSION: u32 = 1;

/// What leads from each version to the next.
const STEPS: [fn(Value) -> Value; VERSION as usize] = [
    // Version 0 had no frame; what lay in it was the same.
    |data| data,
];

/// The data of a version as today's would be; nothing if it is newer than today's.
pub(super) fn to_today(version: u32, data: Value) -> Option<Value> {
    let steps = STEPS.get(usize::try_from(version).ok()?..)?;
    Some(steps.iter().fold(data, |data, step| step(data)))
}
