mod action;
mod check;
mod deal;
mod determinize;
mod draw;
mod event;
mod invariants;
mod legal;
mod matching;
mod options;
mod pay;
mod play;
#[cfg(any(test, feature = "positions"))]
mod position;
mod quacker;
mod ranking;
mod score;
mod sizes;
mod state;
mod trick;
mod view;

pub use action::{Action, Refusal};
pub use event::{Event, FaceDown};
pub use options::Options;
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use ranking::Ranking;
pub use score::{DecidedBy, DuckitResult, RoundResult};
pub use sizes::SEATS;
pub use state::{Phase, Public, Quacker, Recall, State};
pub use trick::{Trick, WonTrick, playable};
pub use view::{Hand, View};

use mallard_engine::{EventSink, Game, Pending, Seat, Setup, SetupError, Viewer};
use std::ops::RangeInclusive;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duckit;

impl Game for Duckit {
    type Options = Options;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const SLUG: &'static str = "duckit";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = SEATS..=SEATS;
    // Every round costs at least three chips of 30, so a match has at most ten rounds; each has 27 cards to play and
    // one to bank.
    const MAX_STEPS: u32 = 10 * 28;

    fn deal(
        setup: &Setup<Options>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        deal::first_round(setup, events)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        match state.public.phase {
            Phase::Play(seat) | Phase::Bank(seat) => Pending::await_seat(seat),
            Phase::Over => Pending::Over(state.tally().standing()),
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

    #[inline]
    fn next_deal(state: &mut State, events: &mut impl EventSink<Event>) {
        state.next_deal(events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::check_invariants(state)
    }
}
