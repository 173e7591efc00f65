//! A decision as all players see it, and how the net reads it.
//!
//! The suits of a round are alike but for the trump suit and the suit led, so the net gets each card
//! by a slot: eight for each suit, by height in the round, with the 4 always in the same one. The
//! trump suit comes first, then the suit led, then the others, the one more played before the other.

use super::super::super::{
    Card, CardSet, Phase, Public, Ranking, State, SuitSet, Trick, View, playable,
};
use mallard_engine::Seat;
use mallard_engine::cards::Suit;

/// More cards than a hand can have.
pub(super) const MOST_CARDS: usize = 10;

/// The slots of cards: eight a suit, and one for the Joker.
const SLOTS: usize = 33;

/// The slot of the Joker.
const JOKER: usize = SLOTS - 1;

// The places of the inputs, group by group.
const GONE: usize = SLOTS;
const LYING: usize = GONE + SLOTS;
const WINNING: usize = LYING + SLOTS;
const ROLE: usize = WINNING + SLOTS;
const FOURS: usize = ROLE + 4;
const WINNER: usize = FOURS + 3 * 5;
const LAID: usize = WINNER + 2;
const VOIDS: usize = LAID + 3;
const ROUND: usize = VOIDS + 2 * 4;
const TAKER: usize = ROUND + 2;
const DONE: usize = TAKER + 4;
const CHIPS: usize = DONE + 9;

pub const INPUTS: usize = CHIPS + 3 * 4;

/// How many outputs the net has: each card to play, and each to bank.
pub const OUTPUTS: usize = 2 * SLOTS;

/// How a card would do in the trick.
const FATES: usize = 6;

/// The number of kinds of cards, by role, fate, 4s in the trick, height, and trump or not.
pub(super) const KINDS: usize = 4 * FATES * 3 * 8 * 2;

/// A decision as all players see it.
#[derive(Clone, Copy, Debug)]
pub struct PublicPosition {
    /// The seat that decides.
    pub(in super::super) seat: Seat,
    pub(in super::super) turned_up: Card,
    /// The cards of the complete tricks.
    pub(in super::super) gone: CardSet,
    pub(in super::super) trick: Trick,
    /// How many 4s each seat has captured openly.
    pub(in super::super) fours: [u8; 3],
    pub(in super::super) voids: [SuitSet; 3],
    /// The seat that took the Quacker.
    pub(in super::super) taker: Option<Seat>,
    /// How many tricks are complete.
    pub(in super::super) done: u8,
    pub(in super::super) chips: [u8; 3],
    pub(in super::super) banks: bool,
}

impl PublicPosition {
    /// The decision of a view; `None` once the match is over.
    pub fn from_view(view: &View) -> Option<Self> {
        Some(Self::new(&view.public, view.actor()?, view.quacker.taker()))
    }

    /// The decision of `seat` in a determinization.
    #[inline]
    pub(in super::super) fn from_state(state: &State, seat: Seat) -> Self {
        Self::new(&state.public, seat, state.quacker.taker())
    }

    #[inline]
    fn new(public: &Public, seat: Seat, taker: Option<Seat>) -> Self {
        Self {
            seat,
            turned_up: public.turned_up,
            gone: public.recall.played,
            trick: public.trick,
            fours: public.caught.map(CardSet::len),
            voids: public.recall.voids,
            taker,
            done: public.tricks_done(),
            chips: public.chips,
            banks: matches!(public.phase, Phase::Bank(_)),
        }
    }

    pub fn read(&self) -> NetInput {
        let ranking = Ranking::from_turned_up(self.turned_up);
        let led = self.trick.led(Card::suit);
        let mut suits = Suit::ALL;
        suits.sort_by_key(|&suit| {
            let played = 8 - self.gone.of_suit(suit).len();
            (ranking.trump() != Some(suit), led != Some(suit), played)
        });
        let mut order = [0; 4];
        // Without a trump suit the last of the four takes its place.
        let first = usize::from(ranking.trump().is_none());
        for (place, suit) in suits.into_iter().enumerate() {
            order[suit as usize] = (place + first) % 4;
        }
        let mut best = (None, 0);
        for (seat, card) in self.trick.plays() {
            let power = led.map_or(0, |led| ranking.power(card, led));
            if power > best.1 {
                best = (Some((seat, card)), power);
            }
        }
        NetInput {
            ranking,
            order,
            led,
            winning: best.0,
            power: best.1,
            role: if self.banks { 3 } else { self.trick.plays().count() },
            laid: usize::from(self.trick.cards().fours().len().min(2)),
        }
    }

