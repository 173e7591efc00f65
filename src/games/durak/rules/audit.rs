//! The invariants of a match.

use super::state::{Phase, State};
use crate::engine::Seat;
use crate::engine::cards::{Card, CardSet};

/// Every card of the deck exactly once, the bout within its caps, the phase fit to the table.
pub(super) fn audit(state: &State) -> Result<(), String> {
    let State { deal, bout, .. } = state;
    let deck = state.options.deck.cards();
    let hands = Seat::all(state.seats).flat_map(|seat| deal.hand(seat));
    let stock = deal.stock.cards().iter().copied();
    // A finished bout's cards are counted where they went, not on the table.
    let lying = if state.phase == Phase::Over { CardSet::EMPTY } else { bout.lying };
    place_each(hands.chain(stock).chain(lying), deck)?;

    if bout.len() > bout.cap.min(6) {
        return Err(format!("{} attack cards, cap {} (DUR-9)", bout.len(), bout.cap));
    }
    if bout.attackers.has(bout.defender) {
        return Err(String::from("the defender attacks itself"));
    }
    if !deal.playing.has(bout.defender) || !deal.playing.has(bout.opener) {
        return match state.phase {
            Phase::Over => Ok(()),
            _ => Err(String::from("a seat that is out takes part")),
        };
    }
    let fits = match state.phase {
        Phase::Lead(_) => bout.len() == 0,
        Phase::Defend => !bout.all_beaten(),
        Phase::Add(right) => bout.all_beaten() && !deal.hand(right).is_empty() && !bout.full(),
        Phase::AddAfterTake(right) => !deal.hand(right).is_empty() && !bout.full(),
        Phase::Over => true,
    };
    if fits { Ok(()) } else { Err(format!("{:?} does not fit the table", state.phase)) }
}

/// No card twice, none that is not in the deck; what is in no place was beaten off.
fn place_each(cards: impl Iterator<Item = Card>, deck: CardSet) -> Result<(), String> {
    let mut placed = CardSet::EMPTY;
    for card in cards {
        if placed.has(card) {
            return Err(format!("{card} is in two places"));
        }
        if !deck.has(card) {
            return Err(format!("{card} is not in the deck"));
        }
        placed = placed.with(card);
    }
    Ok(())
}
