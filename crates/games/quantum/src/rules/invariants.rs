use super::row::Row;
use super::sheet::{PENALTIES, Sheet};
use super::{Choice, Colour, Dice, DiceSet, DieFace, Phase, Public, State};

/// Checks that every row is in order, every face is on its die, and the phase fits the sheets and
/// choices.
pub(super) fn check_invariants(state: &State) -> Result<(), String> {
    let public = &state.public;
    if !public.has_seat(public.active) {
        return Err(String::from("the active seat is not at the table"));
    }
    Dice::try_from(<[DieFace; 7]>::from(public.dice))?;
    public.sheets.iter().try_for_each(check_sheet_invariants)?;
    if public.sheets[usize::from(public.seats)..].iter().any(|sheet| *sheet != Sheet::default()) {
        return Err(String::from("a seat writes that is not at the table"));
    }
    if public.ended() != (public.phase == Phase::Over) {
        return Err(format!("{:?} does not fit the sheets", public.phase));
    }
    match public.phase {
        Phase::Reroll if public.rerolled != DiceSet::EMPTY => {
            Err(String::from("dice were rolled again before it was asked"))
        }
        Phase::Everyone { aside } => check_choice_invariants(state, aside),
        _ if state.choices.iter().any(Option::is_some) => {
            Err(String::from("a seat chose before it was asked"))
        }
        Phase::Reroll | Phase::Active | Phase::Over => Ok(()),
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
fn check_choice_invariants(state: &State, aside: Option<Colour>) -> Result<(), String> {
    let Public { seats, active, dice, .. } = state.public;
    if state.owed().is_empty() {
        return Err(String::from("all have chosen and nothing came of it"));
    }
    if let Some(colour) = aside {
        let last = state.public.sheet(active).row(colour).numbers().last();
        if last != Some(&dice.total(colour)) {
            return Err(format!("{colour:?} was set aside but not written"));
        }
    }
    for (place, choice) in state.choices.iter().enumerate() {
        match *choice {
            Some(_) if place >= usize::from(seats) => {
                return Err(String::from("a seat chose that is not at the table"));
            }
            Some(Choice::Write(colour)) if aside == Some(colour) => {
                return Err(format!("{colour:?} was set aside and chosen"));
            }
            Some(Choice::Write(colour))
                if !state.public.sheets[place].row(colour).fits(dice.total(colour)) =>
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
    use crate::Quantum;
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
                state.public.phase = Phase::Everyone { aside: None };
                state.choices[place] = Some(Choice::Pass);
            })
        };
        assert_eq!(chosen(1), Ok(()));
        let wrong = [
            with(|state| state.public.active = Seat::new(2)),
            with(|state| state.public.sheets[2].penalties = 1),
            chosen(2),
        ];
        for result in wrong {
            assert!(result.is_err_and(|wrong| wrong.ends_with("not at the table")));
        }
    }

    #[test]
    fn a_phase_fits_the_sheets_and_the_choices() {
        let over = with(|state| state.public.phase = Phase::Over);
        assert_eq!(over, Err(String::from("Over does not fit the sheets")));
        let all = with(|state| {
            state.public.phase = Phase::Everyone { aside: None };
            state.choices = [Some(Choice::Pass); 4];
        });
        assert_eq!(all, Err(String::from("all have chosen and nothing came of it")));
        let aside = Some(Colour::ALL[0]);
        let unwritten = with(|state| state.public.phase = Phase::Everyone { aside });
        assert!(unwritten.is_err_and(|wrong| wrong.ends_with("was set aside but not written")));
        let early = with(|state| state.choices[0] = Some(Choice::Pass));
        assert_eq!(early, Err(String::from("a seat chose before it was asked")));
    }
}
