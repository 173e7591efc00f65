use super::sizes::{CHIPS, SEATS, TRICKS};
use super::{Phase, Public, Quacker, State};
use crate::{Card, CardSet};
use mallard_engine::Seat;
use mallard_engine::cards::check_unique;

/// Checks that every card exists exactly once, the chips add up, and hands and captures fit the
/// tricks.
pub(super) fn check_invariants(state: &State) -> Result<(), String> {
    let Public { chips, phase, recall, .. } = &state.public;
    if chips.iter().map(|&chips| u32::from(chips)).sum::<u32>() > u32::from(CHIPS) {
        return Err(format!("more than {CHIPS} chips: {chips:?}"));
    }
    let ends = chips.contains(&0)
        || (state.public.options.one_round && state.public.tricks_done() == TRICKS);
    if ends != (*phase == Phase::Over) {
        return Err(String::from("the match goes on until a seat has no chips (DKT-18)"));
    }
    each_card_once(state)?;
    hands_fit(state)?;
    captures_fit(state)?;
    quacker_fits(state)?;
    for seat in Seat::all(SEATS) {
        none_of(state.hand(seat).of_suits(recall.voids[seat.index()]), "the hand")?;
    }
    Ok(())
}

/// Each card exists once (DKT-1, DKT-3).
fn each_card_once(state: &State) -> Result<(), String> {
    let Public { trick, recall, turned_up, .. } = state.public;
    let hands = state.hands.iter().flat_map(|hand| hand.iter());
    let trick = trick.plays().map(|(_, card)| card);
    let all = hands.chain(trick).chain(recall.played).chain([turned_up]);
    let placed: Vec<Card> = all.chain(state.quacker.aside()).collect();
    check_unique(&placed)?;
    let lost = CardSet::FULL.minus(placed.into_iter().collect());
    if lost.is_empty() { Ok(()) } else { Err(format!("{lost:?} are in no place")) }
}

/// All seats have played to each trick, and the phase names the next seat (DKT-7, DKT-14).
fn hands_fit(state: &State) -> Result<(), String> {
    let Public { phase, trick, recall, .. } = state.public;
    let done = state.public.tricks_done();
    if done > TRICKS || recall.played.len() != done * SEATS {
        return Err(format!("{} cards in {done} tricks", recall.played.len()));
    }
    for seat in Seat::all(SEATS) {
        let laid = u8::from(trick.card(seat).is_some());
        let taken = u8::from(phase == Phase::Bank(seat));
        if state.hand(seat).len() + laid + done != TRICKS + taken {
            return Err(format!("seat {} holds {:?}", seat.index(), state.hand(seat)));
        }
    }
    let turns = || trick.leader().clockwise(SEATS);
    let next = turns().find(|&seat| trick.card(seat).is_none());
    // The seat that has taken the Quacker, but not banked a card yet.
    let banks = match state.quacker {
        Quacker::Taken { by, banked: None, .. } => Some(by),
        _ => None,
    };
    let fits = match phase {
        Phase::Play(seat) => done < TRICKS && next == Some(seat) && banks.is_none(),
        Phase::Bank(seat) => banks == Some(seat),
        Phase::Over => done == TRICKS && banks.is_none(),
    };
    let in_turn = turns().map_while(|seat| trick.card(seat)).count();
    if fits && in_turn == trick.plays().count() {
        Ok(())
    } else {
        Err(format!("{phase:?} does not fit the trick"))
    }
}

/// The 4s of the tricks belong to seats that won tricks; the first of them brought the Quacker
/// (DKT-12).
fn captures_fit(state: &State) -> Result<(), String> {
    let Public { tricks, caught, recall, .. } = state.public;
    let all = caught.iter().fold(CardSet::EMPTY, |all, &caught| all.or(caught));
    let count: u8 = caught.iter().map(|caught| caught.len()).sum();
    if all != recall.played.fours() || count != all.len() {
        return Err(format!("{caught:?} are not the 4s of the tricks"));
    }
    for (won, caught) in tricks.into_iter().zip(caught) {
        if won == 0 && !caught.is_empty() {
            return Err(format!("{caught:?} captured without a trick"));
        }
    }
    match state.quacker.taker() {
        None if count > 0 => Err(String::from("nobody took the Quacker")),
        Some(by) if caught[by.index()].is_empty() => {
            Err(String::from("the Quacker was taken without a 4"))
        }
        _ => Ok(()),
    }
}

