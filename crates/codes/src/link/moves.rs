//! Each decision as its index among the legal ones, so that a link can contain no other.

use super::LinkError;
use super::coder::{LinkReader, LinkWriter};
use mallard_engine::{Game, Pending, SeatSet, Table};

/// One in this many decisions is made by a seat that did not have to decide (an interrupt, a
/// changed choice).
const OPTIONAL_DECISION_ODDS: u32 = 16;

/// Writes the decisions of a match; `None` if they are not all allowed.
pub(super) fn write<G: Game>(writer: &mut LinkWriter, table: &Table<G>) -> Option<()> {
    let mut position = table.first_position()?;
    let mut legal = Vec::new();
    writer.number(u32::try_from(table.log().len()).ok()?);
    while let Some((seat, action)) = table.decision_after(&position) {
        let (owed, free) = actors(G::pending(position.state()))?;
        if !owed.is_empty() && !free.is_empty() {
            let (start, size) = if owed.has(seat) {
                (0, OPTIONAL_DECISION_ODDS - 1)
            } else {
                (OPTIONAL_DECISION_ODDS - 1, 1)
            };
            writer.part(start, size, OPTIONAL_DECISION_ODDS);
        }
        let among = if owed.has(seat) { owed } else { free };
        let place = among.iter().position(|other| other == seat)?;
        writer.below(u32::try_from(place).ok()?, u32::from(among.len()));
        G::legal(position.state(), seat, &mut legal);
        let place = legal.iter().position(|other| *other == action)?;
        writer.below(u32::try_from(place).ok()?, count(&legal)?);
        table.advance(&mut position);
    }
    Some(())
}

/// Plays the decisions at `table` while reading them, at most [`Game::MAX_STEPS`].
pub(super) fn read<G: Game>(
    reader: &mut LinkReader<'_>,
    table: &mut Table<G>,
) -> Result<(), LinkError> {
    let steps = reader.number()?;
    if steps > G::MAX_STEPS {
        return Err(LinkError::TooLong);
    }
    let mut legal = Vec::new();
    for _ in 0..steps {
        let (owed, free) = actors(table.pending()).ok_or(LinkError::Damaged)?;
        let must = free.is_empty()
            || (!owed.is_empty()
                && reader.first(OPTIONAL_DECISION_ODDS - 1, OPTIONAL_DECISION_ODDS)?);
        let among = if must { owed } else { free };
        let place = reader.below(u32::from(among.len()))? as usize;
        let seat = among.iter().nth(place).ok_or(LinkError::Damaged)?;
        table.legal(seat, &mut legal);
        let place = reader.below(count(&legal).ok_or(LinkError::Damaged)?)? as usize;
        let action = *legal.get(place).ok_or(LinkError::Damaged)?;
        table.play(seat, action).map_err(|_| LinkError::Damaged)?;
    }
    Ok(())
}

/// The seats that owe a decision, and those that may make one in addition; `None` once the match is over.
fn actors(pending: Pending) -> Option<(SeatSet, SeatSet)> {
    let Pending::Decide { owed, may } = pending else { return None };
    let free = may.minus(owed);
    (!owed.or(free).is_empty()).then_some((owed, free))
}

/// The number of choices; `None` if the seat has no choice.
fn count<A>(legal: &[A]) -> Option<u32> {
    u32::try_from(legal.len()).ok().filter(|&count| count > 0)
}
