mod action;
mod animal;
mod call;
mod captain;
mod cell;
mod check;
mod choose;
mod determinize;
mod ducks;
mod event;
mod invariants;
mod legal;
mod number;
mod number_set;
mod options;
#[cfg(any(test, feature = "positions"))]
mod position;
mod round;
mod seen;
mod standing;
mod state;
mod tableau;
mod turned;
mod variant;
mod view;
mod visited_cells;

pub use action::{Action, Refusal, Target};
pub use animal::Animal;
pub use captain::{Call, CaptainCard, Pack};
pub use cell::{Cell, Side};
pub use event::{Choice, Ending, Event};
pub use number::Number;
pub use number_set::NumberSet;
pub(super) use options::ROUNDS;
pub use options::{Options, Rounds};
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use state::{CAPTAIN, Phase, Public, State};
pub use tableau::{Covered, Stack, Tableau};
pub use turned::{Fate, Turned};
pub use variant::{Variant, VariantSet};
pub use view::{Answer, Cards, Pile, Recall, View};

use mallard_engine::{EventSink, Game, Pending, Rng, Seat, Setup, SetupError, Viewer};
use state::SEATS;
use std::ops::RangeInclusive;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuckAndCover;

impl Game for DuckAndCover {
    type Options = Options;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const SLUG: &'static str = "duck-and-cover";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = SEATS;
    // Measured: at most 8,000 steps. If all rounds took 400 calls (DNC-15), and seven seats changed
    // their choices at random before all have chosen, it would be 23,000.
    const MAX_STEPS: u32 = 40_000;

    fn deal(
        setup: &Setup<Options>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        round::deal(setup, events)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        match state.public.phase {
            Phase::Turn => Pending::await_seat(CAPTAIN),
            Phase::Choose(must) => {
                let chose = |seat: &Seat| state.chosen[seat.index()].is_some();
                let ready = must.iter().filter(chose).collect();
                Pending::Decide { owed: must.minus(ready), may: ready }
            }
            Phase::Over => Pending::Over(state.standing()),
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        legal::legal(state, seat, actions);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(state, seat, action)
    }

    #[inline]
    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match action {
            Action::Turn => state.turn(events),
            Action::Move(target) => state.choose(seat, target, events),
        }
    }

    #[inline]
    fn next_deal(state: &mut State, events: &mut impl EventSink<Event>) {
        state.next_deal(events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        seen::view(state, viewer)
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::check_invariants(state)
    }

    fn any_options(_: u8, rng: &mut Rng) -> Options {
        Options::any(rng)
    }
}
