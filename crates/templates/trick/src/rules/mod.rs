//! The rules. Each seat gets eight of 52 cards and plays one to each trick. It must follow the suit that was led, if
//! it can; the highest card of that suit wins the trick and leads the next one. Most tricks win.

use mallard_engine::cards::{Card, CardSet, Hand, Suit, deal, determinized, seen_by, shuffled};
use mallard_engine::{
    EventSink, Game, GameEvent, GameView, NoOptions, NotAllowed, Pending, Rng, Seat, Setup,
    SetupError, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The most seats.
const SEATS: usize = 4;

/// The cards of each seat at the beginning.
const CARDS: usize = 8;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Template;

/// A match, with its hidden cards.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    public: Public,
    hands: [CardSet; SEATS],
}

/// What all players see.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// The number of seats.
    pub seats: u8,
    /// The seat that plays; `None` once the match is over.
    pub turn: Option<Seat>,
    /// The cards of the trick, in the order they were played: a complete one remains until the next lead.
    pub trick: Vec<(Seat, Card)>,
    /// The cards of all tricks.
    pub played: CardSet,
    /// The number of tricks that each seat has won.
    pub won: [u8; SEATS],
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
}

/// A decision: the card to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Action(pub Card);

/// A fact that just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The cards were dealt.
    Dealt,
    /// A seat played a card.
    Played(Seat, Card),
    /// A seat won the trick.
    Won(Seat),
}

impl Game for Template {
    type Options = NoOptions;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = NotAllowed;

    const SLUG: &'static str = "template-trick";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_STEPS: u32 = 4 * 8;

    fn deal(
        setup: &Setup<NoOptions>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        setup.check(Self::SEATS)?;
        let mut pack = shuffled(CardSet::FULL, &mut Rng::from_seed(setup.seed));
        let hands = deal(&mut pack, setup.seats, CARDS);
        events.push(Event::Dealt);
        let turn = Some(Seat::new(0));
        let public = Public { seats: setup.seats, turn, ..Public::default() };
        Ok(State { public, hands })
    }

    fn pending(state: &State) -> Pending {
        match state.public.turn {
            Some(seat) => Pending::await_seat(seat),
            None => Pending::Over(state.public.places()),
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if state.public.turn == Some(seat) {
            let hand = state.hands[seat.index()];
            let following = state.public.led().map(|suit| hand.of_suit(suit));
            let playable = following.filter(|cards| !cards.is_empty()).unwrap_or(hand);
            actions.extend(playable.iter().map(Action));
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), NotAllowed> {
        Self::check_listed(state, seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let (Action(card), State { public, hands }) = (action, state);
        let led = public.led().unwrap_or(card.suit());
        if public.is_complete() {
            public.trick.clear();
        }
        hands[seat.index()] = hands[seat.index()].without(card);
        public.trick.push((seat, card));
        public.played = public.played.with(card);
        events.push(Event::Played(seat, card));
        public.turn = Some(seat.step_left(1, public.seats));
        if public.is_complete() {
            let following = public.trick.iter().filter(|(_, card)| card.suit() == led);
            let highest = following.max_by_key(|(_, card)| card.rank());
            let winner = highest.map_or(seat, |&(seat, _)| seat);
            public.won[winner.index()] += 1;
            public.turn = (!hands[winner.index()].is_empty()).then_some(winner);
            events.push(Event::Won(winner));
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, public: state.public.clone(), hands: seen_by(state.hands, viewer) }
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        let State { public, hands } = state;
        let places = hands.iter().chain([&public.played]);
        let count: u32 = places.clone().map(|cards| u32::from(cards.len())).sum();
        let cards = places.fold(CardSet::EMPTY, |all, cards| all.or(*cards));
        let is_whole = u32::from(cards.len()) == count
            && public.trick.iter().all(|(_, card)| public.played.has(*card))
            && public.turn.is_none_or(|seat| seat.index() < usize::from(public.seats))
            && Self::SEATS.contains(&public.seats);
        if is_whole { Ok(()) } else { Err(format!("{state:?}")) }
    }
}

impl GameView<Template> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn determinize(&self, rng: &mut Rng) -> State {
        let seen = self.hands.iter().fold(self.public.played, |seen, hand| seen.or(hand.cards()));
        let (hands, _) = determinized(self.hands, CardSet::FULL.minus(seen), rng);
        State { public: self.public.clone(), hands }
    }
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Dealt)
    }
}

impl Public {
    fn is_complete(&self) -> bool {
        self.trick.len() == usize::from(self.seats)
    }

    /// The suit to follow; `None` if the seat leads.
    fn led(&self) -> Option<Suit> {
        self.trick.first().filter(|_| !self.is_complete()).map(|(_, card)| card.suit())
    }

    pub(crate) fn places(&self) -> Standing {
        Standing::by_most(self.seats, |seat| self.won[seat.index()])
    }
}
