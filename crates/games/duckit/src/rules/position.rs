//! Positions set up by hand, for tests.

use super::sizes::{CHIPS_EACH, EachSeat, SEATS};
use super::state::{Phase, Public, Recall, State};
use super::trick::Trick;
use super::{Options, Quacker, Ranking, invariants};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::cards::read_cards;
use mallard_engine::{Rng, Seat};

/// A position under construction: unvalidated data that becomes a [`State`] only if it is consistent.
///
/// Cards are written as in saves, separated by spaces. Cards that are not named were played in
/// earlier tricks.
///
/// ```
/// use mallard_duckit::Position;
/// use mallard_engine::Seat;
///
/// let last = Position::new("3h", "7s", ["4c", "5c", "joker"]).won([3, 3, 2]);
/// let state = last.clone().caught(Seat::new(0), "4s 4h 4d").banked(Seat::new(0), "7s").state();
/// assert!(state.is_ok());
/// let untaken = last.caught(Seat::new(0), "4s 4h 4d").state();
/// assert_eq!(untaken, Err(String::from("nobody took the Quacker")));
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    turned_up: String,
    quacker: String,
    hands: EachSeat<String>,
    trick: String,
    dealer: Seat,
    leader: Option<Seat>,
    taken: Option<(Seat, Option<String>)>,
    won: EachSeat<u8>,
    caught: EachSeat<String>,
    voids: EachSeat<SuitSet>,
    chips: EachSeat<u8>,
    number: u8,
    seed: u64,
}

impl Position {
    /// A position of the first round, dealt by seat 2 and led by seat 0, with the face-up card, the
    /// Quacker in its well, and the hands.
    pub fn new(turned_up: &str, quacker: &str, hands: [&str; 3]) -> Self {
        Self {
            turned_up: turned_up.to_owned(),
            quacker: quacker.to_owned(),
            hands: hands.map(str::to_owned),
            trick: String::new(),
            dealer: Seat::new(2),
            leader: None,
            taken: None,
            won: [0; SEATS as usize],
            caught: Default::default(),
            voids: Default::default(),
            chips: [CHIPS_EACH; SEATS as usize],
            number: 1,
            seed: 0,
        }
    }

    /// The seat that dealt. The seat on its left leads, unless [`Self::leader`] sets another.
    pub fn dealer(mut self, dealer: Seat) -> Self {
        self.dealer = dealer;
        self
    }

    pub fn leader(mut self, leader: Seat) -> Self {
        self.leader = Some(leader);
        self
    }

    /// The cards of the trick, in the order of play.
    pub fn trick(mut self, cards: &str) -> Self {
        cards.clone_into(&mut self.trick);
        self
    }

    /// How many earlier tricks each seat won.
    pub fn won(mut self, tricks: [u8; 3]) -> Self {
        self.won = tricks;
        self
    }

    /// The 4s in the tricks of a seat.
    pub fn caught(mut self, seat: Seat, fours: &str) -> Self {
        fours.clone_into(&mut self.caught[seat.index()]);
        self
    }

    /// This seat has just taken the Quacker, which is in its hand, and now banks a card.
    pub fn taken(mut self, by: Seat) -> Self {
        self.taken = Some((by, None));
        self
    }

    /// This seat took the Quacker and banked this card. If the Quacker is neither this card nor in
    /// the hand, it has been played since.
    pub fn banked(mut self, by: Seat, card: &str) -> Self {
        self.taken = Some((by, Some(card.to_owned())));
        self
    }

    pub fn voids(mut self, seat: Seat, suits: SuitSet) -> Self {
        self.voids[seat.index()] = suits;
        self
    }

    /// The chips of each seat; the others are in the pot.
    pub fn chips(mut self, chips: [u8; 3]) -> Self {
        self.chips = chips;
        self
    }

    /// The number of the round, from 1.
    pub fn round(mut self, number: u8) -> Self {
        self.number = number;
        self
    }

    /// The seed of the rounds to come.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The state.
    ///
    /// # Errors
    /// An explanation of the inconsistency.
    pub fn state(&self) -> Result<State, String> {
        let named = [self.dealer].into_iter().chain(self.leader).chain(self.taken_by());
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= usize::from(SEATS)) {
            return Err(format!("there is no seat {}", seat.index()));
        }
        let turned_up: Card = self.turned_up.parse()?;
        let quacker: Card = self.quacker.parse()?;
        let leader = self.leader.unwrap_or(self.dealer.step_left(1, SEATS));
        let mut trick = Trick::new(leader);
        for (seat, card) in leader.clockwise(SEATS).zip(read_cards(&self.trick)?) {
            trick.lay(seat, card);
        }
        let mut hands = [CardSet::EMPTY; SEATS as usize];
        let mut caught = [CardSet::EMPTY; SEATS as usize];
        for seat in 0..usize::from(SEATS) {
            hands[seat] = read_cards(&self.hands[seat])?.into_iter().collect();
            caught[seat] = read_cards(&self.caught[seat])?.into_iter().collect();
        }
        let laid = u8::try_from(trick.plays().count()).unwrap_or(0);
        let (phase, quacker) = match &self.taken {
            None => (None, Quacker::InWell(quacker)),
            Some((by, banked)) => {
                let banked = banked.as_ref().map(|card| card.parse::<Card>()).transpose()?;
                let phase = banked.is_none().then_some(Phase::Bank(*by));
                (phase, Quacker::Taken { by: *by, card: quacker, banked })
            }
        };
        let named = hands.iter().fold(trick.cards(), |all, &hand| all.or(hand)).with(turned_up);
        let played = CardSet::FULL.minus(quacker.aside().into_iter().fold(named, CardSet::with));
        let quacker_played = self.taken_by().map_or(CardSet::EMPTY, |by| {
            let own = trick.card(by).map_or(CardSet::EMPTY, CardSet::only);
            own.or(played.and(CardSet::only(quacker.itself())))
        });
        let recall = Recall { played, voids: self.voids, quacker_played, ..Recall::default() };
        let public = Public {
            options: Options::default(),
            phase: phase.unwrap_or(Phase::Play(leader.step_left(laid, SEATS))),
            round: self.number,
            dealer: self.dealer,
            turned_up,
            chips: self.chips,
            trick,
            last_trick: None,
            tricks: self.won,
            caught,
            recall,
        };
        let (rng, ranking) = (Rng::from_seed(self.seed), Ranking::from_turned_up(turned_up));
        let state = State { rng, public, ranking, quacker, hands };
        invariants::check_invariants(&state)?;
        Ok(state)
    }

    fn taken_by(&self) -> Option<Seat> {
        self.taken.as_ref().map(|&(by, _)| by)
    }
}
