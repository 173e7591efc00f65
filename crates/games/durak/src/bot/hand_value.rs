//! The evaluation of a hand between two bouts.
//!
//! The weights were fitted, not chosen: bots that search played some thousand deals against each other, and the weights
//! predict as well as possible which one of any two seats was out first. `docs/games/durak.md` has more.

use super::super::State;
use mallard_engine::Seat;
use mallard_engine::cards::{Card, CardSet, Rank, Suit};

const FEATURES: usize = 10;

/// A weight for each of these features: sixths of cards in the hand; the sums of the plain cards' heights and of their
/// squares; trumps in the hand, and the sums of their heights and of their squares; cards of a rank that the hand
/// already has; sixths of cards beyond six; does it lead; does it defend.
type Weights = [f32; FEATURES];

/// How the weights change during a deal.
struct PhaseWeights {
    always: Weights,
    /// The weights while cards are in the stock, scaled by the share that is left.
    stock: Weights,
    /// The weights once the stock is empty.
    empty: Weights,
}

const OF_TWO: PhaseWeights = PhaseWeights {
    always: [-1.000, 0.200, 0.047, 0.255, 0.108, 0.062, 0.004, 0.110, 0.057, -0.057],
    stock: [0.277, -0.112, -0.103, -0.224, -0.026, -0.115, 0.030, 0.277, -0.040, 0.040],
    empty: [-2.054, -0.036, 0.260, 0.153, 0.120, 0.114, 0.050, 0.100, 0.219, -0.219],
};

const OF_MORE: PhaseWeights = PhaseWeights {
    always: [-0.937, 0.072, 0.033, 0.014, 0.182, 0.013, 0.090, -0.113, 0.016, -0.005],
    stock: [0.130, -0.058, 0.078, 0.019, 0.118, -0.235, -0.062, 0.130, 0.049, -0.076],
    empty: [-0.529, 0.096, -0.026, 0.111, -0.013, -0.015, -0.039, 0.581, 0.198, -0.071],
};

/// The values of hands at one moment.
#[derive(Debug)]
pub(super) struct HandValue {
    weights: Weights,
    trump: Suit,
    lowest: i32,
}

impl HandValue {
    pub(super) fn from_state(state: &State) -> Self {
        let course = if state.public.seats == 2 { &OF_TWO } else { &OF_MORE };
        let deck = state.public.options.deck;
        let stock = state.stock.count();
        let share = f32::from(stock) / f32::from((deck.size() - 6 * state.public.seats).max(1));
        let mut weights = course.always;
        for (weight, more) in weights.iter_mut().zip(course.stock) {
            *weight += more * share;
        }
        if stock == 0 {
            for (weight, more) in weights.iter_mut().zip(course.empty) {
                *weight += more;
            }
        }
        let lowest = deck.cards().lowest().map_or(Rank::Two, Card::rank) as i32;
        Self { weights, trump: state.public.trump_suit(), lowest }
    }

    /// The evaluation of the seat's hand, without a unit: only differences are meaningful.
    pub(super) fn hope(&self, state: &State, seat: Seat) -> f32 {
        let mut hope = self.hand(state.hand(seat));
        if seat == state.public.bout.opener {
            hope += self.weights[8];
        }
        if seat == state.public.bout.defender {
            hope += self.weights[9];
        }
        hope
    }

    fn hand(&self, hand: CardSet) -> f32 {
        let weights = &self.weights;
        let trumps = hand.of_suit(self.trump);
        let ranks = hand.ranks();
        let held = f32::from(hand.len());
        let mut sum = weights[0] * held / 6.0
            + weights[3] * f32::from(trumps.len())
            + weights[6] * (held - f32::from(ranks))
            + weights[7] * f32::from(hand.len().saturating_sub(6)) / 6.0;
        for card in hand {
            let height = self.height(card.rank());
            let place = if trumps.has(card) { 4 } else { 1 };
            sum += (weights[place] + weights[place + 1] * height) * height;
        }
        sum
    }

    /// The height of a rank, from 0 for the lowest of the deck to 1 for the ace.
    #[expect(clippy::cast_precision_loss, reason = "twelve at most")]
    fn height(&self, rank: Rank) -> f32 {
        (rank as i32 - self.lowest) as f32 / (Rank::Ace as i32 - self.lowest) as f32
    }
}
