//! Carries out an action: the cards of a trick, and its end.

use super::sizes::{SEATS, TRICKS};
use super::trick::{Trick, WonTrick};
use super::{Action, Event, Phase, State};
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
            state.bank(seat, card, false, events);
            state.public.phase = Phase::Play(seat);
        }
    }
}

#[inline]
fn play(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    let public = &mut state.public;
    let lead = seat == public.trick.leader();
    events.push(Event::Played { seat, card, trick: public.tricks_done() + 1, lead });
    // A seat that does not follow is void in the suit. But the Joker need not follow (DKT-9).
    if let (Some(led), Some(suit)) = (public.trick.led(Card::suit), card.suit())
        && led != suit
    {
        let voids = &mut public.recall.voids[seat.index()];
        *voids = voids.with(led);
    }
    if state.quacker.taker() == Some(seat) {
        public.recall.quacker_played = public.recall.quacker_played.with(card);
    }
    state.hands[seat.index()] = state.hands[seat.index()].without(card);
    public.trick.lay(seat, card);

    let next = seat.step_left(1, SEATS);
    if next == public.trick.leader() {
        end_trick(state, events);
    } else {
        public.phase = Phase::Play(next);
    }
}

/// The winner captures the cards, takes the Quacker with the first 4, and leads (DKT-7, DKT-12).
fn end_trick(state: &mut State, events: &mut impl EventSink<Event>) {
    let public = &mut state.public;
    let trick = public.trick;
    // Only one of three cards can be the Joker, so a card of the suit led always wins.
    let winner = state.ranking.winner(&trick).unwrap_or(trick.leader());
    let caught = trick.cards().fours();
    public.tricks[winner.index()] += 1;
    public.caught[winner.index()] = public.caught[winner.index()].or(caught);
    public.recall.played = public.recall.played.or(trick.cards());
    public.last_trick = Some(WonTrick { trick, winner });
    public.trick = Trick::new(winner);
    let number = public.tricks_done();
    events.push(Event::TrickWon { seat: winner, number, trick, caught });

    let takes = !caught.is_empty() && state.quacker.taker().is_none();
    if takes {
        state.take_quacker(winner, events);
    }
    if number == TRICKS {
        // The hand has at most the Quacker, if it was just taken (DKT-13).
        if takes {
            state.bank(winner, state.quacker.itself(), true, events);
        }
        state.end_round(events);
    } else {
        state.public.phase = if takes { Phase::Bank(winner) } else { Phase::Play(winner) };
    }
}
