//! The seats that changed hands, after the moves: when, which, and how.

use super::BadLink;
use super::coder::{Reader, Writer};
use crate::engine::{Bot, Seat};
use crate::session::{Change, Changed};
use serde_json::Value;

/// How many kinds of changes there are.
const KINDS: u32 = 4;

/// Writes the changes; `None` if they exceed the limits of the format.
pub(super) fn write<G: Bot>(writer: &mut Writer, changes: &[Changed], seats: u8) -> Option<()> {
    writer.number(u32::try_from(changes.len()).ok()?);
    let mut before = 0;
    for (at, seat, change) in changes {
        writer.number(u32::try_from(at.checked_sub(before)?).ok()?);
        before = *at;
        writer.below(u32::from(u8::from(*seat)), u32::from(seats));
        let (kind, level) = match change {
            Change::Leave(level) => (0, Some(level)),
            Change::Return => (1, None),
            Change::Resign(level) => (2, Some(level)),
            Change::GiveUp => (3, None),
        };
        writer.below(kind, KINDS);
        if let Some(id) = level {
            let place = G::LEVELS.iter().position(|level| level.id == id).unwrap_or_default();
            writer.below(u32::try_from(place).ok()?, levels::<G>());
        }
    }
    Some(())
}

/// Reads the changes of a match of `steps` steps, in the format of its record; null if it has none.
/// [`Seating`](crate::session::Seating) checks whether they are possible.
pub(super) fn read<G: Bot>(
    reader: &mut Reader<'_>,
    seats: u8,
    steps: usize,
) -> Result<Value, BadLink> {
    let count = reader.number()? as usize;
    if count == 0 {
        return Ok(Value::Null);
    }
    // Between two steps a seat changes once at most.
    if count > (steps + 1) * usize::from(seats) {
        return Err(BadLink::Damaged);
    }
    let mut changes: Vec<Changed> = Vec::new();
    let mut at = 0usize;
    for _ in 0..count {
        at = at.saturating_add(reader.number()? as usize);
        let seat = reader.below(u32::from(seats))?;
        let seat = u8::try_from(seat).ok().and_then(|seat| Seat::try_from(seat).ok());
        let change = match reader.below(KINDS)? {
            0 => Change::Leave(level::<G>(reader)?),
            1 => Change::Return,
            2 => Change::Resign(level::<G>(reader)?),
            _ => Change::GiveUp,
        };
        changes.push((at.min(steps), seat.ok_or(BadLink::Damaged)?, change));
    }
    serde_json::to_value(changes).map_err(|_| BadLink::Damaged)
}

fn level<G: Bot>(reader: &mut Reader<'_>) -> Result<String, BadLink> {
    let place = reader.below(levels::<G>())? as usize;
    Ok(G::LEVELS.get(place).map_or("", |level| level.id).to_owned())
}

fn levels<G: Bot>() -> u32 {
    u32::try_from(G::LEVELS.len()).unwrap_or(1)
}
