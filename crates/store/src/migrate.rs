//! Migrates the values of older versions to the current format.
//!
//! `tests/fixtures/saves/` contains texts of every version that was ever in use, permanently.

use serde_json::Value;

/// The version that this app writes.
pub const VERSION: u32 = 1;

/// The step from each version to the next.
const MIGRATIONS: [fn(Value) -> Value; VERSION as usize] = [
    // Version 0 had no envelope; its values were the same.
    |data| data,
];

/// The data of `version` in the current format; `None` if that version is newer.
pub(super) fn to_today(version: u32, data: Value) -> Option<Value> {
    let steps = MIGRATIONS.get(usize::try_from(version).ok()?..)?;
    Some(steps.iter().fold(data, |data, step| step(data)))
}
