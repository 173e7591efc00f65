//! Dealing (DKT-1 to DKT-3).

use super::sizes::{CHIPS_EACH, EachSeat, SEATS, TRICKS};
use super::state::{Phase, Public, Recall, State};
use super::trick::{Trick, WonTrick};
use super::{Event, Options, Quacker, Ranking, draw};
use crate::{Card, CardSet};
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
    let chips = [CHIPS_EACH; SEATS as usize];
    Ok(State::deal(setup.options, chips, (1, dealer), None, rng, events))
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

impl State {
    /// Deals nine cards each, one at a time from the dealer's left. Of the two that remain, the
    /// upper one is turned up and the lower one is the Quacker.
    fn deal(
        options: Options,
        chips: EachSeat<u8>,
        (round, dealer): (u8, Seat),
        last_trick: Option<WonTrick>,
        mut rng: Rng,
        events: &mut impl EventSink<Event>,
    ) -> Self {
        let [quacker, turned_up, dealt @ ..] = shuffled(&mut rng);
        let leader = dealer.step_left(1, SEATS);
        let mut hands: EachSeat<CardSet> = [CardSet::EMPTY; SEATS as usize];
        let mut seat = leader;
        for card in dealt.into_iter().rev() {
            hands[seat.index()] = hands[seat.index()].with(card);
            seat = seat.step_left(1, SEATS);
        }
        events.push(Event::Dealt { round, dealer, leader, turned_up });
        let public = Public {
            options,
            phase: Phase::Play(leader),
            round,
            dealer,
            turned_up,
            chips,
            trick: Trick::new(leader),
            last_trick,
            tricks: [0; SEATS as usize],
            caught: [CardSet::EMPTY; SEATS as usize],
            recall: Recall::default(),
        };
        let ranking = Ranking::from_turned_up(turned_up);
        Self { rng, public, ranking, quacker: Quacker::InWell(quacker), hands }
    }

    /// Deals again after a round that was not the last; the next dealer is on the left (DKT-2).
    #[inline]
    pub(super) fn next_deal(&mut self, events: &mut impl EventSink<Event>) {
        if self.public.tricks_done() < TRICKS || self.public.phase == Phase::Over {
            return;
        }
        let Public { options, chips, round, dealer, last_trick, .. } = self.public;
        let next = (round + 1, dealer.step_left(1, SEATS));
        *self = Self::deal(options, chips, next, last_trick, self.rng.clone(), events);
    }
}

// The hands and the two remaining cards are the whole deck.
const _: () = assert!(CardSet::FULL.len() == SEATS * TRICKS + 2);
