//! Carries out an action: the cards of a trick, and its end.

use super::sizes::{SEATS, TRICKS};
use super::state::{Phase, State};
use super::trick::{Trick, WonTrick};
use super::{Action, Event};
use crate::Card;
use mallard_engine::{EventSink, Seat};

/// Plays an action that [`super::check`] allowed.
#[inline]
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match action {
        Action::Play(card) => play(state, seat, card, events),
        Action::Bank(card) => {
            state.round.bank(seat, card, false, events);
            state.phase = Phase::Play(seat);
        }
    }
}

#[inline]
fn play(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    let round = &mut state.round;
    let lead = seat == round.trick.leader();
    events.push(Event::Played { seat, card, trick: round.tricks_done() + 1, lead });
    // A seat that does not follow is void in the suit. But the Joker need not follow (DKT-9).
    if let (Some(led), Some(suit)) = (round.trick.led(Card::suit), card.suit())
        && led != suit
    {
        round.voids[seat.index()] = round.voids[seat.index()].with(led);
    }
    if let Some(taken) = round.taken.as_mut().filter(|taken| taken.by == seat) {
        taken.played = taken.played.with(card);
    }
    round.hands[seat.index()] = round.hand(seat).without(card);
    round.trick.lay(seat, card);

    let next = seat.step_left(1, SEATS);
    if next == round.trick.leader() {
        end_trick(state, events);
    } else {
        state.phase = Phase::Play(next);
    }
}

/// The winner captures the cards, takes the Quacker with the first 4, and leads (DKT-7, DKT-12).
fn end_trick(state: &mut State, events: &mut impl EventSink<Event>) {
    let round = &mut state.round;
    let trick = round.trick;
    // Only one of three cards can be the Joker, so a card of the suit led always wins.
    let winner = round.ranking.winner(&trick).unwrap_or(trick.leader());
    let caught = trick.cards().fours();
    round.won[winner.index()] += 1;
    round.caught[winner.index()] = round.caught[winner.index()].or(caught);
    round.played = round.played.or(trick.cards());
    round.last_trick = Some(WonTrick { trick, winner });
    round.trick = Trick::new(winner);
    let number = round.tricks_done();
    events.push(Event::TrickWon { seat: winner, number, trick, caught });

    let takes = !caught.is_empty() && round.taken.is_none();
    if takes {
        round.take_quacker(winner, events);
    }
    if number == TRICKS {
        // The hand has at most the Quacker, if it was just taken (DKT-13).
        if takes {
            round.bank(winner, round.quacker, true, events);
        }
        state.end_round(events);
    } else {
        state.phase = if takes { Phase::Bank(winner) } else { Phase::Play(winner) };
    }
}
