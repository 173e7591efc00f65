mod action;
mod attackers;
mod bout;
mod check;
mod deal;
mod determinize;
mod event;
mod finish;
mod inference;
mod invariants;
mod legal;
mod limits;
mod options;
mod pack;
mod play;
#[cfg(any(test, feature = "positions"))]
mod position;
mod score;
mod standing;
mod state;
mod teams;
mod unlikely_cards;
mod view;

pub use action::{Action, Refusal};
pub use bout::{Bout, Pair};
pub use event::{DealResult, Drawn, Event};
pub(super) use limits::MOST_SEATS;
pub use options::{AfterFool, Deck, Length, Options, Preset, ThrowIn};
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use score::Score;
pub use state::{Phase, Public, State, TrumpCard};
pub use unlikely_cards::UnlikelyCards;
pub use view::{Hand, Recall, Stock, View};

use mallard_engine::{EventSink, Game, Pending, Rng, Seat, SeatSet, Setup, SetupError, Viewer};
use std::ops::RangeInclusive;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Durak;

impl Game for Durak {
    type Options = Options;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const SLUG: &'static str = "durak";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=6;
    // Enough for the 99 deals of DUR-17 (tests/rules/durak/open.rs).
    const MAX_STEPS: u32 = 100_000;

    fn deal(
        setup: &Setup<Options>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        deal::first_deal(setup, events)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        let actor = match state.public.phase {
            Phase::Lead(seat)
            | Phase::More(seat)
            | Phase::Add(seat)
            | Phase::AddAfterTake(seat) => seat,
            Phase::Defend => state.public.bout.defender,
            Phase::Between(dealer) => {
                let owed = SeatSet::only(dealer);
                return Pending::Decide { owed, may: SeatSet::all(state.public.seats).minus(owed) };
            }
            Phase::Over => return Pending::Over(state.public.standing()),
        };
        Pending::await_seat(actor)
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

    fn any_options(seats: u8, rng: &mut Rng) -> Options {
        Options::any(seats, rng)
    }
}
