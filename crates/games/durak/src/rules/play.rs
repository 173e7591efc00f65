//! Carries out an action.

use super::state::{Phase, State};
use super::{Action, Event, inference};
use mallard_engine::cards::{Card, CardSet};
use mallard_engine::{EventSink, Seat};

/// Plays an action that [`super::check`] allowed.
#[inline]
pub(super) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    let doubted = inference::against(state, action);
    state.doubts[seat.index()].add(doubted);
    match action {
        Action::Attack(card) => attack(state, seat, card, events),
        Action::Beat { attack, with } => beat(state, seat, attack, with, events),
        Action::Transfer(card) => {
            lay(state, seat, card);
            transfer(state, seat);
            events.push(Event::Transferred { seat, card, to: state.public.bout.defender });
            answer_or_more(state, seat);
        }
        Action::Show(card) => {
            state.show(seat, CardSet::only(card));
            state.public.bout.showed = state.public.bout.showed.with(seat);
            transfer(state, seat);
            events.push(Event::Showed { seat, card, to: state.public.bout.defender });
        }
        Action::Take => {
            events.push(Event::Takes { seat });
            if state.public.options.throw_in_after_take {
                add_after_take(state, events);
            } else {
                state.pick_up(events);
            }
        }
        Action::Pass if matches!(state.public.phase, Phase::More(_)) => {
            events.push(Event::Passed { seat });
            state.public.phase = Phase::Defend;
        }
        Action::Next => state.deal_again(events),
        Action::Finish => {
            events.push(Event::Finished { seat });
            state.public.phase = Phase::Over;
        }
        Action::Pass => {
            events.push(Event::Passed { seat });
            state.public.bout.passed = state.public.bout.passed.with(seat);
            match state.public.phase {
                Phase::AddAfterTake(_) => add_after_take(state, events),
                _ => add(state, events),
            }
        }
    }
}

/// Moves a card from the hand to the attack.
#[inline]
fn lay(state: &mut State, seat: Seat, card: Card) {
    let hand = state.hand_mut(seat);
    *hand = hand.without(card);
    state.public.bout.attack(card);
}

fn attack(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    let opening = state.public.bout.len() == 0;
    let after_take = matches!(state.public.phase, Phase::AddAfterTake(_));
    lay(state, seat, card);
    events.push(Event::Attacked { seat, card, opening, after_take });
    if after_take {
        add_after_take(state, events);
    } else {
        answer_or_more(state, seat);
    }
}

/// The defender answers, unless `seat`, which played the last card, may add more of its rank (DUR-22). A seat with
/// cards but none of the rank is asked too, so that a skip does not reveal its hand.
fn answer_or_more(state: &mut State, seat: Seat) {
    let may_lay = !state.public.bout.full() && !state.hand(seat).is_empty();
    let more = state.public.options.several_at_once && may_lay;
    state.public.phase = if more { Phase::More(seat) } else { Phase::Defend };
}

fn beat(
    state: &mut State,
    seat: Seat,
    attack: Card,
    with: Card,
    events: &mut impl EventSink<Event>,
) {
    let hand = state.hand_mut(seat);
    *hand = hand.without(with);
    state.public.bout.beat(attack, with);
    events.push(Event::Beat { seat, attack, with });
    if state.public.bout.all_beaten() {
        add(state, events);
    }
}

/// Transfers the attack to the next seat (DUR-19).
fn transfer(state: &mut State, seat: Seat) {
    state.public.bout.transferred = state.public.bout.transferred.with(seat);
    state.public.bout.first = seat;
    state.public.bout.defender = state.public.seat_after(seat);
    state.meet_defender();
}

/// Everything is beaten: the seat with the right adds or passes; if no seat has it, the bout is
/// beaten off (DUR-11).
#[inline]
fn add(state: &mut State, events: &mut impl EventSink<Event>) {
    match state.next_right() {
        Some(right) if !state.public.bout.full() => state.public.phase = Phase::Add(right),
        _ => state.beat_off(events),
    }
}

/// The defender takes: the seat with the right adds or passes; if no seat has it, the defender
/// picks up (DUR-10).
fn add_after_take(state: &mut State, events: &mut impl EventSink<Event>) {
    match state.next_right() {
        Some(right) if !state.public.bout.full() => state.public.phase = Phase::AddAfterTake(right),
        _ => state.pick_up(events),
    }
}
