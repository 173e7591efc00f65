//! Positions set up by hand, for tests.

use super::bout::Bout;
use super::finish::HAND_SIZE;
use super::limits::MOST_SEATS;
use super::score::Score;
use super::state::{Phase, Public, State, TrumpCard};
use super::unlikely_cards::UnlikelyCards;
use super::{Options, invariants};
use mallard_engine::cards::{Card, CardSet, read_cards};
use mallard_engine::{Rng, Seat, SeatSet};

/// A position under construction: unvalidated data that becomes a [`State`] only if it is consistent.
///
/// Cards are written as in saves, separated by spaces. Cards in no hand, not on the table and not in the stock were
/// beaten off. The seats that still play must have cards before the first card of a bout is played; the phase follows
/// from the table.
///
/// ```
/// use mallard_durak::{Phase, Position};
/// use mallard_engine::Seat;
///
/// let state = Position::new("9h", &["6h Qh", "Qd Kh 8s"]).stock("10s 9h").bout("7d").state();
/// assert!(state.is_ok());
/// let twice = Position::new("9h", &["6h Qh", "Qh"]).state();
/// assert_eq!(twice, Err(String::from("Qh is in two places")));
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    options: Options,
    trump: String,
    in_hand: bool,
    hands: Vec<String>,
    stock: String,
    bout: String,
    dealer: Option<Seat>,
    opener: Seat,
    out: Vec<(Seat, u8)>,
    score: Score,
    beaten_off: bool,
    idle_bouts: u8,
    seed: u64,
}

impl Position {
    /// A position before a bout that seat 0 opens, dealt by the last seat, with the card that fixed
    /// the trump, no stock, a hand for each seat and default options.
    pub fn new(trump: &str, hands: &[&str]) -> Self {
        Self {
            options: Options::default(),
            trump: trump.to_owned(),
            in_hand: false,
            hands: hands.iter().map(|&hand| hand.to_owned()).collect(),
            stock: String::new(),
            bout: String::new(),
            dealer: None,
            opener: Seat::new(0),
            out: Vec::new(),
            score: Score::default(),
            beaten_off: false,
            idle_bouts: 0,
            seed: 0,
        }
    }

    pub fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// The stock, the next card first; the last must be the turned-up trump.
    pub fn stock(mut self, cards: &str) -> Self {
        cards.clone_into(&mut self.stock);
        self
    }

    /// The trump was the last card dealt, to the dealer, instead of being turned up (DUR-2).
    pub fn trump_in_hand(mut self) -> Self {
        self.in_hand = true;
        self
    }

    /// The cards on the table: `7d/Qd 7s` is a beaten seven and an open one.
    pub fn bout(mut self, pairs: &str) -> Self {
        pairs.clone_into(&mut self.bout);
        self
    }

    pub fn dealer(mut self, dealer: Seat) -> Self {
        self.dealer = Some(dealer);
        self
    }

    /// The seat that opened the bout, or will open it.
    pub fn opener(mut self, opener: Seat) -> Self {
        self.opener = opener;
        self
    }

    pub fn out(mut self, seat: Seat, place: u8) -> Self {
        self.out.push((seat, place));
        self
    }

    /// The score of the earlier deals.
    pub fn score(mut self, score: Score) -> Self {
        self.score = score;
        self
    }

    /// A bout has been beaten off in this deal (DUR-9).
    pub fn beaten_off(mut self) -> Self {
        self.beaten_off = true;
        self
    }

    /// How many bouts in a row changed nothing (DUR-17a).
    pub fn idle_bouts(mut self, count: u8) -> Self {
        self.idle_bouts = count;
        self
    }

