//! The invariants of a match.

use super::sizes::{CHIPS, SEATS, TRICKS};
use super::state::{Phase, Round, State, Taken};
use crate::{Card, CardSet};
use mallard_engine::Seat;
use mallard_engine::cards::check_unique;

/// Checks that every card exists exactly once, the chips add up, and hands and captures fit the
/// tricks.
pub(super) fn check_invariants(state: &State) -> Result<(), String> {
    let State { chips, round, phase, .. } = state;
    if chips.iter().map(|&chips| u32::from(chips)).sum::<u32>() > u32::from(CHIPS) {
        return Err(format!("more than {CHIPS} chips: {chips:?}"));
    }
    let ends = chips.contains(&0) || (state.options.one_round && round.tricks_done() == TRICKS);
    if ends != (*phase == Phase::Over) {
        return Err(String::from("the match goes on until a seat has no chips (DKT-18)"));
    }
    each_card_once(round)?;
    hands_fit(round, *phase)?;
    captures_fit(round)?;
    round.taken.map_or(Ok(()), |taken| quacker_fits(round, taken))?;
    for seat in Seat::all(SEATS) {
        none_of(round.hand(seat).of_suits(round.voids[seat.index()]), "the hand")?;
    }
    Ok(())
}

/// Each card exists once (DKT-1, DKT-3).
fn each_card_once(round: &Round) -> Result<(), String> {
    let aside = match round.taken {
        None => Some(round.quacker),
        Some(taken) => taken.banked,
    };
    let hands = round.hands.iter().flat_map(|hand| hand.iter());
    let trick = round.trick.plays().map(|(_, card)| card);
    let all = hands.chain(trick).chain(round.played).chain([round.turned_up]).chain(aside);
    let placed: Vec<Card> = all.collect();
    check_unique(&placed)?;
    let lost = CardSet::FULL.minus(placed.into_iter().collect());
    if lost.is_empty() { Ok(()) } else { Err(format!("{lost:?} are in no place")) }
}

/// All seats have played to each trick, and the phase names the next seat (DKT-7, DKT-14).
fn hands_fit(round: &Round, phase: Phase) -> Result<(), String> {
    let done = round.tricks_done();
    if done > TRICKS || round.played.len() != done * SEATS {
        return Err(format!("{} cards in {done} tricks", round.played.len()));
    }
    for seat in Seat::all(SEATS) {
        let laid = u8::from(round.trick.card(seat).is_some());
        let taken = u8::from(phase == Phase::Bank(seat));
        if round.hand(seat).len() + laid + done != TRICKS + taken {
            return Err(format!("seat {} holds {:?}", seat.index(), round.hand(seat)));
        }
    }
    let turns = || round.trick.leader().clockwise(SEATS);
    let next = turns().find(|&seat| round.trick.card(seat).is_none());
    let fits = match phase {
        Phase::Play(seat) => done < TRICKS && next == Some(seat) && !banking(round),
        Phase::Bank(seat) => round.taken.is_some_and(|taken| taken.by == seat) && banking(round),
        Phase::Over => done == TRICKS && !banking(round),
    };
    let in_turn = turns().map_while(|seat| round.trick.card(seat)).count();
    if fits && in_turn == round.trick.plays().count() {
        Ok(())
    } else {
        Err(format!("{phase:?} does not fit the trick"))
    }
}

/// Has a seat taken the Quacker, but not banked a card yet?
fn banking(round: &Round) -> bool {
    round.taken.is_some_and(|taken| taken.banked.is_none())
}

/// The 4s of the tricks belong to seats that won tricks; the first of them brought the Quacker
/// (DKT-12).
fn captures_fit(round: &Round) -> Result<(), String> {
    let all = round.caught.iter().fold(CardSet::EMPTY, |all, &caught| all.or(caught));
    let count: u8 = round.caught.iter().map(|caught| caught.len()).sum();
    if all != round.played.fours() || count != all.len() {
        return Err(format!("{:?} are not the 4s of the tricks", round.caught));
    }
    for (&won, caught) in round.won.iter().zip(round.caught) {
        if won == 0 && !caught.is_empty() {
            return Err(format!("{caught:?} captured without a trick"));
        }
    }
    match round.taken {
        None if count > 0 => Err(String::from("nobody took the Quacker")),
        Some(taken) if round.caught[taken.by.index()].is_empty() => {
            Err(String::from("the Quacker was taken without a 4"))
        }
        _ => Ok(()),
    }
}

