//! Positions set up by hand, for tests.

use super::points::Points;
use super::ranges::PlacedCard;
use super::state::{LOOK, Phase, SEATS, State};
use super::words::{UnnamedCards, lay_slot, mark};
use super::{Options, invariants};
use mallard_engine::{Seat, SeatSet};

/// A position under construction: unvalidated data that becomes a [`State`] only if it is consistent.
///
/// Cards are written by their codes, separated by spaces. In a range `8` is face up, `8?`
/// facedown, `8?02` facedown and seen by seats 0 and 2, `8?*` seen by all; `13+8` is a 13 covered
/// by an 8, `copycat=6` a Copycat that was named. Cards not named anywhere are the bottom of the
/// deck, unless `rest` puts them elsewhere. The position is the start of a seat's turn; later
/// moments are reached by playing.
///
/// ```
/// use mallard_engine::{Game, Seat};
/// use mallard_duck_that_goose::{Action, DuckThatGoose, Position};
///
/// let state = Position::new(&["0? 13?0", "8 8 1?"]).pile("chase").state()?;
/// let mut legal = Vec::new();
/// DuckThatGoose::legal(&state, Seat::new(0), &mut legal);
/// assert_eq!(legal, [Action::Take]);
/// assert!(Position::new(&["goose? goose?", "0?"]).state().is_err());
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    options: Options,
    ranges: Vec<String>,
    deck: String,
    pile: String,
    rest: Rest,
    start: Start,
    dealer: Option<Seat>,
    round: u8,
    totals: Vec<Points>,
    control: Vec<(Seat, Seat)>,
    deck_seen: Vec<SeatSet>,
    ripe_used: bool,
    seed: u64,
}

/// Where the cards that are not named go.
#[derive(Clone, Copy, Debug)]
enum Rest {
    Deck,
    Pile,
    FaceUp(Seat),
}

/// The moment at which the position starts.
#[derive(Clone, Copy, Debug)]
enum Start {
    Peek(SeatSet),
    Turn(Seat),
}

impl Position {
    /// The first round with a range for each seat, all other cards in the deck, and the turn of
    /// seat 0; the full deck, otherwise default options.
    pub fn new(ranges: &[&str]) -> Self {
        let options = Options { deck: super::Deck::Advanced, ..Options::default() };
        Self {
            options,
            ranges: ranges.iter().map(|&range| range.to_owned()).collect(),
            deck: String::new(),
            pile: String::new(),
            rest: Rest::Deck,
            start: Start::Turn(Seat::new(0)),
            dealer: None,
            round: 1,
            totals: Vec::new(),
            control: Vec::new(),
            deck_seen: Vec::new(),
            ripe_used: false,
            seed: 0,
        }
    }

    pub fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// The deck, the next card first.
    pub fn deck(mut self, cards: &str) -> Self {
        cards.clone_into(&mut self.deck);
        self
    }

    /// The discard pile, the top card first.
    pub fn pile(mut self, cards: &str) -> Self {
        cards.clone_into(&mut self.pile);
        self
    }

    /// Puts all cards not named at the bottom of the discard pile instead of the deck.
    pub fn rest_in_pile(mut self) -> Self {
        self.rest = Rest::Pile;
        self
    }

    /// Puts all cards not named face up in a range instead of in the deck.
    pub fn rest_face_up(mut self, seat: Seat) -> Self {
        self.rest = Rest::FaceUp(seat);
        self
    }

    /// The seat whose turn begins.
    pub fn turn(mut self, seat: Seat) -> Self {
        self.start = Start::Turn(seat);
        self
    }

    /// These seats have yet to look at two cards before the first turn (DTG-4).
    pub fn peek(mut self, waiting: SeatSet) -> Self {
        self.start = Start::Peek(waiting);
        self
    }

    /// The seat that dealt; the last seat without this call.
    pub fn dealer(mut self, dealer: Seat) -> Self {
        self.dealer = Some(dealer);
        self
    }

    pub fn round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// Each seat's score in the rounds before.
    pub fn totals(mut self, totals: &[Points]) -> Self {
        self.totals = totals.to_vec();
        self
    }

    /// Another seat decides the next turn of `seat` (DTG-23).
    pub fn control(mut self, seat: Seat, by: Seat) -> Self {
        self.control.push((seat, by));
        self
    }

