//! The seats that changed hands, after the moves: when, which, and how.

use super::coder::{LinkReader, LinkWriter};
use super::{LinkError, levels};
use mallard_engine::{Bot, Seat};
use mallard_session::{SeatChange, SeatChangeEntry};
use serde_json::Value;

const CHANGE_KINDS: u32 = 4;

/// Writes the changes; `None` if they exceed the limits of the format.
pub(super) fn write<G: Bot>(
    writer: &mut LinkWriter,
    version: u32,
    changes: &[SeatChangeEntry],
    seats: u8,
) -> Option<()> {
    writer.number(u32::try_from(changes.len()).ok()?);
    let mut before = 0;
    for (at, seat, change) in changes {
        writer.number(u32::try_from(at.checked_sub(before)?).ok()?);
        before = *at;
        writer.below(u32::from(u8::from(*seat)), u32::from(seats));
        let (kind, level) = match change {
            SeatChange::Leave(level) => (0, Some(level)),
            SeatChange::Return => (1, None),
            SeatChange::Resign(level) => (2, Some(level)),
            SeatChange::GiveUp => (3, None),
        };
        writer.below(kind, CHANGE_KINDS);
        if let Some(id) = level {
            writer.below(levels::number::<G>(id), levels::count::<G>(version));
        }
    }
    Some(())
}

/// Reads the changes of a match of `steps` steps, in the format of its record; null if it has none.
/// [`Seating`](mallard_session::Seating) checks whether they are possible.
pub(super) fn read<G: Bot>(
    reader: &mut LinkReader<'_>,
    version: u32,
    seats: u8,
    steps: usize,
) -> Result<Value, LinkError> {
    let count = reader.number()? as usize;
    if count == 0 {
        return Ok(Value::Null);
    }
    // Between two steps a seat changes once at most.
    if count > (steps + 1) * usize::from(seats) {
        return Err(LinkError::Damaged);
    }
    let mut changes: Vec<SeatChangeEntry> = Vec::new();
    let mut at = 0usize;
    for _ in 0..count {
        at = at.saturating_add(reader.number()? as usize);
        let seat = reader.below(u32::from(seats))?;
        let seat = u8::try_from(seat).ok().and_then(|seat| Seat::try_from(seat).ok());
        let change = match reader.below(CHANGE_KINDS)? {
            0 => SeatChange::Leave(level::<G>(reader, version)?),
            1 => SeatChange::Return,
            2 => SeatChange::Resign(level::<G>(reader, version)?),
            _ => SeatChange::GiveUp,
        };
        changes.push((at.min(steps), seat.ok_or(LinkError::Damaged)?, change));
    }
    serde_json::to_value(changes).map_err(|_| LinkError::Damaged)
}

fn level<G: Bot>(reader: &mut LinkReader<'_>, version: u32) -> Result<String, LinkError> {
    let number = reader.below(levels::count::<G>(version))?;
    Ok(levels::numbered::<G>(number).id.to_owned())
}
