//! Dealing, and the seat that leads (DUR-2 to DUR-4).

use super::bout::Bout;
use super::event::DealResult;
use super::finish::HAND_SIZE;
use super::limits::MOST_SEATS;
use super::pack;
use super::score::Score;
use super::state::{Phase, Public, State, TrumpCard};
use super::unlikely_cards::UnlikelyCards;
use super::{AfterFool, Event, Options};
use mallard_engine::cards::CardSet;
use mallard_engine::{EventSink, Rng, Seat, SeatSet, Setup, SetupError};

pub(super) fn first_deal(
    setup: &Setup<Options>,
    events: &mut impl EventSink<Event>,
) -> Result<State, SetupError> {
    let seats = setup.seats;
    setup.check(2..=6)?;
    setup.options.validate(seats)?;

    let mut rng = Rng::from_seed(setup.seed);
    let dealer = random_seat(seats, &mut rng);
    let mut state = State::deal(setup.options, seats, Score::default(), (1, dealer), rng, events);
    let leader = state.lowest_trump(events);
    state.begin_bout(leader, events);
    Ok(state)
}

fn random_seat(seats: u8, rng: &mut Rng) -> Seat {
    Seat::new(0).step_left(u8::try_from(rng.next_below(seats.into())).unwrap_or(0), seats)
}

impl State {
    /// Six cards each, one at a time from the dealer's left; then the trump (DUR-2).
    fn deal(
        options: Options,
        seats: u8,
        score: Score,
        (deal, dealer): (u8, Seat),
        mut rng: Rng,
        events: &mut impl EventSink<Event>,
    ) -> Self {
        let mut stock = pack::shuffled(options.deck.cards(), &mut rng);
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut last = None;
        for _ in 0..HAND_SIZE {
            for seat in dealer.step_left(1, seats).clockwise(seats) {
                if let Some(card) = stock.pop() {
                    hands[seat.index()] = hands[seat.index()].with(card);
                    last = Some(card);
                }
            }
        }
        let turned_up = stock.pop();
        if let Some(card) = turned_up {
            stock.insert(0, card);
        }
        let trump = TrumpCard {
            card: turned_up.or(last).expect("every deck has cards"),
            in_hand: turned_up.is_none(),
        };
        let mut shown = [CardSet::EMPTY; MOST_SEATS];
        if trump.in_hand {
            shown[dealer.index()] = CardSet::only(trump.card);
        }
        events.push(Event::Dealt { deal, dealer, trump: trump.card, in_hand: trump.in_hand });
        let public = Public {
            options,
            seats,
            phase: Phase::Over,
            score,
            deal,
            dealer,
            trump,
            playing: SeatSet::all(seats),
            places: [0; MOST_SEATS],
            bouts: 0,
            bout: Bout::new(dealer, dealer),
            beaten_off: false,
            idle_bouts: 0,
        };
        Self { rng, public, hands, shown, doubts: [UnlikelyCards::default(); MOST_SEATS], stock }
    }

    /// Deals again after a deal with this result (DUR-2, DUR-4).
    pub(super) fn deal_after(&mut self, result: DealResult, events: &mut impl EventSink<Event>) {
        let Public { options, seats, score, deal, places, .. } = self.public;
        let next = (deal.saturating_add(1), self.next_dealer(result));
        *self = Self::deal(options, seats, score, next, self.rng.clone(), events);
        let leader = match result {
            DealResult::Won(winners) => self.first_out(winners, places),
            DealResult::Fool(fool) => match options.after_fool {
                AfterFool::Attacked => fool.step_left(seats - 1, seats),
                AfterFool::Under => fool.step_left(1, seats),
                AfterFool::Winner => self.first_out(SeatSet::all(seats), places),
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
            DealResult::Drawn => self.public.dealer,
        }
    }

    /// The loser deals; among several team-mates with cards, the first clockwise from the last dealer's left (DUR-2).
    fn dealer_after_win(&self, winners: SeatSet) -> Seat {
        let holding = self.public.playing.minus(winners);
        holding
            .first_from(self.public.dealer.step_left(1, self.public.seats))
            .unwrap_or(self.public.dealer)
    }

    /// The seat among these that went out first in the deal with these `places`; among equals the
    /// first clockwise from the new dealer's left (DUR-4).
    fn first_out(&self, among: SeatSet, places: [u8; MOST_SEATS]) -> Seat {
        let left_of_dealer = self.public.dealer.step_left(1, self.public.seats);
        left_of_dealer
            .clockwise(self.public.seats)
            .filter(|&seat| among.has(seat))
            // Among equal places `min_by_key` gives the first.
            .min_by_key(|seat| places[seat.index()])
            .unwrap_or(left_of_dealer)
    }

    /// The seat with the lowest trump shows it and leads; if no seat has a trump, a random seat leads (DUR-3).
    fn lowest_trump(&mut self, events: &mut impl EventSink<Event>) -> Seat {
        let trump = self.public.trump_suit();
        let lowest = Seat::all(self.public.seats)
            .filter_map(|seat| Some((self.hand(seat).of_suit(trump).first()?, seat)))
            .min();
        if let Some((card, seat)) = lowest {
            self.show(seat, CardSet::only(card));
            events.push(Event::ShowedLowest { seat, card });
            seat
        } else {
            random_seat(self.public.seats, &mut self.rng)
        }
    }
}
