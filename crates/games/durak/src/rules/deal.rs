//! Dealing, and the seat that leads (DUR-2 to DUR-4).

use super::bout::Bout;
use super::event::DealResult;
use super::finish::HAND_SIZE;
use super::limits::MOST_SEATS;
use super::pack::Pack;
use super::score::Score;
use super::state::{Deal, Phase, State, TrumpCard};
use super::unlikely_cards::UnlikelyCards;
use super::{AfterFool, Event, Options};
use mallard_engine::cards::CardSet;
use mallard_engine::{EventSink, Rng, Seat, SeatSet, Setup, SetupError};

/// Deals the first deal of a match.
pub(super) fn first_deal(
    setup: &Setup<Options>,
    events: &mut impl EventSink<Event>,
) -> Result<State, SetupError> {
    let seats = setup.seats;
    setup.check(2..=6)?;
    setup.options.validate(seats)?;

    let mut rng = Rng::from_seed(setup.seed);
    let dealer = random_seat(seats, &mut rng);
    let deal = Deal::new(1, dealer, seats, &setup.options, &mut rng, events);
    let mut state = State {
        options: setup.options,
        seats,
        rng,
        score: Score::default(),
        deal,
        bout: Bout::new(dealer, dealer),
        phase: Phase::Over,
    };
    let leader = state.lowest_trump(events);
    state.begin_bout(leader, events);
    Ok(state)
}

fn random_seat(seats: u8, rng: &mut Rng) -> Seat {
    Seat::new(0).step_left(u8::try_from(rng.next_below(seats.into())).unwrap_or(0), seats)
}

impl Deal {
    /// Six cards each, one at a time from the dealer's left; then the trump (DUR-2).
    fn new(
        number: u8,
        dealer: Seat,
        seats: u8,
        options: &Options,
        rng: &mut Rng,
        events: &mut impl EventSink<Event>,
    ) -> Self {
        let mut stock = Pack::shuffled(options.deck.cards(), rng);
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut last = None;
        for _ in 0..HAND_SIZE {
            for seat in dealer.step_left(1, seats).clockwise(seats) {
                if let Some(card) = stock.draw() {
                    hands[seat.index()] = hands[seat.index()].with(card);
                    last = Some(card);
                }
            }
        }
        let turned_up = stock.draw();
        if let Some(card) = turned_up {
            stock.put_under(card);
        }
        let trump = TrumpCard {
            card: turned_up.or(last).expect("every deck has cards"),
            in_hand: turned_up.is_none(),
        };
        let mut shown = [CardSet::EMPTY; MOST_SEATS];
        if trump.in_hand {
            shown[dealer.index()] = CardSet::only(trump.card);
        }
        events.push(Event::Dealt {
            deal: number,
            dealer,
            trump: trump.card,
            in_hand: trump.in_hand,
        });
        Self {
            number,
            dealer,
            trump,
            hands,
            shown,
            doubts: [UnlikelyCards::default(); MOST_SEATS],
            stock,
            playing: SeatSet::all(seats),
            places: [0; MOST_SEATS],
            bouts: 0,
            beaten_off: false,
            idle_bouts: 0,
        }
    }
}

impl State {
    /// Deals again after a deal with this result (DUR-2, DUR-4).
    pub(super) fn next_deal(&mut self, result: DealResult, events: &mut impl EventSink<Event>) {
        let dealer = self.next_dealer(result);
        let (number, places) = (self.deal.number.saturating_add(1), self.deal.places);
        self.deal = Deal::new(number, dealer, self.seats, &self.options, &mut self.rng, events);
        let leader = match result {
            DealResult::Won(winners) => self.first_out(winners, places),
            DealResult::Fool(fool) => match self.options.after_fool {
                AfterFool::Attacked => fool.step_left(self.seats - 1, self.seats),
                AfterFool::Under => fool.step_left(1, self.seats),
                AfterFool::Winner => self.first_out(SeatSet::all(self.seats), places),
            },
            DealResult::Drawn => self.lowest_trump(events),
        };
        self.begin_bout(leader, events);
    }

    /// The seat that deals after a deal with this result (DUR-2).
    pub(super) fn next_dealer(&self, result: DealResult) -> Seat {
        match result {
            DealResult::Won(winners) => self.dealer_after_win(winners),
            DealResult::Fool(fool) => fool,
            DealResult::Drawn => self.deal.dealer,
        }
    }

    /// The loser deals; among several team-mates with cards, the first clockwise from the last dealer's left (DUR-2).
    fn dealer_after_win(&self, winners: SeatSet) -> Seat {
        let holding = self.deal.playing.minus(winners);
        holding.first_from(self.deal.dealer.step_left(1, self.seats)).unwrap_or(self.deal.dealer)
    }

    /// The seat among these that went out first in the deal with these `places`; among equals the
    /// first clockwise from the new dealer's left (DUR-4).
    fn first_out(&self, among: SeatSet, places: [u8; MOST_SEATS]) -> Seat {
        let left_of_dealer = self.deal.dealer.step_left(1, self.seats);
        left_of_dealer
            .clockwise(self.seats)
            .filter(|&seat| among.has(seat))
            // Among equal places `min_by_key` gives the first.
            .min_by_key(|seat| places[seat.index()])
            .unwrap_or(left_of_dealer)
    }

    /// The seat with the lowest trump shows it and leads; if no seat has a trump, a random seat leads (DUR-3).
    fn lowest_trump(&mut self, events: &mut impl EventSink<Event>) -> Seat {
        let trump = self.deal.trump();
        let lowest = Seat::all(self.seats)
            .filter_map(|seat| Some((self.deal.hand(seat).of_suit(trump).first()?, seat)))
            .min();
        if let Some((card, seat)) = lowest {
            self.deal.show(seat, CardSet::only(card));
            events.push(Event::ShowedLowest { seat, card });
            seat
        } else {
            random_seat(self.seats, &mut self.rng)
        }
    }
}
