//! Each decision as its index among the legal ones, so that a link can contain no other.

use super::LinkError;
use super::coder::{LinkReader, LinkWriter};
use mallard_engine::{Game, Pending, Seat, SeatSet, Setup};

/// One in this many decisions is made by a seat that did not have to decide (an interrupt, a
/// changed choice).
const OPTIONAL_DECISION_ODDS: u32 = 16;

/// Writes the decisions of a match with this deal; `None` if they are not all allowed.
pub(super) fn write<G: Game>(
    writer: &mut LinkWriter,
    setup: &Setup<G::Options>,
    log: &[(Seat, G::Action)],
) -> Option<()> {
    let mut state = G::deal(setup, &mut ()).ok()?;
    let mut legal = Vec::new();
    writer.number(u32::try_from(log.len()).ok()?);
    for &(seat, action) in log {
        let (owed, free) = actors(G::pending(&state))?;
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
        G::legal(&state, seat, &mut legal);
        let place = legal.iter().position(|other| *other == action)?;
        writer.below(u32::try_from(place).ok()?, count(&legal)?);
        G::take_step(&mut state, seat, action, &mut ());
    }
    Some(())
}

/// Plays the decisions while reading them, at most [`Game::MAX_STEPS`].
pub(super) fn read<G: Game>(
    reader: &mut LinkReader<'_>,
    setup: &Setup<G::Options>,
) -> Result<Vec<(Seat, G::Action)>, LinkError> {
    let mut state = G::deal(setup, &mut ()).map_err(|_| LinkError::Damaged)?;
    let steps = reader.number()?;
    if steps > G::MAX_STEPS {
        return Err(LinkError::TooLong);
    }
    let mut legal = Vec::new();
    let mut log = Vec::new();
    for _ in 0..steps {
        let (owed, free) = actors(G::pending(&state)).ok_or(LinkError::Damaged)?;
        let must = free.is_empty()
            || (!owed.is_empty()
                && reader.first(OPTIONAL_DECISION_ODDS - 1, OPTIONAL_DECISION_ODDS)?);
        let among = if must { owed } else { free };
        let place = reader.below(u32::from(among.len()))? as usize;
        let seat = among.iter().nth(place).ok_or(LinkError::Damaged)?;
        G::legal(&state, seat, &mut legal);
        let place = reader.below(count(&legal).ok_or(LinkError::Damaged)?)? as usize;
        let action = *legal.get(place).ok_or(LinkError::Damaged)?;
        G::take_step(&mut state, seat, action, &mut ());
        log.push((seat, action));
    }
    Ok(log)
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
