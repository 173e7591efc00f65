//! The rules. Each seat gets six cards, and one card is turned up. On its turn a seat plays a card of the same suit or
//! rank as the last one, or draws a card. An eight fits any card, and its player names the suit to follow. The first seat
//! without cards wins; when the stock is empty and all seats pass in turn, the one with the fewest cards does.

use mallard_engine::cards::{
    Card, CardSet, Hand, Rank, Suit, deal, determinized, seen_by, shuffled,
};
use mallard_engine::{
    EventSink, Game, GameEvent, GameView, NoOptions, NotAllowed, Pending, Rng, Seat, Setup,
    SetupError, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// The most seats.
const SEATS: usize = 4;

/// The cards of each seat at the beginning.
const CARDS: usize = 6;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Template;

/// A match, with its hidden cards.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    public: Public,
    hands: [CardSet; SEATS],
    /// The next card last.
    stock: Vec<Card>,
}

/// What all players see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The number of seats.
    pub seats: u8,
    /// The seat that plays.
    pub turn: Seat,
    /// The last card.
    pub last: Card,
    /// The suit to follow: that of the last card, or the one that a player named with an eight.
    pub suit: Suit,
    /// All cards that were played, with the last one.
    pub played: CardSet,
    /// The number of seats that have passed since a card was played or drawn.
    pub passed: u8,
}

/// A match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What all players see.
    pub public: Public,
    /// The hand of each seat.
    pub hands: [Hand<CardSet>; SEATS],
    /// The number of cards in the stock.
    pub stock: u8,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Play this card, which the next may follow by this suit: its own, or with an eight any.
    Play(Card, Suit),
    /// Draw a card, if there is one, and play none.
    Draw,
}

/// A fact that just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The cards were dealt.
    Dealt,
    /// A seat played a card.
    Played(Seat, Card),
    /// A seat named a suit, with an eight.
    Named(Seat, Suit),
    /// A seat drew a card.
    Drew(Seat),
    /// A seat passed, because the stock is empty.
    Passed(Seat),
}

impl Game for Template {
    type Options = NoOptions;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = NotAllowed;

    const SLUG: &'static str = "template-shedding";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    // Each card is drawn and played at most once, and at most three seats pass before a card that is played.
    const MAX_STEPS: u32 = 52 + 52 * 4 + 4;

    fn deal(
        setup: &Setup<NoOptions>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        setup.check(Self::SEATS)?;
        let mut stock = shuffled(CardSet::FULL, &mut Rng::from_seed(setup.seed));
        let hands = deal(&mut stock, setup.seats, CARDS);
        let last = stock.pop().expect("52 cards are enough");
        events.push(Event::Dealt);
        let played = CardSet::only(last);
        let (seats, turn, suit) = (setup.seats, Seat::new(0), last.suit());
        let public = Public { seats, turn, last, suit, played, passed: 0 };
        Ok(State { public, hands, stock })
    }

    fn pending(state: &State) -> Pending {
        let Public { seats, turn, passed, .. } = state.public;
        let is_out = |seat: Seat| state.hands[seat.index()].is_empty();
        if passed == seats || Seat::all(seats).any(is_out) {
            Pending::Over(places(seats, state.hands.map(CardSet::len)))
        } else {
            Pending::await_seat(turn)
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if Self::pending(state).owed().has(seat) {
            let Public { last, suit, .. } = state.public;
            for card in state.hands[seat.index()] {
                if card.rank() == Rank::Eight {
                    actions.extend(Suit::ALL.map(|named| Action::Play(card, named)));
                } else if card.suit() == suit || card.rank() == last.rank() {
                    actions.push(Action::Play(card, card.suit()));
                }
            }
            actions.push(Action::Draw);
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), NotAllowed> {
        Self::check_listed(state, seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let State { public, hands, stock } = state;
        let hand = &mut hands[seat.index()];
        public.turn = seat.step_left(1, public.seats);
        match (action, stock.pop()) {
            (Action::Play(card, suit), next) => {
                stock.extend(next);
                *hand = hand.without(card);
                public.last = card;
                public.suit = suit;
                public.played = public.played.with(card);
                public.passed = 0;
                events.push(Event::Played(seat, card));
                if card.rank() == Rank::Eight {
                    events.push(Event::Named(seat, suit));
                }
            }
            (Action::Draw, Some(card)) => {
                *hand = hand.with(card);
                public.passed = 0;
                events.push(Event::Drew(seat));
            }
            (Action::Draw, None) => {
                public.passed += 1;
                events.push(Event::Passed(seat));
            }
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let hands = seen_by(state.hands, viewer);
        let stock = u8::try_from(state.stock.len()).unwrap_or(u8::MAX);
        View { viewer, public: state.public.clone(), hands, stock }
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        let State { public, hands, stock } = state;
        let places = hands.iter().copied().chain([public.played, stock.iter().copied().collect()]);
        let count: u32 = places.clone().map(|cards| u32::from(cards.len())).sum();
        let all = places.fold(CardSet::EMPTY, CardSet::or);
        let is_whole = all == CardSet::FULL
            && count == u32::from(all.len())
            && public.played.has(public.last)
            && (public.suit == public.last.suit() || public.last.rank() == Rank::Eight)
            && Self::SEATS.contains(&public.seats)
            && public.turn.index() < usize::from(public.seats);
        if is_whole { Ok(()) } else { Err(format!("{state:?}")) }
    }
}

impl GameView<Template> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn determinize(&self, rng: &mut Rng) -> State {
        let seen = self.hands.iter().fold(self.public.played, |seen, hand| seen.or(hand.cards()));
        let (hands, stock) = determinized(self.hands, CardSet::FULL.minus(seen), rng);
        State { public: self.public.clone(), hands, stock }
    }
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Dealt | Self::Drew(_))
    }
}

/// Fewer cards are better.
pub(crate) fn places(seats: u8, cards: [u8; SEATS]) -> Standing {
    Standing::by_most(seats, |seat| Reverse(cards[seat.index()]))
}
