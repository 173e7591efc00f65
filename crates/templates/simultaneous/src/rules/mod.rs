//! The rules. Each seat has a suit of its own, the clubs are prizes. A prize is turned up, and all seats choose a card
//! at once; the highest one takes the prize, unless two are equal. The highest sum of prizes wins.

use mallard_engine::cards::{Card, CardSet, Suit, shuffled};
use mallard_engine::{
    EventSink, Game, GameEvent, GameView, NoOptions, NotAllowed, Pending, Rng, Seat, SeatSet,
    Setup, SetupError, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The suit of each seat.
const SUITS: [Suit; 3] = [Suit::Spades, Suit::Hearts, Suit::Diamonds];

/// The most seats.
const SEATS: usize = SUITS.len();

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Template;

/// A match, with its hidden parts.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    public: Public,
    /// The card that each seat has chosen.
    chosen: [Option<Card>; SEATS],
    /// The prizes to come, the next one last.
    prizes: Vec<Card>,
}

/// What all players see.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// The number of seats.
    pub seats: u8,
    /// The prize; `None` once the match is over.
    pub prize: Option<Card>,
    /// The prizes that were turned up, this one too.
    pub turned: CardSet,
    /// The cards of each seat: a chosen one remains until all have chosen.
    pub hands: [CardSet; SEATS],
    /// The sum of the prizes of each seat.
    pub points: [u8; SEATS],
}

/// A match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What all players see.
    pub public: Public,
    /// The choice of each seat.
    pub chosen: [Choice; SEATS],
}

/// The choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// It has not chosen yet.
    Open,
    /// It has chosen a card that the viewer does not see.
    Hidden,
    /// It has chosen this card.
    Seen(Card),
}

/// A decision: the card to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Action(pub Card);

/// A fact that just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A prize was turned up.
    Turned(Card),
    /// A seat chose a card, which only it sees.
    Chose(Seat, Option<Card>),
    /// All cards were turned up, and this seat took the prize.
    Revealed([Option<Card>; SEATS], Option<Seat>),
}

impl Game for Template {
    type Options = NoOptions;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;
    type Refusal = NotAllowed;

    const SLUG: &'static str = "template-simultaneous";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const MAX_STEPS: u32 = 3 * 13;

    fn deal(
        setup: &Setup<NoOptions>,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, SetupError> {
        setup.check(Self::SEATS)?;
        let clubs = CardSet::FULL.of_suit(Suit::Clubs);
        let prizes = shuffled(clubs, &mut Rng::from_seed(setup.seed));
        let mut hands = [CardSet::EMPTY; SEATS];
        for (hand, suit) in hands.iter_mut().zip(SUITS).take(setup.seats.into()) {
            *hand = CardSet::FULL.of_suit(suit);
        }
        let public = Public { seats: setup.seats, hands, ..Public::default() };
        let mut state = State { public, chosen: [None; SEATS], prizes };
        state.turn_up(events);
        Ok(state)
    }

    fn pending(state: &State) -> Pending {
        if state.public.prize.is_none() {
            return Pending::Over(state.public.places());
        }
        let is_open = |seat: &Seat| state.chosen[seat.index()].is_none();
        let owed = Seat::all(state.public.seats).filter(is_open).collect();
        Pending::Decide { owed, may: SeatSet::EMPTY }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if Self::pending(state).owed().has(seat) {
            actions.extend(state.public.hands[seat.index()].iter().map(Action));
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), NotAllowed> {
        Self::check_listed(state, seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let Action(card) = action;
        state.chosen[seat.index()] = Some(card);
        events.push(Event::Chose(seat, Some(card)));
        if Self::pending(state).owed().is_empty() {
            state.reveal(events);
            state.turn_up(events);
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let mut chosen = [Choice::Open; SEATS];
        for seat in Seat::all(state.public.seats) {
            chosen[seat.index()] = match state.chosen[seat.index()] {
                None => Choice::Open,
                Some(card) if viewer.may_see(seat) => Choice::Seen(card),
                Some(_) => Choice::Hidden,
            };
        }
        View { viewer, public: state.public.clone(), chosen }
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        let Public { seats, turned, hands, .. } = &state.public;
        let mut cards = hands.iter().zip(state.chosen);
        let has_chosen = cards.all(|(hand, card)| card.is_none_or(|card| hand.has(card)));
        let is_complete = usize::from(turned.len()) + state.prizes.len() == 13;
        if has_chosen && is_complete && Self::SEATS.contains(seats) {
            Ok(())
        } else {
            Err(format!("{state:?}"))
        }
    }
}

impl GameView<Template> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn determinize(&self, rng: &mut Rng) -> State {
        let View { public, chosen, .. } = self;
        let mut card_of = |(choice, hand): (Choice, CardSet)| match choice {
            Choice::Open => None,
            Choice::Seen(card) => Some(card),
            Choice::Hidden => rng.pick(&hand.iter().collect::<Vec<_>>()).copied(),
        };
        let mut cards = chosen.iter().copied().zip(public.hands);
        let chosen = std::array::from_fn(|_| cards.next().and_then(&mut card_of));
        let clubs = CardSet::FULL.of_suit(Suit::Clubs);
        let prizes = shuffled(clubs.minus(public.turned), rng);
        State { public: public.clone(), chosen, prizes }
    }
}

impl GameEvent for Event {
    fn redacted(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Chose(seat, _) if !viewer.may_see(seat) => Self::Chose(seat, None),
            event => event,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Turned(_) | Self::Revealed(..))
    }
}

impl State {
    /// Turns up the next prize.
    fn turn_up(&mut self, events: &mut impl EventSink<Event>) {
        self.public.prize = self.prizes.pop();
        if let Some(prize) = self.public.prize {
            self.public.turned = self.public.turned.with(prize);
            events.push(Event::Turned(prize));
        }
    }

    /// Turns up all chosen cards.
    fn reveal(&mut self, events: &mut impl EventSink<Event>) {
        let Self { public, chosen, .. } = self;
        let cards = *chosen;
        let rank = |seat: Seat| cards[seat.index()].map(Card::rank);
        let highest = Seat::all(public.seats).map(rank).max().flatten();
        let mut best = Seat::all(public.seats).filter(|&seat| rank(seat) == highest);
        let winner = best.next().filter(|_| best.next().is_none());
        if let (Some(seat), Some(prize)) = (winner, public.prize) {
            public.points[seat.index()] += prize.rank() as u8 + 2;
        }
        for (hand, card) in public.hands.iter_mut().zip(chosen.iter_mut()) {
            *hand = card.take().map_or(*hand, |card| hand.without(card));
        }
        events.push(Event::Revealed(cards, winner));
    }
}

impl Public {
    pub(crate) fn places(&self) -> Standing {
        Standing::by_most(self.seats, |seat| self.points[seat.index()])
    }
}
