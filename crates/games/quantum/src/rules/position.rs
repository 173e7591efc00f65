//! Positions set up by hand, for tests.

use super::sheet::Sheet;
use super::state::{MOST_SEATS, Public, State};
use super::{Choice, Dice, DiceSet, DieFace, Phase, Row, invariants};
use mallard_engine::{Rng, Seat};

/// A position under construction: unvalidated data that becomes a [`State`] only if it is consistent.
///
/// A sheet is its rows from top to bottom, separated by slashes; rows that are left out are
/// empty. Dice are the upper faces, the white one first.
///
/// ```
/// use mallard_quantum::{Phase, Position};
///
/// let sheets = ["4 9 12 / 3 7 / 5 8 13 16 14", ""];
/// let state = Position::new(&sheets).dice("W2 R1 R6 Y4 B2 P5 B3").phase(Phase::Active).state();
/// assert!(state.is_ok());
/// let falling = Position::new(&["4 3", ""]).state();
/// assert_eq!(falling, Err(String::from("3 cannot follow [4]")));
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    sheets: Vec<String>,
    penalties: [u8; MOST_SEATS],
    dice: String,
    rerolled: DiceSet,
    active: Seat,
    turn: u16,
    phase: Phase,
    choices: [Option<Choice>; MOST_SEATS],
    seed: u64,
}

impl Position {
    /// A position in step A of seat 0's turn, with a sheet for each seat.
    pub fn new(sheets: &[&str]) -> Self {
        Self {
            sheets: sheets.iter().map(|&sheet| sheet.to_owned()).collect(),
            penalties: [0; MOST_SEATS],
            dice: String::from("W1 R1 R2 R1 R5 R3 R6"),
            rerolled: DiceSet::EMPTY,
            active: Seat::new(0),
            turn: 1,
            phase: Phase::Reroll,
            choices: [None; MOST_SEATS],
            seed: 0,
        }
    }

    /// How many penalty boxes each seat has filled.
    pub fn penalties(mut self, penalties: [u8; MOST_SEATS]) -> Self {
        self.penalties = penalties;
        self
    }

    /// The upper faces of the dice.
    pub fn dice(mut self, faces: &str) -> Self {
        faces.clone_into(&mut self.dice);
        self
    }

    /// The dice that were rolled twice in this turn.
    pub fn rerolled(mut self, dice: DiceSet) -> Self {
        self.rerolled = dice;
        self
    }

    /// The seat whose turn it is.
    pub fn active(mut self, seat: Seat) -> Self {
        self.active = seat;
        self
    }

    pub fn turn(mut self, turn: u16) -> Self {
        self.turn = turn;
        self
    }

    pub fn phase(mut self, phase: Phase) -> Self {
        self.phase = phase;
        self
    }

    /// Each seat's choice in step C; `None` until it has chosen.
    pub fn choices(mut self, choices: [Option<Choice>; MOST_SEATS]) -> Self {
        self.choices = choices;
        self
    }

    /// The seed of the rolls to come.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The state.
    ///
    /// # Errors
    /// An explanation of the inconsistency.
    pub fn state(&self) -> Result<State, String> {
        let seats = u8::try_from(self.sheets.len()).unwrap_or(u8::MAX);
        if !(2..=4).contains(&seats) {
            return Err(format!("{seats} seats cannot play"));
        }
        let mut sheets = [Sheet::default(); MOST_SEATS];
        for (sheet, rows) in sheets.iter_mut().zip(&self.sheets) {
            sheet.rows = read_rows(rows)?;
        }
        for (sheet, penalties) in sheets.iter_mut().zip(self.penalties) {
            sheet.penalties = penalties;
        }
        let public = Public {
            seats,
            turn: self.turn,
            active: self.active,
            phase: self.phase,
            dice: read_dice(&self.dice)?,
            rerolled: self.rerolled,
            sheets,
        };
        let state = State { public, rng: Rng::from_seed(self.seed), choices: self.choices };
        invariants::check_invariants(&state)?;
        Ok(state)
    }
}

/// Reads rows separated by slashes.
fn read_rows(text: &str) -> Result<[Row; 4], String> {
    let mut rows = [Row::default(); 4];
    for (place, row) in text.split('/').enumerate() {
        let numbers: Result<Vec<u8>, _> = row.split_whitespace().map(str::parse).collect();
        let numbers = numbers.map_err(|error| format!("{row:?}: {error}"))?;
        *rows.get_mut(place).ok_or("a sheet has four rows")? = Row::try_from(numbers)?;
    }
    Ok(rows)
}

/// Reads seven faces separated by spaces.
fn read_dice(names: &str) -> Result<Dice, String> {
    let faces: Vec<DieFace> = names.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    let seven: [DieFace; 7] =
        faces.try_into().map_err(|faces: Vec<_>| format!("{} dice, not seven", faces.len()))?;
    Dice::try_from(seven)
}