    /// The seed of the deals to come.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The state.
    ///
    /// # Errors
    /// An explanation of the inconsistency.
    pub fn state(&self) -> Result<State, String> {
        let seats = u8::try_from(self.hands.len()).unwrap_or(u8::MAX);
        if !(2..=6).contains(&seats) || self.options.validate(seats).is_err() {
            return Err(format!("{seats} seats cannot play with these options"));
        }
        let dealer = self.dealer.unwrap_or(Seat::new(seats - 1));
        let named = self.out.iter().map(|&(seat, _)| seat).chain([dealer, self.opener]);
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= self.hands.len()) {
            return Err(format!("there is no seat {}", seat.index()));
        }
        let mut state = self.before_bout(seats, dealer)?;
        if !state.public.playing.has(self.opener) {
            return Err(String::from("the opener is out"));
        }
        state.begin_bout(self.opener, &mut ());
        state.public.phase = Phase::Lead(self.opener);
        lay_out(&mut state, &self.bout)?;
        invariants::check_invariants(&state)?;
        Ok(state)
    }

    fn before_bout(&self, seats: u8, dealer: Seat) -> Result<State, String> {
        let stock = read_cards(&self.stock)?;
        let trump = TrumpCard { card: self.trump.parse()?, in_hand: self.in_hand };
        if stock.last().is_some_and(|&last| last != trump.card || trump.in_hand) {
            return Err(format!("{} does not lie under the stock", trump.card));
        }
        let (playing, places) = self.who_plays(seats);
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut shown = [CardSet::EMPTY; MOST_SEATS];
        for (seat, hand) in Seat::all(seats).zip(&self.hands) {
            let hand: CardSet = read_cards(hand)?.into_iter().collect();
            if hand.is_empty() && playing.has(seat) && self.bout.is_empty() {
                return Err(format!("seat {} plays without cards", seat.index()));
            }
            if !hand.is_empty() && !playing.has(seat) {
                return Err(format!("seat {} is out with cards", seat.index()));
            }
            if hand.len() < HAND_SIZE && !stock.is_empty() && self.bout.is_empty() {
                return Err(format!("seat {} did not refill", seat.index()));
            }
            hands[seat.index()] = hand;
            // Every player saw the seat that was dealt or drew the card that fixed the trump.
            shown[seat.index()] = hand.and(CardSet::only(trump.card));
        }
        let public = Public {
            options: self.options,
            seats,
            phase: Phase::Over,
            score: self.score,
            deal: self.score.deals.saturating_add(1),
            dealer,
            trump,
            playing,
            places,
            bouts: 0,
            bout: Bout::new(self.opener, self.opener),
            beaten_off: self.beaten_off,
            idle_bouts: self.idle_bouts,
        };
        let (rng, stock) = (Rng::from_seed(self.seed), stock.into_iter().rev().collect());
        let doubts = [UnlikelyCards::default(); MOST_SEATS];
        Ok(State { rng, public, hands, shown, doubts, stock })
    }

    fn who_plays(&self, seats: u8) -> (SeatSet, [u8; MOST_SEATS]) {
        let mut playing = SeatSet::all(seats);
        let mut places = [0; MOST_SEATS];
        for &(seat, place) in &self.out {
            playing = playing.without(seat);
            places[seat.index()] = place;
        }
        (playing, places)
    }
}

/// Puts the cards of a bout on the table, and determines which seat decides then.
fn lay_out(state: &mut State, pairs: &str) -> Result<(), String> {
    let mut beaten = 0;
    for pair in pairs.split_whitespace() {
        let (attack, with) = pair.split_once('/').map_or((pair, None), |(a, b)| (a, Some(b)));
        lay(state, attack.parse()?)?;
        if let Some(with) = with {
            let (attack, with) = (attack.parse()?, with.parse()?);
            if state.beaters(CardSet::only(with), attack).is_empty() {
                return Err(format!("{with} does not beat {attack}"));
            }
            beaten += 1;
            state.public.bout.beat(attack, with);
        }
    }
    if state.public.bout.len() == 0 {
        return Ok(());
    }
    if state.public.bout.lying().len() != state.public.bout.len() + beaten {
        return Err(String::from("a card lies on the table twice"));
    }
    // The cap was fixed when the defender still had the cards that it has beaten with since (DUR-9).
    let held = state.hand(state.public.bout.defender).len() + beaten;
    state.public.bout.cap = state.public.most_attacks().min(held);
    state.public.phase = match state.next_right() {
        _ if !state.public.bout.all_beaten() => Phase::Defend,
        Some(right) if !state.public.bout.full() => Phase::Add(right),
        _ => return Err(String::from("the bout is over")),
    };
    Ok(())
}

fn lay(state: &mut State, attack: Card) -> Result<(), String> {
    if state.public.bout.len() == 6 {
        return Err(String::from("more than six attack cards"));
    }
    state.public.bout.attack(attack);
    Ok(())
}
