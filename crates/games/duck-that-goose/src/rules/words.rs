//! Cards and ranges written as words.

use super::card::Card;
use super::kind::Kind;
use super::options::Deck;
use super::ranges::{CardPosition, PlacedCard, Seen};
use super::state::State;
use mallard_engine::{Seat, SeatSet};

pub(super) fn mark(state: &mut State, kind: Kind) -> Card {
    Card { kind, mark: state.free.take() }
}

/// Adds the card, or the stack of cards, that a word names.
pub(super) fn lay_slot(
    state: &mut State,
    seat: Seat,
    word: &str,
    left: &mut UnnamedCards,
) -> Result<(), String> {
    if let Some((code, seen_by)) = word.split_once('?') {
        let card = mark(state, left.take(code.parse()?)?);
        let lies = CardPosition::Down(Seen::by(seen(seen_by, state.public.seats)?));
        state.ranges.add(seat, PlacedCard { card, lies });
        return Ok(());
    }
    let mut stack = word.split('+').peekable();
    while let Some(code) = stack.next() {
        let (code, named) = code.split_once('=').map_or((code, None), |(a, b)| (a, Some(b)));
        let card = mark(state, left.take(code.parse()?)?);
        let counts_as = named.map_or(Ok(card.kind), str::parse)?;
        let covered = stack.peek().is_some();
        let lies =
            if covered { CardPosition::Covered(counts_as) } else { CardPosition::Up(counts_as) };
        state.ranges.add(seat, PlacedCard { card, lies });
    }
    Ok(())
}

/// Reads the seats that have seen a card: an empty text, some seat numbers, or `*`.
fn seen(seats: &str, count: u8) -> Result<SeatSet, String> {
    if seats == "*" {
        return Ok(SeatSet::all(count));
    }
    let seat = |number: char| {
        let number = number.to_digit(10).filter(|&number| number < u32::from(count));
        number.and_then(|number| u8::try_from(number).ok()).map(Seat::new)
    };
    let all: Option<SeatSet> = seats.chars().map(seat).collect();
    all.ok_or_else(|| format!("{seats:?} are no seats"))
}

/// The cards of the deck that are not named yet.
pub(super) struct UnnamedCards(Vec<Kind>);

impl UnnamedCards {
    pub(super) fn all(deck: Deck) -> Self {
        Self(deck.cards().collect())
    }

    pub(super) fn rest(self) -> Vec<Kind> {
        self.0
    }

    fn take(&mut self, kind: Kind) -> Result<Kind, String> {
        let place = self.0.iter().position(|&left| left == kind);
        let place = place.ok_or_else(|| format!("there are not so many cards {kind}"))?;
        Ok(self.0.remove(place))
    }

    pub(super) fn take_all(&mut self, codes: &str) -> Result<Vec<Kind>, String> {
        codes.split_whitespace().map(|code| self.take(code.parse()?)).collect()
    }
}
