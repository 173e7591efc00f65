//! The view of a viewer.

use super::row::BOXES;
use super::sheet::Sheet;
use super::state::{Choices, State, TurnStage};
use super::{Chosen, Colour, Dice, DiceSet, Row, Value};
use mallard_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it. The game covers nothing up again, so a player has nothing to recall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Number of seats.
    pub seats: u8,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// The dice.
    pub dice: Dice,
    /// The dice that were rolled twice in this turn.
    pub rerolled: DiceSet,
    /// The value of each colour, in the order of the rows; in step A, the value if no die is rolled
    /// again.
    pub values: [Value; 4],
    /// Each seat's sheet.
    pub sheets: Vec<SheetView>,
}

/// The phase of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Step A: the active seat rerolls some dice or keeps all (QTM-5).
    Reroll,
    /// Step B: the active seat writes or passes (QTM-6).
    Active,
    /// Step C: all seats choose (QTM-7).
    Everyone {
        /// The colour written in step B, whose dice are set aside; `None` if the seat passed.
        aside: Option<Colour>,
        /// The choice of each seat, as far as the viewer knows it.
        chosen: Vec<Chosen>,
    },
    /// The match is over.
    Over,
}

/// A seat's sheet. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SheetView {
    /// The rows, from top to bottom: one for each of [`Colour::ALL`].
    pub rows: [Row; 4],
    /// The score of each column; `None` until it is full (QTM-10).
    pub columns: [Option<u8>; BOXES],
    /// How many penalty boxes are filled.
    pub penalties: u8,
    /// Column points minus penalties, so far (QTM-13).
    pub score: i16,
}

impl SheetView {
    /// The row of a colour.
    pub fn row(&self, colour: Colour) -> &Row {
        &self.rows[colour.index()]
    }

    /// The sheet once a number that fits is written in the row of a colour.
    ///
    /// # Panics
    /// If the row is full.
    #[must_use]
    pub fn after(&self, colour: Colour, number: u8) -> Self {
        let mut sheet = self.sheet();
        sheet.row_mut(colour).write(number);
        Self::from_sheet(&sheet)
    }

    /// The sheet itself.
    pub(in super::super) fn sheet(&self) -> Sheet {
        Sheet { rows: self.rows, penalties: self.penalties }
    }

    fn from_sheet(sheet: &Sheet) -> Self {
        Self {
            rows: sheet.rows,
            columns: sheet.columns(),
            penalties: sheet.penalties,
            score: sheet.score(),
        }
    }
}

impl View {
    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &SheetView {
        &self.sheets[seat.index()]
    }

    /// The value of a colour.
    pub fn value(&self, colour: Colour) -> Value {
        self.values[colour.index()]
    }

    /// The colour written in step B of this turn, while step C lasts.
    pub fn aside(&self) -> Option<Colour> {
        match self.phase {
            Phase::Everyone { aside, .. } => aside,
            _ => None,
        }
    }

    /// The choice of a seat in step C, as far as the viewer knows it.
    pub fn chosen(&self, seat: Seat) -> Chosen {
        match &self.phase {
            Phase::Everyone { chosen, .. } => chosen[seat.index()],
            _ => Chosen::No,
        }
    }
}

/// Makes the view of `viewer`.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let phase = match state.stage {
        TurnStage::Reroll => Phase::Reroll,
        TurnStage::Active => Phase::Active,
        TurnStage::Everyone(choices) => Phase::Everyone {
            aside: choices.aside,
            chosen: Seat::all(state.seats).map(|seat| chosen(choices, seat, viewer)).collect(),
        },
        TurnStage::Over => Phase::Over,
    };
    View {
        viewer,
        seats: state.seats,
        turn: state.turn,
        active: state.active,
        phase,
        dice: state.dice,
        rerolled: state.rerolled,
        values: state.dice.values(),
        sheets: Seat::all(state.seats)
            .map(|seat| SheetView::from_sheet(state.sheet(seat)))
            .collect(),
    }
}

fn chosen(choices: Choices, seat: Seat, viewer: Viewer) -> Chosen {
    match choices.made[seat.index()] {
        None => Chosen::No,
        Some(choice) if viewer.may_see(seat) => Chosen::Seen(choice),
        Some(_) => Chosen::Hidden,
    }
}