/// The Quacker is in the hand that it went to, or was banked or played from it.
fn quacker_fits(round: &Round, taken: Taken) -> Result<(), String> {
    let banked = taken.banked.map_or(CardSet::EMPTY, CardSet::only);
    let held = round.hand(taken.by).or(banked).or(taken.played);
    if !held.has(round.quacker) {
        return Err(format!("{} never was in the hand that took it", round.quacker));
    }
    let laid = round.trick.card(taken.by).map_or(CardSet::EMPTY, CardSet::only);
    none_of(taken.played.minus(round.played).minus(laid), "what was played")?;
    none_of(held.without(round.quacker).of_suits(taken.voids), "the hand beside the Quacker")
}

fn none_of(cards: CardSet, place: &str) -> Result<(), String> {
    let wrong: Option<Card> = cards.first();
    wrong.map_or(Ok(()), |card| Err(format!("{card} cannot be in {place}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Duckit, SuitSet};
    use mallard_engine::cards::Suit;
    use mallard_engine::{Game, Setup};

    fn dealt() -> State {
        Duckit::deal(&Setup::new(SEATS, 1), &mut ()).expect("three seats")
    }

    /// The Quacker, just taken by `by`.
    fn taken_by(by: Seat) -> Taken {
        Taken { by, banked: None, voids: SuitSet::EMPTY, played: CardSet::EMPTY }
    }

    #[test]
    fn it_is_the_turn_of_the_seat_that_follows() {
        let mut state = dealt();
        assert_eq!(Duckit::check_invariants(&state), Ok(()));
        state.phase = Phase::Play(state.round.trick.leader().step_left(1, SEATS));
        let wrong = Duckit::check_invariants(&state);
        assert!(wrong.is_err_and(|wrong| wrong.ends_with("does not fit the trick")));
    }

    #[test]
    fn no_seat_plays_before_a_card_is_banked() {
        let State { mut round, phase, .. } = dealt();
        assert_eq!(hands_fit(&round, phase), Ok(()));
        round.taken = Some(taken_by(round.trick.leader()));
        let wrong = hands_fit(&round, phase);
        assert!(wrong.is_err_and(|wrong| wrong.ends_with("does not fit the trick")));
    }

    #[test]
    fn no_seat_plays_after_the_last_trick() {
        let State { mut round, .. } = dealt();
        round.played = round.hands.iter().fold(CardSet::EMPTY, |all, &hand| all.or(hand));
        round.hands = [CardSet::EMPTY; SEATS as usize];
        round.won = [TRICKS, 0, 0];
        assert_eq!(hands_fit(&round, Phase::Over), Ok(()));
        let wrong = hands_fit(&round, Phase::Play(round.trick.leader()));
        assert!(wrong.is_err_and(|wrong| wrong.ends_with("does not fit the trick")));
        round.taken = Some(taken_by(round.trick.leader()));
        let wrong = hands_fit(&round, Phase::Over);
        assert!(wrong.is_err_and(|wrong| wrong.ends_with("does not fit the trick")));
    }

    #[test]
    fn the_seat_that_took_the_quacker_banks() {
        let State { mut round, .. } = dealt();
        let [by, other] = [round.trick.leader(), round.trick.leader().step_left(1, SEATS)];
        let hand = &mut round.hands[by.index()];
        *hand = hand.with(round.quacker);
        for (taken, fits) in [(by, true), (other, false)] {
            round.taken = Some(taken_by(taken));
            assert_eq!(hands_fit(&round, Phase::Bank(by)).is_ok(), fits);
        }
    }

    #[test]
    fn the_quacker_is_in_the_hand_that_took_it_or_played_from_it() {
        let State { mut round, .. } = dealt();
        let by = round.trick.leader();
        let taken = taken_by(by);
        let said = quacker_fits(&round, taken);
        assert!(said.is_err_and(|wrong| wrong.ends_with("never was in the hand that took it")));
        let hand = &mut round.hands[by.index()];
        let others = *hand;
        *hand = hand.with(round.quacker);
        assert_eq!(quacker_fits(&round, taken), Ok(()));
        // It cannot have played a card that is still in a hand, nor have had one of a suit in which it was void.
        let wrong = [
            Taken { played: others, ..taken },
            Taken { voids: Suit::ALL.into_iter().collect(), ..taken },
        ];
        for taken in wrong {
            assert!(quacker_fits(&round, taken).is_err_and(|wrong| wrong.contains("cannot be in")));
        }
    }
}
