//! The tree search: what it needs to know of Durak.

use super::super::{Action, Durak, State, View};
use super::{payoffs, quick};
use mallard_engine::search::{Payoffs, Search};
use mallard_engine::{Rng, Seat};

/// More than any rank.
const TRUMP_OFFSET: u32 = 100;

impl Search for Durak {
    #[inline]
    fn play_quickly(state: &State, seat: Seat, _: &mut Vec<Action>, rng: &mut Rng) -> Action {
        quick::quick(state, seat, rng)
    }

    /// A trump costs more than any other card.
    fn cost(view: &View, action: Action) -> Option<u32> {
        let (Action::Attack(card) | Action::Beat { with: card, .. } | Action::Transfer(card)) =
            action
        else {
            return None;
        };
        let trump = u32::from(card.suit() == view.public.trump_suit());
        Some(TRUMP_OFFSET * trump + card.rank() as u32)
    }

    fn stretch(state: &State) -> u32 {
        state.public.score.deals.into()
    }

    fn payoffs(start: &State, end: &State) -> Payoffs {
        payoffs::payoffs(start, end)
    }
}