    /// Calls `input` for each input that follows from public information.
    pub fn each(&self, reading: &NetInput, mut input: impl FnMut(usize)) {
        let relative = |seat: Seat| (seat.index() + 3 - self.seat.index()) % 3;
        for card in self.gone.with(self.turned_up) {
            input(GONE + reading.slot(card));
        }
        for card in self.trick.cards() {
            input(LYING + reading.slot(card));
        }
        if let Some((seat, card)) = reading.winning {
            input(WINNING + reading.slot(card));
            input(WINNER + relative(seat) - 1);
        }
        input(ROLE + reading.role);
        input(LAID + reading.laid);
        for seat in self.seat.clockwise(3) {
            let place = relative(seat);
            input(FOURS + 5 * place + usize::from(self.fours[seat.index()]));
            input(CHIPS + 4 * place + chips(self.chips[seat.index()]));
            if place > 0 {
                for suit in self.voids[seat.index()] {
                    input(VOIDS + 4 * (place - 1) + reading.order[suit as usize]);
                }
            }
        }
        if reading.ranking.trump().is_none() {
            input(ROUND);
        }
        if self.turned_up.is_four() {
            input(ROUND + 1);
        }
        input(TAKER + self.taker.map_or(3, relative));
        input(DONE + usize::from(self.done.min(8)));
    }

    /// The cards of `hand` that the seat may play or bank.
    pub fn legal(&self, hand: CardSet) -> CardSet {
        if self.banks { hand } else { playable(&self.trick, hand) }
    }
}

/// The chips of a seat as an input.
fn chips(chips: u8) -> usize {
    match chips {
        0..=1 => 0,
        2 => 1,
        3..=4 => 2,
        _ => 3,
    }
}

/// A scene as input to the net.
#[derive(Clone, Copy, Debug)]
pub struct NetInput {
    ranking: Ranking,
    /// The place of each suit.
    order: [usize; 4],
    led: Option<Suit>,
    winning: Option<(Seat, Card)>,
    /// The power of the winning card.
    power: u8,
    /// 0 leads, 1 and 2 follow, 3 banks.
    role: usize,
    /// The 4s in the trick, two at most.
    laid: usize,
}

impl NetInput {
    /// The input for a card in hand.
    #[inline]
    pub fn slot(&self, card: Card) -> usize {
        let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else { return JOKER };
        let height = self.ranking.height(rank) + u8::from(self.ranking.is_reversed());
        8 * self.order[suit as usize] + usize::from(height)
    }

    /// The input for a card that the seat banked.
    pub fn banked(&self, card: Card) -> usize {
        GONE + self.slot(card)
    }

    /// Calls `option` with each card of `legal`, its output, and its kind.
    #[inline]
    pub fn options(&self, legal: CardSet, mut option: impl FnMut(Card, usize, usize)) {
        let follows = matches!(self.role, 1 | 2);
        let power = |card| match self.led {
            Some(led) if follows => self.ranking.power(card, led),
            _ => 0,
        };
        // The highest card that beats, and the highest of those that do not.
        let mut top = [0, 0];
        for card in legal {
            let power = power(card);
            let beats = usize::from(power > self.power);
            top[beats] = power.max(top[beats]);
        }
        for card in legal {
            let (slot, power) = (self.slot(card), power(card));
            let fate = if slot == JOKER {
                0
            } else if power == 0 {
                1
            } else {
                let beats = usize::from(power > self.power);
                2 + 2 * beats + usize::from(power == top[beats])
            };
            let trump = usize::from(card.suit().is_some() && card.suit() == self.ranking.trump());
            let kind = (self.role * FATES + fate) * 3 + self.laid;
            let output = if self.role == 3 { SLOTS + slot } else { slot };
            option(card, output, (kind * 8 + slot % 8) * 2 + trump);
        }
    }
}