    /// The seats that have seen the cards at the top of the deck, topmost card first (DTG-22).
    pub fn deck_seen(mut self, seen_by: &[SeatSet]) -> Self {
        self.deck_seen = seen_by.to_vec();
        self
    }

    /// Ripe, if it is face up, has been used (DTG-31).
    pub fn ripe_used(mut self) -> Self {
        self.ripe_used = true;
        self
    }

    /// The seed of later shuffles.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The state.
    ///
    /// # Errors
    /// An explanation of the inconsistency.
    pub fn state(&self) -> Result<State, String> {
        let seats = u8::try_from(self.ranges.len()).unwrap_or(u8::MAX);
        if !SEATS.contains(&seats) || self.options.validate().is_err() {
            return Err(format!("{seats} seats cannot play with these options"));
        }
        let rounds = self.options.rounds.with(seats);
        if self.round == 0 || self.round > rounds {
            return Err(format!("there is no round {} of {rounds}", self.round));
        }
        self.check_seats(seats)?;
        let dealer = self.dealer.unwrap_or(Seat::new(seats - 1));
        let mut state = State::empty(self.options, seats, dealer, self.seed);
        state.public.round = self.round;
        state.public.ripe_spent = self.ripe_used;
        for (total, &points) in state.public.totals.iter_mut().zip(&self.totals) {
            *total = points;
        }
        for &(seat, by) in &self.control {
            state.public.control[seat.index()] = Some(by);
        }
        self.lay_out(&mut state)?;
        self.begin(&mut state)?;
        invariants::check_invariants(&state)?;
        Ok(state)
    }

    /// Checks that no seat is named that is not at the table.
    fn check_seats(&self, seats: u8) -> Result<(), String> {
        let control = self.control.iter().flat_map(|&(seat, by)| [seat, by]);
        let start = match self.start {
            Start::Turn(seat) => SeatSet::only(seat),
            Start::Peek(waiting) => waiting,
        };
        let rest = match self.rest {
            Rest::FaceUp(seat) => Some(seat),
            Rest::Deck | Rest::Pile => None,
        };
        let seen = self.deck_seen.iter().flat_map(|seen_by| seen_by.iter());
        let mut named = control.chain(start.iter()).chain(seen).chain(rest).chain(self.dealer);
        let stranger = named.find(|seat| seat.index() >= usize::from(seats));
        stranger.map_or(Ok(()), |seat| Err(format!("there is no seat {}", seat.index())))
    }

    fn lay_out(&self, state: &mut State) -> Result<(), String> {
        let mut left = UnnamedCards::all(self.options.deck);
        for (seat, range) in Seat::all(state.public.seats).zip(&self.ranges) {
            for word in range.split_whitespace() {
                lay_slot(state, seat, word, &mut left)?;
            }
        }
        let deck = left.take_all(&self.deck)?;
        let pile = left.take_all(&self.pile)?;
        let (mut under_deck, mut under_pile) = (Vec::new(), Vec::new());
        match self.rest {
            Rest::Deck => under_deck = left.rest(),
            Rest::Pile => under_pile = left.rest(),
            Rest::FaceUp(seat) => {
                for kind in left.rest() {
                    let card = mark(state, kind);
                    state.ranges.add(seat, PlacedCard::up(card));
                }
            }
        }
        for &kind in under_pile.iter().rev().chain(pile.iter().rev()) {
            let card = mark(state, kind);
            state.pile.push(card);
        }
        for &kind in under_deck.iter().rev().chain(deck.iter().rev()) {
            state.deck.push(kind);
        }
        Ok(())
    }

    fn begin(&self, state: &mut State) -> Result<(), String> {
        if self.deck_seen.len() > LOOK {
            return Err(format!("nobody sees more than {LOOK} cards of the deck"));
        }
        state.deck_seen[..self.deck_seen.len()].copy_from_slice(&self.deck_seen);
        match self.start {
            Start::Peek(waiting) => state.public.phase = Phase::Peek(waiting),
            Start::Turn(seat) if state.ranges.has_down(seat) => {
                state.public.phase = Phase::Play;
                state.begin_turn(seat, &mut ());
                state.settle(&mut ());
            }
            Start::Turn(seat) => {
                return Err(format!("seat {} has no facedown card", seat.index()));
            }
        }
        Ok(())
    }
}
