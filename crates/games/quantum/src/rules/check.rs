//! Checks whether an action is allowed, and if not, why.

use super::{Action, Colour, Need, Phase, Public, Refusal, State};
use mallard_engine::Seat;

/// May `seat` play `action`?
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let public = &state.public;
    match public.phase {
        Phase::Over => Err(Refusal::MatchOver),
        Phase::Reroll | Phase::Active if seat != public.active => Err(Refusal::NotYourTurn),
        Phase::Reroll => match action {
            Action::Reroll(_) => Ok(()),
            Action::Write(_) | Action::Pass => Err(Refusal::RollFirst),
        },
        Phase::Active => check_write(public, seat, None, action),
        Phase::Everyone { .. } if !public.has_seat(seat) => Err(Refusal::NotYourTurn),
        Phase::Everyone { .. } if state.choices[seat.index()].is_some() => {
            Err(Refusal::ChosenAlready)
        }
        Phase::Everyone { aside } => check_write(public, seat, aside, action),
    }
}

/// Writing in steps B and C.
fn check_write(
    public: &Public,
    seat: Seat,
    aside: Option<Colour>,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Reroll(_) => Err(Refusal::RollingOver),
        Action::Write(colour) if aside == Some(colour) => Err(Refusal::SetAside(colour)),
        Action::Write(colour) => fits(public, seat, colour),
        Action::Pass => Ok(()),
    }
}

/// Does the colour's number fit its row (QTM-3)?
fn fits(public: &Public, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    let number = public.dice.total(colour);
    match public.sheet(seat).row(colour).need() {
        need if need.admits(number) => Ok(()),
        Need::Over(bound) => Err(Refusal::TooLow { colour, number, bound }),
        Need::Under(bound) => Err(Refusal::TooHigh { colour, number, bound }),
        Need::Any | Need::Full => Err(Refusal::RowFull(colour)),
    }
}
