//! Dealing (DTG-1, DTG-3 to DTG-5).

use super::Event;
use super::card::{Card, FreeMarks};
use super::kind::Kind;
use super::options::Options;
use super::points::Points;
use super::ranges::{CardPosition, PlacedCard, Ranges, Seen};
use super::state::{CurrentTurn, LOOK, Phase, Public, SEATS, State};
use mallard_engine::{EventSink, List, MAX_SEATS, Rng, Seat, SeatSet, Setup, SetupError};

/// Deals the first round of a match. The seat that starts is random, and with it the dealer on its right (DTG-5).
pub(super) fn first_deal(
    setup: &Setup<Options>,
    events: &mut impl EventSink<Event>,
) -> Result<State, SetupError> {
    setup.check(SEATS)?;
    setup.options.validate()?;
    let mut state = State::empty(setup.options, setup.seats, Seat::new(0), setup.seed);
    state.shuffle();
    let drawn = u8::try_from(state.rng.next_below(setup.seats.into())).unwrap_or(0);
    let starts = Seat::new(0).step_left(drawn, setup.seats);
    state.public.dealer = starts.step_left(setup.seats - 1, setup.seats);
    state.deal_out(events);
    Ok(state)
}

/// How many cards each seat is dealt (DTG-3).
pub(crate) const fn dealt_each(seats: u8) -> u8 {
    if seats == 2 { 6 } else { 4 }
}

impl State {
    /// A table before the first deal.
    pub(super) fn empty(options: Options, seats: u8, dealer: Seat, seed: u64) -> Self {
        let public = Public {
            options,
            seats,
            round: 1,
            dealer,
            totals: [Points::ZERO; MAX_SEATS],
            phase: Phase::Peek(SeatSet::all(seats)),
            turn: CurrentTurn { seat: dealer, controller: None },
            tasks: List::default(),
            control: [None; MAX_SEATS],
            ripe_spent: false,
            cow_spent: false,
            looking: [SeatSet::EMPTY; MAX_SEATS],
        };
        Self::behind(public, Rng::from_seed(seed))
    }

    /// The table without cards behind what all players see.
    pub(super) fn behind(public: Public, rng: Rng) -> Self {
        Self {
            rng,
            ranges: Ranges::new(),
            deck: List::new(Kind::DiddlySquat),
            deck_seen: [SeatSet::EMPTY; LOOK],
            pile: List::new(Card::FILLER),
            free: FreeMarks::all(public.options.deck.cards().count()),
            held: None,
            public,
        }
    }

    /// Shuffles and deals the next round (DTG-3).
    pub(super) fn deal_round(&mut self, events: &mut impl EventSink<Event>) {
        self.shuffle();
        self.deal_out(events);
    }

    fn shuffle(&mut self) {
        self.sweep();
        for kind in self.public.options.deck.cards() {
            self.deck.push(kind);
        }
        self.rng.shuffle(&mut self.deck);
    }

    /// Deals one card at a time from the dealer's left; the next card begins the discard pile
    /// (DTG-3).
    fn deal_out(&mut self, events: &mut impl EventSink<Event>) {
        self.public.turn = CurrentTurn { seat: self.public.dealer, controller: None };
        let each = dealt_each(self.public.seats);
        for _ in 0..each {
            for seat in
                self.public.dealer.step_left(1, self.public.seats).clockwise(self.public.seats)
            {
                if let Some(card) = self.take_from_deck() {
                    self.ranges
                        .add(seat, PlacedCard { card, lies: CardPosition::Down(Seen::default()) });
                }
            }
        }
        if let Some(discard) = self.take_from_deck() {
            self.pile.push(discard);
            let (round, dealer) = (self.public.round, self.public.dealer);
            events.push(Event::Dealt { round, dealer, each, discard });
        }
    }

    /// Takes up all cards, and resets everything else that belongs to one round.
    fn sweep(&mut self) {
        self.public.phase = Phase::Peek(SeatSet::all(self.public.seats));
        self.ranges = Ranges::new();
        self.deck.clear();
        self.deck_seen = [SeatSet::EMPTY; LOOK];
        self.pile.clear();
        self.free = FreeMarks::all(self.public.options.deck.cards().count());
        self.public.control = [None; MAX_SEATS];
        self.public.ripe_spent = false;
        self.public.cow_spent = false;
        self.public.looking = [SeatSet::EMPTY; MAX_SEATS];
    }
}
