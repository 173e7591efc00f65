mod action;
mod apply;
mod birds;
mod card;
mod check;
mod deal;
mod determinize;
mod effect;
mod event;
mod finish;
mod invariants;
mod kind;
mod legal;
mod look;
mod options;
mod piles;
mod play;
mod points;
#[cfg(any(test, feature = "positions"))]
mod position;
mod ranges;
mod refusal;
mod ripe;
mod sheet;
mod sight;
mod state;
mod tables;
mod target;
mod task;
mod turn;
mod view;
#[cfg(any(test, feature = "positions"))]
mod words;

pub use action::{Action, Order};
pub use card::{Card, Mark};
pub(super) use deal::dealt_each;
pub use event::{AddedBy, Event};
pub(super) use kind::KINDS;
pub use kind::{Cancel, Class, Kind, Value};
pub use options::{Deck, Options, Rounds};
pub use points::Points;
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use ranges::RangeSlot;
pub(super) use ranges::{CardPosition, PlacedCard};
pub use refusal::Refusal;
pub use sheet::{Line, Sheet};
pub use state::{CurrentTurn, Phase, Public, State};
pub use task::{Chosen, Gift, Task, TaskStep};
pub use view::{DeckView, FaceUp, InTransitView, Memory, Pile, Recall, Slot, View};

use mallard_engine::{EventSink, Game, Pending, Rng, Seat, Setup, SetupError, Viewer};
use state::SEATS;
use std::ops::RangeInclusive;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuckThatGoose;

impl Game for DuckThatGoose {
    type Options = Options;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    const SLUG: &'static str = "duck-that-goose";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = SEATS;
    // Each turn uses up a facedown card and only Flip, once a round, makes a new one: a round has
    // at most 37 turns. 80,000 random rounds of nine seats took 137 steps at most; a match has
    // at most 30 rounds.
    const MAX_STEPS: u32 = 10_000;

    fn deal(
        setup: &Setup<Options>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        deal::first_deal(setup, events)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        turn::pending(state)
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
        apply::apply(state, seat, action, events);
    }

    #[inline]
    fn next_deal(state: &mut State, events: &mut impl EventSink<Event>) {
        state.next_deal(events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        look::view(state, viewer)
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::check_invariants(state)
    }

    fn any_options(_: u8, rng: &mut Rng) -> Options {
        Options::any(rng)
    }
}
