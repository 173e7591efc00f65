//! The text of a value: its version, its age, its length, a checksum, and the value itself.
//!
//! `{"v":1,"n":1763764156000,"len":17,"crc":2596996162,"data":{"theme":"dark"}}`
//!
//! Every version keeps this shape and this checksum, whatever it changes inside `data`: so an
//! older program can tell what a newer one wrote from what is damaged.

use super::migrate;
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use serde_json::Value;

/// The version that this program writes.
pub const VERSION: u32 = 1;

/// The largest age: 53 bits, which numbers in a browser hold exactly; a clock shows it in 285,000 years.
pub const LATEST: u64 = (1 << 53) - 1;

/// Bit by bit: a table would weigh more in the download than it would save in time.
const CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// A value that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// When it was written, in milliseconds since 1970; 0 in texts of version 0.
    pub age: u64,
    /// The value, in today's version.
    pub data: Value,
}

impl Frame {
    /// Was it no frame at all, but a value as version 0 wrote it?
    pub(super) const fn is_bare(&self) -> bool {
        self.age == 0
    }
}

/// Why a text holds no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is not as it was written.
    Damaged,
    /// It is whole, but a newer program wrote it in this version.
    Newer(u32),
}

/// Writes a value, with the time since 1970 in milliseconds: [`LATEST`] at most, or it cannot be read.
pub fn pack(age: u64, data: &Value) -> String {
    seal(VERSION, age, &data.to_string())
}

/// Reads a text of any version.
///
/// # Errors
/// [`Unreadable`]; any change of any byte of a framed text is found.
pub fn unpack(text: &str) -> Result<Frame, Unreadable> {
    let mut value: Value = serde_json::from_str(text).map_err(|_| Unreadable::Damaged)?;
    let (version, age) = if is_framed(&value) {
        let number = |name| value.get(name).and_then(Value::as_u64).ok_or(Unreadable::Damaged);
        let version = u32::try_from(number("v")?).map_err(|_| Unreadable::Damaged)?;
        let age = number("n")?;
        if age > LATEST {
            return Err(Unreadable::Damaged);
        }
        value = value.get_mut("data").ok_or(Unreadable::Damaged)?.take();
        // Written anew it must be the same to the last byte, so nothing beside the data goes unseen.
        if seal(version, age, &value.to_string()) != text {
            return Err(Unreadable::Damaged);
        }
        (version, age)
    } else if value.is_object() {
        (0, 0)
    } else {
        return Err(Unreadable::Damaged);
    };
    let data = migrate::to_today(version, value).ok_or(Unreadable::Newer(version))?;
    Ok(Frame { age, data })
}

/// Is this a frame, or what is left of one? Version 0 wrote values bare; all were objects, and none
/// had two of these names.
fn is_framed(value: &Value) -> bool {
    let fields = ["v", "n", "len", "crc", "data"];
    fields.iter().filter(|field| value.get(field).is_some()).count() > 1
}

fn seal(version: u32, age: u64, data: &str) -> String {
    let len = data.len();
    let crc = checksum(&format!("{version} {age} {len} {data}"));
    format!(r#"{{"v":{version},"n":{age},"len":{len},"crc":{crc},"data":{data}}}"#)
}

pub(super) fn checksum(text: &str) -> u32 {
    CRC.checksum(text.as_bytes())
}
