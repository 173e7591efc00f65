//! All allowed actions.

use super::Action;
use super::state::{Phase, State};
use mallard_engine::Seat;

/// Lists every action `seat` may play, each once, in a fixed order.
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let hand = state.hand(seat);
    match state.public.phase {
        Phase::Lead(attacker) if seat == attacker => {
            actions.extend(hand.iter().map(Action::Attack));
        }
        Phase::Defend if seat == state.public.bout.defender => {
            for attack in state.public.bout.open() {
                let with = state.beaters(hand, attack);
                actions.extend(with.iter().map(|with| Action::Beat { attack, with }));
            }
            if state.public.options.transfer {
                transfers(state, seat, actions);
            }
            actions.push(Action::Take);
        }
        Phase::More(right) if seat == right => {
            actions.extend(state.more(hand).iter().map(Action::Attack));
            actions.push(Action::Pass);
        }
        Phase::Between(dealer) => {
            actions.extend((seat == dealer).then_some(Action::Next));
            actions.push(Action::Finish);
        }
        Phase::Add(right) | Phase::AddAfterTake(right) if seat == right => {
            actions.extend(hand.of_ranks_in(state.public.bout.lying()).iter().map(Action::Attack));
            actions.push(Action::Pass);
        }
        _ => {}
    }
}

/// Ways to transfer the attack (DUR-19).
fn transfers(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Some(rank) = state.public.bout.attack_rank() else { return };
    let same_rank = state.hand(seat).of_rank(rank);
    let laid = same_rank.iter().map(Action::Transfer);
    let shown = same_rank.of_suit(state.public.trump_suit()).iter().map(Action::Show);
    actions.extend(
        laid.chain(shown).filter(|&action| super::check::check(state, seat, action).is_ok()),
    );
}
