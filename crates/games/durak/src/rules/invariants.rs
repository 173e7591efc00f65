use super::{Phase, Public, State};
use mallard_engine::Seat;
use mallard_engine::cards::{Card, CardSet, check_unique};

/// Checks that every card of the deck exists exactly once, the bout is within its caps, and the
/// phase fits the table.
pub(super) fn check_invariants(state: &State) -> Result<(), String> {
    let Public { bout, playing, .. } = &state.public;
    let deck = state.public.options.deck.cards();
    let hands = Seat::all(state.public.seats).flat_map(|seat| state.hand(seat));
    let stock = state.stock.iter().copied();
    // A finished bout's cards count where they went, not on the table.
    let lying = if state.public.phase.is_after_deal() { CardSet::EMPTY } else { bout.lying() };
    // Cards in no place were beaten off.
    let placed: Vec<Card> = hands.chain(stock).chain(lying).collect();
    check_unique(&placed)?;
    if let Some(card) = placed.into_iter().find(|&card| !deck.has(card)) {
        return Err(format!("{card} is not in the deck"));
    }

    if bout.len() > bout.cap.min(6) {
        return Err(format!("{} attack cards, cap {} (DUR-9)", bout.len(), bout.cap));
    }
    if bout.attackers.has(bout.defender) {
        return Err(String::from("the defender attacks itself"));
    }
    if !playing.has(bout.defender) || !playing.has(bout.opener) {
        return match state.public.phase {
            Phase::Between(_) | Phase::Over => Ok(()),
            _ => Err(String::from("a seat that is out takes part")),
        };
    }
    let fits = match state.public.phase {
        Phase::Lead(_) => bout.len() == 0,
        Phase::Defend => !bout.all_beaten(),
        Phase::Add(right) => bout.all_beaten() && !state.hand(right).is_empty() && !bout.full(),
        Phase::AddAfterTake(right) => !state.hand(right).is_empty() && !bout.full(),
        Phase::More(right) => !bout.all_beaten() && !state.hand(right).is_empty() && !bout.full(),
        Phase::Between(_) | Phase::Over => true,
    };
    if fits { Ok(()) } else { Err(format!("{:?} does not fit the table", state.public.phase)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Durak, Position};
    use mallard_engine::Game;

    /// The invariants of a bout between two with these cards on the table, after `change`.
    fn with(bout: &str, change: impl FnOnce(&mut State)) -> Result<(), String> {
        let position = Position::new("9h", &["6h Qh", "Qd Kh 8s"]).stock("10s 9h").bout(bout);
        let mut state = position.state().expect("it fits");
        change(&mut state);
        Durak::check_invariants(&state)
    }

    #[test]
    fn a_seat_that_adds_has_cards_and_room() {
        let adder = Seat::new(0);
        let wrong = |phase| Err(format!("{phase:?} does not fit the table"));
        let add = Phase::Add(adder);
        assert_eq!(with("7d/8d", |state| state.public.phase = add), Ok(()));
        assert_eq!(with("7d", |state| state.public.phase = add), wrong(add));
        // A defender that takes may leave cards open.
        let after = Phase::AddAfterTake(adder);
        assert_eq!(with("7d", |state| state.public.phase = after), Ok(()));
        for phase in [add, after] {
            let without_cards = |state: &mut State| {
                state.public.phase = phase;
                *state.hand_mut(adder) = CardSet::EMPTY;
            };
            assert_eq!(with("7d/8d", without_cards), wrong(phase));
            let full = |state: &mut State| {
                state.public.phase = phase;
                state.public.bout.cap = state.public.bout.len();
            };
            assert_eq!(with("7d/8d", full), wrong(phase));
        }
    }

    #[test]
    fn opener_and_defender_are_not_out() {
        let out = Err(String::from("a seat that is out takes part"));
        for seat in Seat::all(2) {
            let left =
                |state: &mut State| state.public.playing = state.public.playing.without(seat);
            assert_eq!(with("7d", left), out);
        }
    }
}