/// The Quacker is in the hand that it went to, or was banked or played from it.
fn quacker_fits(state: &State) -> Result<(), String> {
    let Public { trick, recall, .. } = state.public;
    let Quacker::Taken { by, card, banked } = state.quacker else { return Ok(()) };
    let banked = banked.map_or(CardSet::EMPTY, CardSet::only);
    let held = state.hand(by).or(banked).or(recall.quacker_played);
    if !held.has(card) {
        return Err(format!("{card} never was in the hand that took it"));
    }
    let laid = trick.card(by).map_or(CardSet::EMPTY, CardSet::only);
    none_of(recall.quacker_played.minus(recall.played).minus(laid), "what was played")?;
    none_of(held.without(card).of_suits(recall.quacker_voids), "the hand beside the Quacker")
}

fn none_of(cards: CardSet, place: &str) -> Result<(), String> {
    let wrong: Option<Card> = cards.first();
    wrong.map_or(Ok(()), |card| Err(format!("{card} cannot be in {place}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Duckit, Recall};
    use mallard_engine::cards::Suit;
    use mallard_engine::{Game, Setup};

    fn dealt() -> State {
        Duckit::deal(&Setup::new(SEATS, 1), &mut ()).expect("three seats")
    }

    /// `by` has just taken the Quacker.
    fn take(state: &mut State, by: Seat) {
        state.quacker = Quacker::Taken { by, card: state.quacker.itself(), banked: None };
    }

    #[track_caller]
    fn assert_misfit(checked: Result<(), String>) {
        assert!(checked.is_err_and(|wrong| wrong.ends_with("does not fit the trick")));
    }

    #[test]
    fn it_is_the_turn_of_the_seat_that_follows() {
        let mut state = dealt();
        assert_eq!(Duckit::check_invariants(&state), Ok(()));
        state.public.phase = Phase::Play(state.public.trick.leader().step_left(1, SEATS));
        assert_misfit(Duckit::check_invariants(&state));
    }

    #[test]
    fn no_seat_plays_before_a_card_is_banked() {
        let mut state = dealt();
        assert_eq!(hands_fit(&state), Ok(()));
        let leader = state.public.trick.leader();
        take(&mut state, leader);
        assert_misfit(hands_fit(&state));
    }

    #[test]
    fn no_seat_plays_after_the_last_trick() {
        let mut state = dealt();
        let leader = state.public.trick.leader();
        let all = state.hands.iter().fold(CardSet::EMPTY, |all, &hand| all.or(hand));
        state.public.recall.played = all;
        state.hands = [CardSet::EMPTY; SEATS as usize];
        state.public.tricks = [TRICKS, 0, 0];
        state.public.phase = Phase::Over;
        assert_eq!(hands_fit(&state), Ok(()));
        take(&mut state, leader);
        assert_misfit(hands_fit(&state));
        state.quacker = Quacker::InWell(state.quacker.itself());
        state.public.phase = Phase::Play(leader);
        assert_misfit(hands_fit(&state));
    }

    #[test]
    fn the_seat_that_took_the_quacker_banks() {
        let mut state = dealt();
        let leader = state.public.trick.leader();
        let hand = &mut state.hands[leader.index()];
        *hand = hand.with(state.quacker.itself());
        state.public.phase = Phase::Bank(leader);
        for (taken, fits) in [(leader, true), (leader.step_left(1, SEATS), false)] {
            take(&mut state, taken);
            assert_eq!(hands_fit(&state).is_ok(), fits);
        }
    }

    #[test]
    fn the_quacker_is_in_the_hand_that_took_it_or_played_from_it() {
        let mut state = dealt();
        let by = state.public.trick.leader();
        take(&mut state, by);
        let checked = quacker_fits(&state);
        assert!(checked.is_err_and(|wrong| wrong.ends_with("never was in the hand that took it")));
        let hand = &mut state.hands[by.index()];
        let others = *hand;
        *hand = hand.with(state.quacker.itself());
        assert_eq!(quacker_fits(&state), Ok(()));
        // It cannot have played a card that is still in a hand, nor have had one of a suit in which it was void.
        let recall = state.public.recall;
        let wrong = [
            Recall { quacker_played: others, ..recall },
            Recall { quacker_voids: Suit::ALL.into_iter().collect(), ..recall },
        ];
        for recall in wrong {
            state.public.recall = recall;
            assert!(quacker_fits(&state).is_err_and(|wrong| wrong.contains("cannot be in")));
        }
    }
}
