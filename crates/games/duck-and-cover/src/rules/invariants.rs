use super::ducks::Ducks;
use super::round::MOST_CALLS;
use super::state::{Phase, Public, State};
use super::turned::{Fate, Turned};
use super::{Call, CaptainCard, Cell, Ending, NumberSet, Variant};
use mallard_engine::{Seat, SeatSet};

/// Checks that every card exists exactly once, every stack has its own cell, and the stage fits the
/// table.
pub(super) fn check_invariants(state: &State) -> Result<(), String> {
    let Public { phase, seats, calls, round, options, .. } = state.public;
    captain_cards(state)?;
    animals(&state.public)?;
    for seat in Seat::all(seats) {
        ducks(state.ducks(seat)).map_err(|wrong| format!("seat {}: {wrong}", seat.index()))?;
        // Otherwise a Max would move nothing (DNC-10, DNC-21).
        if state.ducks(seat).called(Call::Max, state.public.variants()).is_none() {
            return Err(format!("seat {}: no duck that moves is visible", seat.index()));
        }
    }
    last_card(state)?;
    if calls > MOST_CALLS {
        return Err(format!("{calls} calls (DNC-15)"));
    }
    match (phase, state.ending()) {
        // The last call of a round is completed before the round ends.
        (Phase::Choose(must), None | Some(Ending::MostCalls)) => choices(state, must),
        (Phase::Turn | Phase::Choose(_), Some(ending)) => {
            Err(format!("the round is over: {ending:?}"))
        }
        (Phase::Over, None) => Err(String::from("the match is over amid a round")),
        (Phase::Over, Some(_)) if round != options.last_round() => {
            Err(String::from("the match is over before its last round"))
        }
        _ => Ok(()),
    }
}

fn captain_cards(state: &State) -> Result<(), String> {
    let variants = state.public.variants();
    let in_play = match (state.public.phase, state.public.turned) {
        (Phase::Choose(_), Some(turned)) => Some(turned.card),
        _ => None,
    };
    if state.aside.count() != variants.aside() {
        return Err(format!("put aside: {:?}", state.aside));
    }
    let packs = [&state.deck, &state.pile, &state.public.discards, &state.aside];
    let mut cards: Vec<CaptainCard> =
        packs.into_iter().flat_map(|pack| pack.iter().copied()).chain(in_play).collect();
    cards.sort_unstable();
    let whole = variants.cards().eq(cards.iter().copied());
    if whole { Ok(()) } else { Err(format!("the deck is {cards:?}")) }
}

/// With madness each seat has a different animal (DNC-22).
fn animals(public: &Public) -> Result<(), String> {
    let animals = &public.animals;
    let mad = public.variants().has(Variant::Madness);
    for (place, animal) in animals.iter().enumerate() {
        let wanted = mad && place < usize::from(public.seats);
        if animal.is_some() != wanted || wanted && animals[..place].contains(animal) {
            return Err(format!("the animals are {animals:?}"));
        }
    }
    Ok(())
}

/// The card turned last must be where DNC-12 puts it.
fn last_card(state: &State) -> Result<(), String> {
    let Public { phase, turned, discards, .. } = &state.public;
    let lies = match (phase, *turned) {
        (Phase::Choose(_), turned) => turned.and_then(Turned::call).is_some(),
        (_, None) => true,
        (_, Some(Turned { card, fate: Fate::Calls(_) })) => state.pile.last() == Some(&card),
        (_, Some(Turned { card, fate: Fate::Discarded })) => discards.last() == Some(&card),
    };
    if lies { Ok(()) } else { Err(format!("{turned:?} lies elsewhere")) }
}

fn ducks(ducks: &Ducks) -> Result<(), String> {
    let mut placed = NumberSet::EMPTY;
    let mut cells: Vec<Cell> = Vec::new();
    for top in ducks.visible() {
        let cell = ducks.cell(top);
        if cells.contains(&cell) {
            return Err(format!("two stacks lie at {cell:?}"));
        }
        if !cell.is_in_reach() {
            return Err(format!("no stack can get to {cell:?}"));
        }
        cells.push(cell);
        // This ends even if cards are on each other in a circle: the second time, one is in two
        // places.
        for card in ducks.from(top) {
            if placed.has(card) {
                return Err(format!("{} is in two places", u8::from(card)));
            }
            if ducks.cell(card) != cell {
                return Err(format!("{} lies outside its stack", u8::from(card)));
            }
            placed = placed.with(card);
        }
    }
    if placed == NumberSet::ALL { Ok(()) } else { Err(format!("only {placed:?} are there")) }
}

