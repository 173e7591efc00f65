//! Shared by the tests: a match in progress, with helpers short enough to read a turn.

use mallard::engine::{Game, Rng, Seat, Setup};
use mallard::games::quantum::{Action, Colour, DiceSet, Die, Phase, Position, Quantum, Sheet};

pub(crate) use crate::play::{A, B, C, D};

pub(crate) const PURPLE: Colour = Colour::Purple;
pub(crate) const BLUE: Colour = Colour::Blue;
pub(crate) const RED: Colour = Colour::Red;
pub(crate) const YELLOW: Colour = Colour::Yellow;

pub(crate) const KEEP_ALL: Action = Action::Reroll(DiceSet::EMPTY);
pub(crate) const PASS: Action = Action::Pass;

/// Red is worth 6, yellow 8, purple 6, blue 13.
pub(crate) const ALL_COLOURS: &str = "W3 R1 R2 B4 P3 B6 Y5";

/// White shows 3, and no red and no purple face is up: red 3, yellow 8, purple 3, blue 19.
pub(crate) const TWO_COLOURS: &str = "W3 B1 B5 Y4 B4 B6 Y1";

/// A sheet with all boxes filled but the last of the blue row.
pub(crate) const ALL_BUT_ONE: &str = "2 5 9 16 8 5 / 3 6 10 17 14 / 4 7 11 18 9 7 / 5 8 12 19 10 8";

pub(crate) fn write(colour: Colour) -> Action {
    Action::Write(colour)
}

pub(crate) fn dice(numbers: &[u8]) -> DiceSet {
    numbers.iter().map(|&number| Die::try_from(number).expect("a die")).collect()
}

pub(crate) fn reroll(numbers: &[u8]) -> Action {
    Action::Reroll(dice(numbers))
}

/// Sheets with the dice of [`ALL_COLOURS`], all kept.
pub(crate) fn settled(sheets: &[&str]) -> Position {
    Position::new(sheets).dice(ALL_COLOURS).phase(Phase::Active)
}

/// Step C before any seat has chosen, after a pass in step B.
pub(crate) const OPEN: Phase = Phase::Everyone { aside: None };

pub(crate) type Play = crate::play::Play<Quantum>;

impl Play {
    /// Begins with a position.
    pub(crate) fn from(position: &Position) -> Self {
        let state = position.state().expect("the position fits");
        Self { state, events: Vec::new() }
    }

    /// Begins with the first roll; its facts are the events.
    pub(crate) fn deal(seats: u8, seed: u64) -> Self {
        let mut events = Vec::new();
        let state = Quantum::deal(&Setup::new(seats, seed), &mut events);
        Self { state: state.expect("the setup fits"), events }
    }

    /// The colours a seat may write.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<Colour> {
        let colour = |action| match action {
            Action::Write(colour) => Some(colour),
            _ => None,
        };
        self.legal(seat).into_iter().filter_map(colour).collect()
    }

    /// The seats that decide.
    pub(crate) fn owed(&self) -> Vec<Seat> {
        Quantum::pending(&self.state).owed().iter().collect()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view().public.phase
    }

    pub(crate) fn sheet(&self, seat: Seat) -> Sheet {
        *self.view().sheet(seat)
    }

    /// The numbers a seat has written in a row.
    pub(crate) fn row(&self, seat: Seat, colour: Colour) -> Vec<u8> {
        self.sheet(seat).row(colour).numbers().to_vec()
    }
}

/// Matches of random play over seeds and all seat counts; `at` sees each position after the
/// action that led to it.
pub(crate) fn random_matches(count: u64, mut at: impl FnMut(&Play)) {
    for seed in 0..count {
        let play = Play::deal(2 + u8::try_from(seed % 3).expect("small"), seed);
        play.play_at_random(&mut Rng::from_seed(!seed), &mut at);
    }
}
