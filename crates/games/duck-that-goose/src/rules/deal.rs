//! Dealing (DTG-1, DTG-3 to DTG-5).

use super::Event;
use super::card::{Card, FreeMarks};
use super::kind::Kind;
use super::list::List;
use super::options::Options;
use super::points::Points;
use super::ranges::{CardPosition, PlacedCard, Ranges, Seen};
use super::state::{CurrentTurn, LOOK, Phase, SEATS, State};
use super::task::Task;
use mallard_engine::{EventSink, MAX_SEATS, Rng, Seat, SeatSet, Setup, SetupError};

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
    state.dealer = starts.step_left(setup.seats - 1, setup.seats);
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
        Self {
            options,
            seats,
            rng: Rng::from_seed(seed),
            round: 1,
            dealer,
            totals: [Points::ZERO; MAX_SEATS],
            phase: Phase::Peek(SeatSet::all(seats)),
            turn: CurrentTurn { seat: dealer, controller: None },
            tasks: List::new(Task::FILLER),
            ranges: Ranges::new(),
            deck: List::new(Kind::DiddlySquat),
            deck_seen: [SeatSet::EMPTY; LOOK],
            pile: List::new(Card::FILLER),
            free: FreeMarks::all(options.deck.cards().count()),
            held: None,
            control: [None; MAX_SEATS],
            ripe_spent: false,
            cow_spent: false,
            looking: [SeatSet::EMPTY; MAX_SEATS],
        }
    }

    /// Shuffles and deals the next round (DTG-3).
    pub(super) fn deal_round(&mut self, events: &mut impl EventSink<Event>) {
        self.shuffle();
        self.deal_out(events);
    }

    fn shuffle(&mut self) {
        self.sweep();
        for kind in self.options.deck.cards() {
            self.deck.push(kind);
        }
        self.rng.shuffle(&mut self.deck);
    }

    /// Deals one card at a time from the dealer's left; the next card begins the discard pile
    /// (DTG-3).
    fn deal_out(&mut self, events: &mut impl EventSink<Event>) {
        self.turn = CurrentTurn { seat: self.dealer, controller: None };
        let each = dealt_each(self.seats);
        for _ in 0..each {
            for seat in self.dealer.step_left(1, self.seats).clockwise(self.seats) {
                if let Some(card) = self.take_from_deck() {
                    self.ranges
                        .add(seat, PlacedCard { card, lies: CardPosition::Down(Seen::default()) });
                }
            }
        }
        if let Some(discard) = self.take_from_deck() {
            self.pile.push(discard);
            let (round, dealer) = (self.round, self.dealer);
            events.push(Event::Dealt { round, dealer, each, discard });
        }
    }

    /// Takes up all cards, and resets everything else that belongs to one round.
    fn sweep(&mut self) {
        self.phase = Phase::Peek(SeatSet::all(self.seats));
        self.ranges = Ranges::new();
        self.deck.clear();
        self.deck_seen = [SeatSet::EMPTY; LOOK];
        self.pile.clear();
        self.free = FreeMarks::all(self.options.deck.cards().count());
        self.control = [None; MAX_SEATS];
        self.ripe_spent = false;
        self.cow_spent = false;
        self.looking = [SeatSet::EMPTY; MAX_SEATS];
    }
}
