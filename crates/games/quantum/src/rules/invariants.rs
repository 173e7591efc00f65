//! The invariants of a match.

use super::row::Row;
use super::sheet::{PENALTIES, Sheet};
use super::state::{Choices, State, TurnStage};
use super::{Choice, Dice, DiceSet, DieFace};

/// Checks that every row is in order, every face is on its die, and the stage fits the sheets and
/// choices.
pub(super) fn check_invariants(state: &State) -> Result<(), String> {
    if !state.has_seat(state.active) {
        return Err(String::from("the active seat is not at the table"));
    }
    Dice::try_from(<[DieFace; 7]>::from(state.dice))?;
    state.sheets.iter().try_for_each(check_sheet_invariants)?;
    if state.sheets[usize::from(state.seats)..].iter().any(|sheet| *sheet != Sheet::default()) {
        return Err(String::from("somebody writes who is not at the table"));
    }
    if state.ended() != (state.stage == TurnStage::Over) {
        return Err(format!("{:?} does not fit the sheets", state.stage));
    }
    match state.stage {
        TurnStage::Reroll if state.rerolled != DiceSet::EMPTY => {
            Err(String::from("dice were rolled again before it was asked"))
        }
        TurnStage::Everyone(choices) => check_choice_invariants(state, choices),
        TurnStage::Reroll | TurnStage::Active | TurnStage::Over => Ok(()),
    }
}

fn check_sheet_invariants(sheet: &Sheet) -> Result<(), String> {
    if sheet.penalties > PENALTIES {
        return Err(format!("{} penalties", sheet.penalties));
    }
    sheet.rows.iter().try_for_each(|row| Row::try_from(row.numbers().to_vec()).map(drop))
}

/// Checks that at least one seat still has to choose, every choice can be written, and the colour
/// set aside has been written.
fn check_choice_invariants(state: &State, choices: Choices) -> Result<(), String> {
    if choices.owed(state.seats).is_empty() {
        return Err(String::from("all have chosen and nothing came of it"));
    }
    if let Some(colour) = choices.aside {
        let last = state.sheet(state.active).row(colour).numbers().last();
        if last != Some(&state.dice.total(colour)) {
            return Err(format!("{colour:?} was set aside but not written"));
        }
    }
    for (place, made) in choices.made.iter().enumerate() {
        match *made {
            Some(_) if place >= usize::from(state.seats) => {
                return Err(String::from("somebody chose who is not at the table"));
            }
            Some(Choice::Write(colour)) if choices.aside == Some(colour) => {
                return Err(format!("{colour:?} was set aside and chosen"));
            }
            Some(Choice::Write(colour))
                if !state.sheets[place].row(colour).fits(state.dice.total(colour)) =>
            {
                return Err(format!("{colour:?} was chosen and does not fit"));
            }
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Colour, Quantum};
    use mallard_engine::{Game, Seat, Setup};

    /// The invariants of a match of two that was just dealt, and then changed.
    fn with(change: impl FnOnce(&mut State)) -> Result<(), String> {
        let mut state = Quantum::deal(&Setup::new(2, 1), &mut ()).expect("two seats");
        change(&mut state);
        Quantum::check_invariants(&state)
    }

    #[test]
    fn a_seat_outside_the_table_takes_no_part() {
        assert_eq!(with(|_| ()), Ok(()));
        let chosen = |place: usize| {
            with(|state| {
                let mut choices = Choices::open(None);
                choices.made[place] = Some(Choice::Pass);
                state.stage = TurnStage::Everyone(choices);
            })
        };
        assert_eq!(chosen(1), Ok(()));
        let wrong = [
            with(|state| state.active = Seat::new(2)),
            with(|state| state.sheets[2].penalties = 1),
            chosen(2),
        ];
        for said in wrong {
            assert!(said.is_err_and(|wrong| wrong.ends_with("not at the table")));
        }
    }

    #[test]
    fn a_stage_fits_the_sheets_and_the_choices() {
        let over = with(|state| state.stage = TurnStage::Over);
        assert_eq!(over, Err(String::from("Over does not fit the sheets")));
        let all = with(|state| {
            let made = [Some(Choice::Pass); 4];
            state.stage = TurnStage::Everyone(Choices { made, ..Choices::open(None) });
        });
        assert_eq!(all, Err(String::from("all have chosen and nothing came of it")));
        let aside = Some(Colour::ALL[0]);
        let unwritten = with(|state| state.stage = TurnStage::Everyone(Choices::open(aside)));
        assert!(unwritten.is_err_and(|wrong| wrong.ends_with("was set aside but not written")));
    }
}
