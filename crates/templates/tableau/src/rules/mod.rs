//! The rules. Four cards are open. On its turn a seat takes one of them into its tableau, and the next card of the stock
//! takes its place. If the seat now has three cards of a suit, it may give them back for a point, or keep them: at the
//! end, when no card is open, each suit of a tableau is worth a point more. Most points win.

use mallard_engine::cards::{Card, CardSet, Rank, Suit, shuffled};
use mallard_engine::{
    EventSink, Game, GameEvent, GameView, NoOptions, NotAllowed, Pending, Rng, Seat, Setup,
    SetupError, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The most seats.
const SEATS: usize = 4;

/// The number of open cards.
const OPEN: usize = 4;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Template;

/// A match, with its hidden cards.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    view: View,
    /// The cards to come, the next one last.
    stock: Vec<Card>,
}

/// A match as all players see it: only the stock is hidden, from all of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The number of seats.
    pub seats: u8,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// Has it taken a card, and may score a suit now?
    pub scores: bool,
    /// The open cards.
    pub open: CardSet,
    /// The number of cards to come.
    pub stock: u8,
    /// The cards of each seat.
    pub tableaus: [CardSet; SEATS],
    /// The cards that were given back.
    pub gone: CardSet,
    /// The points of each seat so far.
    pub points: [u8; SEATS],
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Take this card.
    Take(Card),
    /// Give back three cards of this suit.
    Score(Suit),
    /// Score nothing.
    Keep,
}

/// A fact that just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// This card was turned up.
    Opened(Card),
    /// A seat took a card.
    Took(Seat, Card),
    /// A seat gave back three cards of a suit.
    Scored(Seat, Suit),
    /// A seat kept all its cards.
    Kept(Seat),
}

impl Game for Template {
    type Options = NoOptions;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = NotAllowed;

    const SLUG: &'static str = "template-tableau";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    // Each of the 32 cards is taken once, and then the seat decides whether it scores.
    const MAX_STEPS: u32 = 2 * 32;

    fn deal(
        setup: &Setup<NoOptions>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        setup.check(Self::SEATS)?;
        let stock = shuffled(deck(), &mut Rng::from_seed(setup.seed));
        let view = View {
            viewer: Viewer::Table,
            seats: setup.seats,
            turn: Seat::new(0),
            scores: false,
            open: CardSet::EMPTY,
            stock: deck().len(),
            tableaus: [CardSet::EMPTY; SEATS],
            gone: CardSet::EMPTY,
            points: [0; SEATS],
        };
        let mut state = State { view, stock };
        for _ in 0..OPEN {
            state.turn_up(events);
        }
        Ok(state)
    }

    fn pending(state: &State) -> Pending {
        let View { turn, scores, open, .. } = state.view;
        if scores || !open.is_empty() {
            Pending::await_seat(turn)
        } else {
            Pending::Over(state.view.places())
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let view = &state.view;
        if view.turn != seat {
            return;
        }
        if view.scores {
            actions.extend(view.complete(seat).map(Action::Score));
            actions.push(Action::Keep);
        } else {
            actions.extend(view.open.iter().map(Action::Take));
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), NotAllowed> {
        Self::check_listed(state, seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let view = &mut state.view;
        let tableau = &mut view.tableaus[seat.index()];
        match action {
            Action::Take(card) => {
                *tableau = tableau.with(card);
                view.open = view.open.without(card);
                view.scores = view.complete(seat).next().is_some();
                events.push(Event::Took(seat, card));
                state.turn_up(events);
            }
            Action::Score(suit) => {
                let given: CardSet = tableau.of_suit(suit).iter().take(3).collect();
                *tableau = tableau.minus(given);
                view.gone = view.gone.or(given);
                view.points[seat.index()] += 1;
                view.scores = false;
                events.push(Event::Scored(seat, suit));
            }
            Action::Keep => {
                view.scores = false;
                events.push(Event::Kept(seat));
            }
        }
        if !state.view.scores {
            state.view.turn = seat.step_left(1, state.view.seats);
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, ..state.view.clone() }
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        let View { seats, turn, open, tableaus, gone, stock, .. } = &state.view;
        let places = tableaus.iter().chain([open, gone]);
        let count: u32 = places.clone().map(|cards| u32::from(cards.len())).sum();
        let cards = places.fold(CardSet::EMPTY, |all, cards| all.or(*cards));
        let is_whole = u32::from(cards.len()) == count
            && count + u32::from(*stock) == u32::from(deck().len())
            && usize::from(*stock) == state.stock.len()
            && Self::SEATS.contains(seats)
            && turn.index() < usize::from(*seats);
        if is_whole { Ok(()) } else { Err(format!("{state:?}")) }
    }
}

impl GameView<Template> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn determinize(&self, rng: &mut Rng) -> State {
        let seen = self.tableaus.iter().fold(self.open.or(self.gone), |all, cards| all.or(*cards));
        let stock = shuffled(deck().minus(seen), rng);
        State { view: View { viewer: Viewer::Table, ..self.clone() }, stock }
    }
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Opened(_))
    }
}

/// From the sevens up.
const fn deck() -> CardSet {
    CardSet::from_rank_up(Rank::Seven)
}

impl State {
    fn turn_up(&mut self, events: &mut impl EventSink<Event>) {
        if let Some(card) = self.stock.pop() {
            self.view.open = self.view.open.with(card);
            self.view.stock -= 1;
            events.push(Event::Opened(card));
        }
    }
}

impl View {
    /// The suits of which a seat has three cards.
    fn complete(&self, seat: Seat) -> impl Iterator<Item = Suit> + use<> {
        let tableau = self.tableaus[seat.index()];
        Suit::ALL.into_iter().filter(move |&suit| tableau.of_suit(suit).len() >= 3)
    }

    /// The points of a seat: those for suits that were given back, and one for each suit in its tableau.
    pub fn points(&self, seat: Seat) -> u8 {
        let tableau = self.tableaus[seat.index()];
        let suits = Suit::ALL.into_iter().filter(|&suit| !tableau.of_suit(suit).is_empty());
        // A forged view may have any number of points.
        suits.fold(self.points[seat.index()], |points, _| points.saturating_add(1))
    }

    /// The places by these points.
    pub fn places(&self) -> Standing {
        Standing::by_most(self.seats, |seat| self.points(seat))
    }
}
