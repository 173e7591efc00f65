//! The rules. Each sheet has a row for each face of a die. On its turn a seat rolls three dice, may roll all of them
//! again once, and writes the sum of the dice with one face into that row. When the sheets are full, the highest sum
//! of all rows wins.

use mallard_engine::{
    EventSink, Game, GameEvent, GameView, NoOptions, NotAllowed, Pending, Rng, Seat, Setup,
    SetupError, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The most seats.
const SEATS: usize = 4;

/// The faces of a die, each of which has a row.
const FACES: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Template;

/// A match, with its later rolls.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    view: View,
    rng: Rng,
}

/// A match as all players see it: this game hides nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The number of seats.
    pub seats: u8,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The faces of the dice.
    pub dice: [u8; 3],
    /// Were they rolled again?
    pub rerolled: bool,
    /// The numbers in the rows of each seat.
    pub sheets: [[Option<u8>; FACES.len()]; SEATS],
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Roll the dice again.
    Reroll,
    /// Write into the row of this face.
    Write(u8),
}

/// A fact that just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A seat rolled the dice.
    Rolled(Seat, [u8; 3]),
    /// A seat wrote a number into the row of a face.
    Wrote(Seat, u8, u8),
}

impl Game for Template {
    type Options = NoOptions;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = NotAllowed;

    const SLUG: &'static str = "template-dice";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    // Each row of each seat takes at most a roll and a number.
    const MAX_STEPS: u32 = 4 * 6 * 2;

    fn deal(
        setup: &Setup<NoOptions>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        setup.check(Self::SEATS)?;
        let view = View {
            viewer: Viewer::Table,
            seats: setup.seats,
            turn: Seat::new(0),
            dice: [1; 3],
            rerolled: false,
            sheets: [[None; FACES.len()]; SEATS],
        };
        let mut state = State { view, rng: Rng::from_seed(setup.seed) };
        state.roll(events);
        Ok(state)
    }

    fn pending(state: &State) -> Pending {
        let view = &state.view;
        if view.sheets[view.turn.index()].contains(&None) {
            Pending::await_seat(view.turn)
        } else {
            Pending::Over(view.places())
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let View { turn, rerolled, sheets, .. } = &state.view;
        if *turn == seat {
            let rows = FACES.into_iter().zip(&sheets[seat.index()]);
            let open = rows.filter(|(_, row)| row.is_none());
            actions.extend(open.map(|(face, _)| Action::Write(face)));
            if !rerolled && !actions.is_empty() {
                actions.push(Action::Reroll);
            }
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), NotAllowed> {
        Self::check_listed(state, seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let view = &mut state.view;
        match action {
            Action::Reroll => view.rerolled = true,
            Action::Write(face) => {
                let sum = view.dice.iter().filter(|&&die| die == face).sum();
                view.sheets[seat.index()][usize::from(face - 1)] = Some(sum);
                events.push(Event::Wrote(seat, face, sum));
                view.turn = seat.step_left(1, view.seats);
                view.rerolled = false;
                if !view.sheets[view.turn.index()].contains(&None) {
                    return;
                }
            }
        }
        state.roll(events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, ..state.view.clone() }
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        let View { dice, seats, turn, .. } = &state.view;
        let is_whole = dice.iter().all(|die| FACES.contains(die))
            && Self::SEATS.contains(seats)
            && turn.index() < usize::from(*seats);
        if is_whole { Ok(()) } else { Err(format!("{:?}", state.view)) }
    }
}

impl GameView<Template> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn determinize(&self, rng: &mut Rng) -> State {
        let view = Self { viewer: Viewer::Table, ..self.clone() };
        State { view, rng: Rng::from_seed(rng.seed()) }
    }
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Rolled(..))
    }
}

impl State {
    fn roll(&mut self, events: &mut impl EventSink<Event>) {
        let Self { view, rng } = self;
        view.dice = view.dice.map(|die| *rng.pick(&FACES).unwrap_or(&die));
        events.push(Event::Rolled(view.turn, view.dice));
    }
}

impl View {
    /// The sum of the rows of a seat.
    pub fn sum(&self, seat: Seat) -> u16 {
        self.sheets[seat.index()].iter().flatten().copied().map(u16::from).sum()
    }

    /// The places by these sums.
    pub fn places(&self) -> Standing {
        Standing::by_most(self.seats, |seat| self.sum(seat))
    }
}
