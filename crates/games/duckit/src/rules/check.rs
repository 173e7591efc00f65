//! Checks whether an action is allowed, and if not, why.

use super::{Action, Phase, Refusal, State};
use crate::Card;
use mallard_engine::Seat;

/// May `seat` play `action`?
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.public.phase, action) {
        (Phase::Over, _) => Err(Refusal::MatchOver),
        (Phase::Play(actor) | Phase::Bank(actor), _) if actor != seat => Err(Refusal::NotYourTurn),
        (Phase::Play(_), Action::Play(card)) => check_play(state, seat, card),
        (Phase::Bank(_), Action::Bank(card)) => held(state, seat, card),
        (Phase::Play(_), Action::Bank(_)) => Err(Refusal::NothingToBank),
        (Phase::Bank(_), Action::Play(_)) => Err(Refusal::MustBank),
    }
}

fn held(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.hand(seat).has(card) { Ok(()) } else { Err(Refusal::NotInHand(card)) }
}

fn check_play(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    held(state, seat, card)?;
    match state.public.trick.led(Card::suit) {
        Some(led) if !state.playable(seat).has(card) => Err(Refusal::MustFollow { led, card }),
        _ => Ok(()),
    }
}
