//! Checks whether an action is allowed, and if not, why.

use super::state::{State, TurnStage};
use super::{Action, Colour, Need, Refusal};
use mallard_engine::Seat;

/// May `seat` play `action`?
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match state.stage {
        TurnStage::Over => Err(Refusal::MatchOver),
        TurnStage::Reroll | TurnStage::Active if seat != state.active => Err(Refusal::NotYourTurn),
        TurnStage::Reroll => match action {
            Action::Reroll(_) => Ok(()),
            Action::Write(_) | Action::Pass => Err(Refusal::RollFirst),
        },
        TurnStage::Active => check_write(state, seat, None, action),
        TurnStage::Everyone(_) if !state.has_seat(seat) => Err(Refusal::NotYourTurn),
        TurnStage::Everyone(choices) if choices.made[seat.index()].is_some() => {
            Err(Refusal::ChosenAlready)
        }
        TurnStage::Everyone(choices) => check_write(state, seat, choices.aside, action),
    }
}

/// Writing in steps B and C.
fn check_write(
    state: &State,
    seat: Seat,
    aside: Option<Colour>,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Reroll(_) => Err(Refusal::RollingOver),
        Action::Write(colour) if aside == Some(colour) => Err(Refusal::SetAside(colour)),
        Action::Write(colour) => fits(state, seat, colour),
        Action::Pass => Ok(()),
    }
}

/// Does the colour's number fit its row (QTM-3)?
fn fits(state: &State, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    let number = state.dice.total(colour);
    match state.sheet(seat).row(colour).need() {
        need if need.admits(number) => Ok(()),
        Need::Over(bound) => Err(Refusal::TooLow { colour, number, bound }),
        Need::Under(bound) => Err(Refusal::TooHigh { colour, number, bound }),
        Need::Any | Need::Full => Err(Refusal::RowFull(colour)),
    }
}
