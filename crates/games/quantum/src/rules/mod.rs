mod action;
mod check;
mod colour;
mod column;
mod determinize;
mod dice;
mod dice_set;
mod die;
mod event;
mod face;
mod invariants;
mod legal;
mod play;
#[cfg(any(test, feature = "positions"))]
mod position;
mod row;
mod score;
mod sheet;
mod state;
mod turn;
mod view;

pub use action::{Action, Choice, Refusal};
pub use colour::Colour;
pub(super) use column::Column;
pub use dice::{Dice, Value};
pub use dice_set::DiceSet;
pub use die::Die;
pub use event::{Chosen, Event, TurnStep};
pub use face::DieFace;
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub(super) use row::HIGHEST;
pub use row::{BOXES, Need, Row};
pub use sheet::{PENALTIES, Sheet};
pub(super) use state::MOST_SEATS;
pub use state::{Phase, Public, State};
pub use view::View;

use mallard_engine::{
    EventSink, Game, NoOptions, Pending, Seat, SeatSet, Setup, SetupError, Viewer,
};
use std::ops::RangeInclusive;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quantum;

impl Game for Quantum {
    type Options = NoOptions;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const SLUG: &'static str = "quantum";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    // In each turn the active seat fills one of its 24 boxes or a penalty box. So a match has at most 4 times 29 turns,
    // each with two decisions and one more for each seat.
    const MAX_STEPS: u32 = 4 * 29 * 6;

    fn deal(
        setup: &Setup<NoOptions>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        turn::first_turn(setup, events)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        match state.public.phase {
            Phase::Reroll | Phase::Active => Pending::await_seat(state.public.active),
            Phase::Everyone { .. } => Pending::Decide { owed: state.owed(), may: SeatSet::EMPTY },
            Phase::Over => Pending::Over(state.public.standing()),
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
        play::apply(state, seat, action, events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::check_invariants(state)
    }
}
