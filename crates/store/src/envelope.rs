//! A value as text: its version, age, length and checksum, and the value itself.
//!
//! `{"v":1,"n":1763764156000,"len":17,"crc":2596996162,"data":{"theme":"dark"}}`
//!
//! Every version has this form and this checksum, and changes only the contents of `data`. So an older version of the
//! app can distinguish a newer text from a damaged one.

use super::migrate::{self, VERSION};
use crc::{CRC_32_ISO_HDLC, Crc};
use serde_json::Value;

/// The largest age: 53 bits, which numbers in a browser represent exactly. A clock reaches it in 285,000 years.
pub const MAX_AGE: u64 = (1 << 53) - 1;

/// Uses a table of 1 KB. Bit by bit, a long match would take ten times as long to checksum, at each
/// step.
const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// A value that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Envelope {
    /// When it was written, in milliseconds since 1970; 0 in texts of version 0.
    pub age: u64,
    /// The value, in today's version.
    pub data: Value,
}

/// A text that passed its checks, with its value not yet parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SealedEnvelope<'a> {
    version: u32,
    /// When it was written, in milliseconds since 1970; 0 in texts of version 0.
    pub(super) age: u64,
    data: &'a str,
}

impl SealedEnvelope<'_> {
    /// Is it a bare value, as version 0 wrote them, without an envelope?
    pub(super) const fn is_bare(&self) -> bool {
        self.age == 0
    }

    /// The value as text, in today's version; `None` if it is not JSON.
    pub(super) fn text(&self) -> Option<String> {
        if self.version == VERSION {
            return Some(self.data.to_owned());
        }
        let value = serde_json::from_str(self.data).ok()?;
        Some(migrate::to_today(self.version, value)?.to_string())
    }
}

/// Why a text has no readable value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnvelopeError {
    /// It has changed since it was written.
    Damaged,
    /// It is whole, but a newer version of the app wrote it in this format.
    Newer(u32),
}

/// Writes a value with its `age`, in milliseconds since 1970. An age above [`MAX_AGE`] could not be
/// read back.
pub fn pack(age: u64, data: &Value) -> String {
    pack_text(age, &data.to_string())
}

/// The same, with the value as text.
pub(super) fn pack_text(age: u64, data: &str) -> String {
    let mut text = header(VERSION, age, data);
    text.push_str(data);
    text.push('}');
    text
}

/// Reads a text of any version.
///
/// # Errors
/// [`EnvelopeError`]. An envelope is refused if any of its bytes changed.
pub fn unpack(text: &str) -> Result<Envelope, EnvelopeError> {
    let sealed = unseal(text)?;
    let value = serde_json::from_str(sealed.data).map_err(|_| EnvelopeError::Damaged)?;
    let newer = EnvelopeError::Newer(sealed.version);
    Ok(Envelope { age: sealed.age, data: migrate::to_today(sealed.version, value).ok_or(newer)? })
}

/// Checks a text of any version without parsing its value.
pub(super) fn unseal(text: &str) -> Result<SealedEnvelope<'_>, EnvelopeError> {
    if let Some(sealed) = framed(text) {
        return match sealed.version {
            0..=VERSION if sealed.age <= MAX_AGE => Ok(sealed),
            0..=VERSION => Err(EnvelopeError::Damaged),
            newer => Err(EnvelopeError::Newer(newer)),
        };
    }
    match serde_json::from_str(text) {
        Ok(value @ Value::Object(_)) if !is_framed(&value) => {
            Ok(SealedEnvelope { version: 0, age: 0, data: text })
        }
        _ => Err(EnvelopeError::Damaged),
    }
}

/// The envelope in `text`, if it is whole.
fn framed(text: &str) -> Option<SealedEnvelope<'_>> {
    let (version, rest) = number(text.strip_prefix(r#"{"v":"#)?)?;
    let (age, rest) = number(rest.strip_prefix(r#","n":"#)?)?;
    let (_, rest) = number(rest.strip_prefix(r#","len":"#)?)?;
    let (_, rest) = number(rest.strip_prefix(r#","crc":"#)?)?;
    let data = rest.strip_prefix(r#","data":"#)?.strip_suffix('}')?;
    let version = u32::try_from(version).ok()?;
    // The head, written again, must be the same to the last byte, so every change outside the data is detected too.
    let head = &text[..text.len() - data.len() - 1];
    (header(version, age, data) == head).then_some(SealedEnvelope { version, age, data })
}

/// The number at the start of `text`, and the rest of the text.
fn number(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|character: char| !character.is_ascii_digit())?;
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// Is this an envelope, or the remains of one? Version 0 wrote bare values: all were objects, and none had two of these
/// names.
fn is_framed(value: &Value) -> bool {
    let fields = ["v", "n", "len", "crc", "data"];
    fields.iter().filter(|field| value.get(field).is_some()).count() > 1
}

/// The part of the envelope before the value.
fn header(version: u32, age: u64, data: &str) -> String {
    let len = data.len();
    let mut sum = CRC.digest();
    sum.update(format!("{version} {age} {len} ").as_bytes());
    sum.update(data.as_bytes());
    let crc = sum.finalize();
    format!(r#"{{"v":{version},"n":{age},"len":{len},"crc":{crc},"data":"#)
}

pub(super) fn checksum(text: &str) -> u32 {
    CRC.checksum(text.as_bytes())
}
