//! Shared by the tests: a match in progress, with helpers short enough to read a call.

use mallard::engine::{Game, Pending, Rng, Seat, Setup};
use mallard::games::duck_and_cover::{
    Action, CaptainCard, Cell, DuckAndCover, Ending, Event, Number, NumberSet, Position, Side,
    Target,
};

pub(crate) use crate::play::{A, B, C, D};

pub(crate) const TURN: Action = Action::Turn;
pub(crate) const UP: Action = Action::Move(Target::Cover(Side::Up));
pub(crate) const RIGHT: Action = Action::Move(Target::Cover(Side::Right));
pub(crate) const DOWN: Action = Action::Move(Target::Cover(Side::Down));
pub(crate) const LEFT: Action = Action::Move(Target::Cover(Side::Left));

/// A tableau of two stacks: the 2 on all others, next to the 12.
pub(crate) const TWO: &str = "2 12";

pub(crate) fn duck(column: i16, row: i16) -> Action {
    Action::Move(Target::Duck(Cell { column, row }))
}

pub(crate) fn cell(column: i16, row: i16) -> Cell {
    Cell { column, row }
}

#[track_caller]
pub(crate) fn number(number: u8) -> Number {
    Number::try_from(number).expect("a number")
}

pub(crate) fn card(of: u8) -> CaptainCard {
    CaptainCard::Number(number(of))
}

pub(crate) fn numbers(set: NumberSet) -> Vec<u8> {
    set.iter().map(u8::from).collect()
}

pub(crate) type Play = crate::play::Play<DuckAndCover>;

impl Play {
    /// Begins with a position.
    #[track_caller]
    pub(crate) fn from(position: &Position) -> Self {
        let state = position.state().expect("the position fits");
        Self { state, events: Vec::new() }
    }

    /// Begins with a position whose next card has been turned.
    #[track_caller]
    pub(crate) fn called(tableaux: &[&str], deck: &str) -> Self {
        let mut play = Self::from(&Position::new(tableaux).deck(deck));
        play.does(A, TURN);
        play
    }

    /// Begins with the first deal; its facts are the events.
    pub(crate) fn deal(seats: u8, seed: u64) -> Self {
        let mut events = Vec::new();
        let state = DuckAndCover::deal(&Setup::new(seats, seed), &mut events);
        Self { state: state.expect("the setup fits"), events }
    }

    pub(crate) fn pending(&self) -> Pending {
        DuckAndCover::pending(&self.state)
    }

    /// The seats that owe a decision.
    pub(crate) fn owed(&self) -> Vec<Seat> {
        self.pending().owed().iter().collect()
    }

    /// The cell of the stack with this number on top.
    #[track_caller]
    pub(crate) fn cell_of(&self, seat: Seat, of: u8) -> (i16, i16) {
        self.view().tableau(seat).stack(number(of)).expect("it is visible").cell.into()
    }

    /// A seat's visible numbers.
    pub(crate) fn visible(&self, seat: Seat) -> Vec<u8> {
        numbers(self.view().tableau(seat).visible())
    }

    /// The numbers in the stack under this visible one, from above.
    pub(crate) fn under(&self, seat: Seat, of: u8) -> Vec<u8> {
        self.view().remembered(seat, number(of)).into_iter().map(u8::from).collect()
    }

    /// Why the round ended with the last action, if it did.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.events.iter().find_map(|event| match event {
            Event::RoundEnded { ending, .. } => Some(*ending),
            _ => None,
        })
    }

    /// The points of each seat, if the round ended with the last action.
    pub(crate) fn scored(&self) -> Vec<i8> {
        let points = |event: &Event| match event {
            Event::Scored { points, .. } => Some(*points),
            _ => None,
        };
        self.events.iter().filter_map(points).collect()
    }

    /// The card turned with the last action.
    pub(crate) fn turned(&self) -> Option<CaptainCard> {
        self.events.iter().find_map(|event| match event {
            Event::Turned { card, .. } => Some(*card),
            _ => None,
        })
    }
}

/// Matches of random play over seeds and all seat counts; `at` sees each position after the
/// action that led to it.
pub(crate) fn random_matches(count: u64, mut at: impl FnMut(&Play)) {
    for seed in 0..count {
        let play = Play::deal(2 + u8::try_from(seed % 6).expect("small"), seed);
        play.play_at_random(&mut Rng::from_seed(seed), &mut at);
    }
}
