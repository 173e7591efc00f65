//! Checks whether an action is allowed, and if not, why.

use super::ducks::Ducks;
use super::state::{CAPTAIN, Phase, State};
use super::{Action, Cell, Number, Refusal, Target};
use mallard_engine::Seat;

/// May `seat` play `action`?
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.public.phase, action) {
        (Phase::Over, _) => Err(Refusal::MatchOver),
        (_, Action::Turn) if seat != CAPTAIN => Err(Refusal::OnlyCaptain),
        (Phase::Turn, Action::Turn) => Ok(()),
        (Phase::Choose(_), Action::Turn) => Err(Refusal::MovesFirst),
        (Phase::Turn, Action::Move(_)) => Err(Refusal::TurnFirst),
        (Phase::Choose(must), Action::Move(target)) => {
            // Callers also ask about seats that are not at the table and have no ducks.
            if !must.has(seat) {
                return Err(Refusal::Quacks);
            }
            if state.chosen[seat.index()] == Some(target) {
                return Err(Refusal::SameChoice);
            }
            let top = state.moving(seat).ok_or(Refusal::Quacks)?;
            match target {
                Target::Cover(side) => match state.ducks(seat).neighbour(top, side) {
                    Some(_) => Ok(()),
                    None => Err(Refusal::NothingToCover(side)),
                },
                Target::Duck(cell) => check_duck(state.ducks(seat), top, cell),
            }
        }
    }
}

/// Checks a duck (DNC-7).
fn check_duck(ducks: &Ducks, top: Number, cell: Cell) -> Result<(), Refusal> {
    match ducks.top_at(cell) {
        Some(own) if own == top => Err(Refusal::StaysPut),
        Some(taken) => Err(Refusal::CellTaken(taken)),
        None if ducks.other_beside(top, cell) => Ok(()),
        None => Err(Refusal::NothingBeside),
    }
}
