//! Checks whether an action is allowed, and if not, why.

use super::state::{Phase, State};
use super::{Action, Refusal};
use mallard_engine::Seat;
use mallard_engine::cards::Card;

/// May `seat` play `action`?
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.public.phase, action) {
        (Phase::Over, _) => Err(Refusal::MatchOver),
        (Phase::Between(_), Action::Finish) => Ok(()),
        (Phase::Between(dealer), Action::Next) if seat == dealer => Ok(()),
        (Phase::Between(_), _) => Err(Refusal::DealOver),
        (_, Action::Next | Action::Finish) => Err(Refusal::DealNotOver),
        (Phase::Lead(attacker), _) => {
            turn_of(seat, attacker)?;
            match action {
                Action::Attack(card) => held(state, seat, card),
                Action::Pass => Err(Refusal::MustLead),
                _ => Err(Refusal::OnlyDefender),
            }
        }
        (Phase::Defend, _) => {
            turn_of(seat, state.public.bout.defender)?;
            match action {
                Action::Beat { attack, with } => check_beat(state, seat, attack, with),
                Action::Transfer(card) => check_transfer(state, seat, card),
                Action::Show(card) => check_show(state, seat, card),
                Action::Take => Ok(()),
                _ => Err(Refusal::DefenderMustAnswer),
            }
        }
        (Phase::More(right) | Phase::Add(right) | Phase::AddAfterTake(right), _) => {
            turn_of(seat, right)?;
            match (action, state.public.phase) {
                (Action::Attack(card), Phase::More(_)) => check_more(state, seat, card),
                (Action::Attack(card), _) => check_add(state, seat, card),
                (Action::Pass, _) => Ok(()),
                _ => Err(Refusal::OnlyDefender),
            }
        }
    }
}

fn turn_of(seat: Seat, actor: Seat) -> Result<(), Refusal> {
    if seat == actor { Ok(()) } else { Err(Refusal::NotYourTurn) }
}

fn held(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.hand(seat).has(card) { Ok(()) } else { Err(Refusal::NotInHand(card)) }
}

/// Checks a card that an attacker adds (DUR-8). The cap (DUR-9) needs no check: a full bout ends by
/// itself.
fn check_add(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    held(state, seat, card)?;
    let fits = state.hand(seat).of_ranks_in(state.public.bout.lying());
    if fits.has(card) { Ok(()) } else { Err(Refusal::RankNotOnTable(card)) }
}

/// Checks a further card of the rank that was played last (DUR-22).
fn check_more(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    held(state, seat, card)?;
    if state.public.bout.last_rank() == Some(card.rank()) {
        Ok(())
    } else {
        Err(Refusal::OtherRank(card))
    }
}

/// Checks a card that beats another (DUR-5, DUR-7).
fn check_beat(state: &State, seat: Seat, attack: Card, with: Card) -> Result<(), Refusal> {
    held(state, seat, with)?;
    if !state.public.bout.open().any(|open| open == attack) {
        return Err(Refusal::NoSuchAttack(attack));
    }
    if state.beaters(state.hand(seat), attack).has(with) {
        Ok(())
    } else {
        Err(Refusal::DoesNotBeat { attack, with })
    }
}

/// Checks a transfer by playing a card of the same rank (DUR-19).
fn check_transfer(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    can_pass_on(state)?;
    held(state, seat, card)?;
    same_rank(state, card)?;
    next_can_hold(state, seat, state.public.bout.len() + 1)
}

/// Checks a transfer by showing the trump of the rank (DUR-19).
fn check_show(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !state.public.options.transfer_by_showing {
        return Err(Refusal::NoShowing);
    }
    can_pass_on(state)?;
    held(state, seat, card)?;
    if card.suit() != state.public.trump_suit() {
        return Err(Refusal::ShowNeedsTrump(card));
    }
    same_rank(state, card)?;
    if state.public.bout.showed.has(seat) {
        return Err(Refusal::ShownAlready);
    }
    next_can_hold(state, seat, state.public.bout.len())
}

fn can_pass_on(state: &State) -> Result<(), Refusal> {
    if !state.public.options.transfer {
        Err(Refusal::NoTransfer)
    } else if !state.public.bout.none_beaten() {
        Err(Refusal::TransferTooLate)
    } else {
        Ok(())
    }
}

fn same_rank(state: &State, card: Card) -> Result<(), Refusal> {
    if state.public.bout.attack_rank() == Some(card.rank()) {
        Ok(())
    } else {
        Err(Refusal::TransferRank(card))
    }
}

/// The next defender must have at least as many cards as will be on the table.
fn next_can_hold(state: &State, seat: Seat, lying: u8) -> Result<(), Refusal> {
    if state.hand(state.public.seat_after(seat)).len() >= lying {
        Ok(())
    } else {
        Err(Refusal::NextHoldsTooFew)
    }
}
