//! A small game, as an example: two seats take one, two or three stones in turn from a heap, and the seat that takes
//! the last stone wins. But the last stone may be cursed, and no player knows: then its taker loses.

use crate::search::Search;
use crate::{
    Bot, EventSink, Game, GameEvent, GameView, NotAllowed, OptionError, Pending, Rng, Seat, Setup,
    SetupError, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stones;

/// The choices before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The number of stones in the heap.
    pub stones: u8,
    /// In how many of four matches the last stone is cursed.
    pub cursed: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { stones: 12, cursed: 1 }
    }
}

/// A match, with its secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    public: View,
    is_cursed: bool,
}

/// A match as a viewer may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The stones of the heap, and the odds that the last one is cursed.
    pub heap: Options,
    /// The seat that takes stones.
    pub turn: Seat,
    /// The winner, once the match is over.
    pub winner: Option<Seat>,
}

/// A seat took this number of stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event(pub Seat, pub u8);

impl Game for Stones {
    type Options = Options;
    type State = State;
    type View = View;
    /// The number of stones to take.
    type Action = u8;
    type Event = Event;
    type Refusal = NotAllowed;

    const SLUG: &'static str = "stones";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MAX_STEPS: u32 = 255;

    fn deal(setup: &Setup<Options>, _: &mut impl EventSink<Event>) -> Result<State, SetupError> {
        setup.check(Self::SEATS)?;
        let heap = setup.options;
        if heap.stones == 0 {
            let limit = "a heap has at least one stone";
            return Err(SetupError::Options(OptionError { option: "stones", limit }));
        }
        let view = View { viewer: Viewer::Table, heap, turn: Seat::new(0), winner: None };
        Ok(view.determinize(&mut Rng::from_seed(setup.seed)))
    }

    fn pending(state: &State) -> Pending {
        match state.public.winner {
            None => Pending::await_seat(state.public.turn),
            Some(winner) => Pending::Over(Standing::by_most(2, |seat| seat == winner)),
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<u8>) {
        actions.clear();
        actions.extend((1..=3).filter(|&action| Self::check(state, seat, action).is_ok()));
    }

    fn check(state: &State, seat: Seat, action: u8) -> Result<(), NotAllowed> {
        let fits = (1..=state.public.heap.stones.min(3)).contains(&action);
        if fits && Self::pending(state).owed().has(seat) { Ok(()) } else { Err(NotAllowed) }
    }

    fn apply(state: &mut State, seat: Seat, action: u8, events: &mut impl EventSink<Event>) {
        let View { heap, turn, winner, .. } = &mut state.public;
        events.push(Event(seat, action));
        heap.stones -= action;
        *turn = seat.step_left(1, 2);
        if heap.stones == 0 {
            *winner = Some(if state.is_cursed { *turn } else { seat });
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, ..state.public }
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        let View { heap, winner, .. } = state.public;
        let is_over = heap.stones == 0;
        if is_over == winner.is_some() { Ok(()) } else { Err(format!("{heap:?}: {winner:?}")) }
    }
}

impl GameView<Stones> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn determinize(&self, rng: &mut Rng) -> State {
        let is_cursed = rng.next_below(4) < u32::from(self.heap.cursed);
        State { public: Self { viewer: Viewer::Table, ..*self }, is_cursed }
    }
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        false
    }
}

// A search plays random lines to the end of the match.
impl Search for Stones {}

impl Bot for Stones {}
