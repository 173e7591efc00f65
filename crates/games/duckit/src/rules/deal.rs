//! Dealing (DKT-1 to DKT-3).

use super::sizes::{CHIPS_EACH, EachSeat, SEATS, TRICKS};
use super::state::{Phase, Round, State};
use super::trick::{Trick, WonTrick};
use super::{Event, Options, Ranking, draw};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::{EventSink, Rng, Seat, Setup, SetupError};

/// All cards, the top one last.
type Pack = [Card; CardSet::FULL.len() as usize];

/// Draws for the dealer and deals the first round of a match.
pub(super) fn first_round(
    setup: &Setup<Options>,
    events: &mut impl EventSink<Event>,
) -> Result<State, SetupError> {
    setup.check(SEATS..=SEATS)?;
    let mut rng = Rng::from_seed(setup.seed);
    let dealer = draw::first_dealer(&shuffled(&mut rng), events);
    let round = Round::deal(1, dealer, None, &mut rng, events);
    let phase = Phase::Play(round.trick.leader());
    let chips = [CHIPS_EACH; SEATS as usize];
    Ok(State { options: setup.options, rng, chips, round, phase })
}

#[inline]
fn shuffled(rng: &mut Rng) -> Pack {
    let mut pack = [Card::JOKER; CardSet::FULL.len() as usize];
    for (place, card) in pack.iter_mut().zip(CardSet::FULL) {
        *place = card;
    }
    rng.shuffle(&mut pack);
    pack
}

impl Round {
    /// Deals nine cards each, one at a time from the dealer's left. Of the two that remain, the
    /// upper one is turned up and the lower one is the Quacker.
    fn deal(
        number: u8,
        dealer: Seat,
        last_trick: Option<WonTrick>,
        rng: &mut Rng,
        events: &mut impl EventSink<Event>,
    ) -> Self {
        let [quacker, turned_up, dealt @ ..] = shuffled(rng);
        let leader = dealer.step_left(1, SEATS);
        let mut hands: EachSeat<CardSet> = [CardSet::EMPTY; SEATS as usize];
        let mut seat = leader;
        for card in dealt.into_iter().rev() {
            hands[seat.index()] = hands[seat.index()].with(card);
            seat = seat.step_left(1, SEATS);
        }
        events.push(Event::Dealt { round: number, dealer, leader, turned_up });
        Self {
            number,
            dealer,
            turned_up,
            ranking: Ranking::from_turned_up(turned_up),
            quacker,
            taken: None,
            hands,
            trick: Trick::new(leader),
            last_trick,
            won: [0; SEATS as usize],
            caught: [CardSet::EMPTY; SEATS as usize],
            played: CardSet::EMPTY,
            voids: [SuitSet::EMPTY; SEATS as usize],
        }
    }
}

// The hands and the two remaining cards are the whole deck.
const _: () = assert!(CardSet::FULL.len() == SEATS * TRICKS + 2);

impl State {
    /// Deals again; the next dealer is on the left (DKT-2).
    pub(super) fn next_round(&mut self, events: &mut impl EventSink<Event>) {
        let over = &self.round;
        let dealer = over.dealer.step_left(1, SEATS);
        let number = over.number + 1;
        self.round = Round::deal(number, dealer, over.last_trick, &mut self.rng, events);
        self.phase = Phase::Play(self.round.trick.leader());
    }
}