/// The seats that can move must, and their choices are legal.
fn choices(state: &State, must: SeatSet) -> Result<(), String> {
    let mut waiting = false;
    for seat in Seat::all(state.public.seats) {
        let top = state.moving(seat);
        if top.is_some() != must.has(seat) {
            return Err(format!("seat {} moves: {top:?}", seat.index()));
        }
        match (top, state.chosen[seat.index()]) {
            (Some(_), None) => waiting = true,
            (Some(top), Some(target)) => {
                let mut possible = false;
                state.ducks(seat).targets(top, |legal| possible |= legal == target);
                if !possible {
                    return Err(format!("seat {} chose {target:?}", seat.index()));
                }
            }
            (None, Some(_)) => return Err(format!("seat {} chose and quacks", seat.index())),
            (None, None) => {}
        }
    }
    if waiting { Ok(()) } else { Err(String::from("all have chosen and nothing moved")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DuckAndCover;
    use crate::Pack;
    use crate::rules::{Call, Number, ROUNDS, Target};
    use mallard_engine::{Game, Setup};

    /// The invariants of a match of two that was just dealt, and then changed.
    fn with(change: impl FnOnce(&mut State)) -> Result<(), String> {
        let mut state = DuckAndCover::deal(&Setup::new(2, 1), &mut ()).expect("two seats");
        change(&mut state);
        DuckAndCover::check_invariants(&state)
    }

    #[test]
    fn a_match_ends_with_its_last_round_and_a_round_with_its_last_call() {
        let at = |phase, number, calls| {
            with(|state| {
                state.public.phase = phase;
                state.public.round = number;
                state.public.calls = calls;
            })
        };
        let wrong = |what: &str| Err(String::from(what));
        assert_eq!(at(Phase::Over, ROUNDS, MOST_CALLS), Ok(()));
        assert_eq!(at(Phase::Over, ROUNDS, 1), wrong("the match is over amid a round"));
        let early = wrong("the match is over before its last round");
        assert_eq!(at(Phase::Over, ROUNDS - 1, MOST_CALLS), early);
        assert_eq!(at(Phase::Turn, 1, MOST_CALLS - 1), Ok(()));
        assert_eq!(at(Phase::Turn, 1, MOST_CALLS), wrong("the round is over: MostCalls"));
        assert_eq!(at(Phase::Over, ROUNDS, MOST_CALLS + 1), wrong("401 calls (DNC-15)"));
    }

    /// Each call can carry a stack one cell further out, from column 3.
    #[test]
    fn no_stack_is_farther_out_than_its_calls_allow() {
        let lying_at = |column, row| {
            with(|state| {
                let target = Target::Duck(Cell::new(column, row));
                state.ducks[0].go(Number::ALL[0], target);
            })
        };
        for (inside, outside) in [((403, 0), (404, 0)), ((0, -403), (0, -404))] {
            assert_eq!(lying_at(inside.0, inside.1), Ok(()));
            let refused = lying_at(outside.0, outside.1).expect_err("it is too far off");
            assert!(refused.contains("no stack can get to"), "{refused}");
        }
    }

    /// The invariants of a match of two whose captain has turned a Max, which moves the twelve of
    /// both, and then changed.
    fn called(change: impl FnOnce(&mut State)) -> Result<(), String> {
        with(|state| {
            let (called, rest): (Vec<_>, Vec<_>) =
                CaptainCard::all().into_iter().partition(|&card| card == CaptainCard::Max);
            state.deck = rest.into_iter().collect();
            state.public.turned =
                called.first().map(|&card| Turned { card, fate: Fate::Calls(Call::Max) });
            let must = Seat::all(2).collect();
            state.public.phase = Phase::Choose(must);
            change(state);
        })
    }

    #[test]
    fn no_card_of_the_captain_is_missing() {
        assert_eq!(called(|_| ()), Ok(()));
        let lost = called(|state| state.deck = Pack::default());
        assert!(lost.is_err_and(|wrong| wrong.starts_with("the deck is")));
    }

    #[test]
    fn the_last_card_is_on_the_pile_of_its_fate() {
        let turned = |fate, onto: fn(&mut State) -> &mut Pack| {
            with(|state| {
                let card = state.deck.pop().expect("the deck is whole");
                onto(state).push(card);
                state.public.turned = Some(Turned { card, fate });
            })
        };
        let (calls, discarded) = (Fate::Calls(Call::Max), Fate::Discarded);
        assert_eq!(turned(calls, |state| &mut state.pile), Ok(()));
        assert_eq!(turned(discarded, |state| &mut state.public.discards), Ok(()));
        let wrong = [
            turned(calls, |state| &mut state.public.discards),
            turned(discarded, |state| &mut state.pile),
            called(|state| {
                let last = state.public.turned.as_mut().expect("a card was turned");
                last.fate = discarded;
            }),
        ];
        for result in wrong {
            assert!(result.is_err_and(|wrong| wrong.ends_with("lies elsewhere")));
        }
    }

    #[test]
    fn every_seat_that_can_move_must_and_its_choice_is_legal() {
        let stage = |must, first, second| {
            called(|state| {
                (state.chosen[0], state.chosen[1]) = (first, second);
                state.public.phase = Phase::Choose(must);
            })
        };
        let both: SeatSet = Seat::all(2).collect();
        let (near, far) = (Target::Duck(Cell::new(-1, 0)), Target::Duck(Cell::new(-9, 0)));
        assert_eq!(stage(both, Some(near), None), Ok(()));
        let wrong = [
            (stage(SeatSet::only(Seat::new(0)), None, None), "seat 1 moves"),
            (stage(both, Some(far), None), "seat 0 chose"),
            (stage(both, Some(near), Some(near)), "all have chosen and nothing moved"),
        ];
        for (result, part) in wrong {
            assert!(result.is_err_and(|wrong| wrong.contains(part)), "{part}");
        }
    }
}
