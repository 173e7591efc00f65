//! A turn, decided quickly: the values that it compares.

use super::super::super::{
    Action, CardPosition, Class, KINDS, Kind, RangeSlot, State, Task, TaskStep,
};
use super::super::worth::{Eighths, choice, points};
use super::offer::on_offer;
use super::tally::{LookaheadScore, UNKNOWN};
use mallard_engine::Seat;

/// The value of an action for which the range has no facedown card: worse than any other, and far from an overflow. A seat
/// that turns up Ripe after it has drawn may have none.
const IMPOSSIBLE: Eighths = -1_000_000;

/// A turn as the deciding seat sees it.
#[derive(Debug)]
pub(super) struct LookaheadTurn<'a> {
    state: &'a State,
    tally: LookaheadScore,
    now: Eighths,
    /// The range of the seat that has the next turn, and whether that seat decides here.
    next: LookaheadScore,
    next_is_own: bool,
    /// 1, or -1 for a seat that decides for another (DTG-23).
    sign: i32,
    /// The effect of moving the Potatoes when a purple card is played.
    potatoes: Eighths,
    others: i32,
    /// The facedown card to do without, its saving, and the value of discarding it.
    room: (RangeSlot, Eighths, Eighths),
    /// The facedown card to turn up, and the value of that.
    up: (RangeSlot, Eighths),
}

impl<'a> LookaheadTurn<'a> {
    /// The turn of the task's range, decided by `eyes`.
    pub(super) fn from_state(state: &'a State, task: Task, eyes: Seat) -> Self {
        let range = task.range;
        let tally = LookaheadScore::from_state(state, range, eyes);
        let right = range.step_left(state.public.seats - 1, state.public.seats);
        let come = state.ranges.face_up(right).filter(|&kind| kind == Kind::HotPotato).count();
        let come = i32::try_from(come).unwrap_or(0);
        let none = RangeSlot { seat: range, slot: 0 };
        let others = i32::from(state.public.seats) - 1;
        let next = range.step_left(1, state.public.seats).clockwise(state.public.seats);
        let next = next.clone().find(|&seat| state.ranges.has_down(seat)).unwrap_or(range);
        let mut turn = Self {
            state,
            tally,
            now: tally.total(),
            next: LookaheadScore::from_state(state, next, eyes),
            next_is_own: next == eyes,
            sign: if range == eyes { 1 } else { -1 },
            potatoes: points(5) * (i32::from(tally.count(Kind::HotPotato)) - come),
            others,
            room: (none, 0, IMPOSSIBLE),
            up: (none, IMPOSSIBLE),
        };
        for (place, laid) in state.ranges.slots(range) {
            let CardPosition::Down(seen) = laid.lies else { continue };
            let kind = seen.by_all(range).has(eyes).then_some(laid.card.kind);
            let adds = turn.tally.facedown(kind);
            let saves = turn.tally.saves(adds);
            let worth = turn.sign * saves + turn.discarding(kind);
            if worth > turn.room.2 {
                turn.room = (place, saves, worth);
            }
            let gain = match kind {
                Some(kind) => turn.gain(kind, saves),
                None => turn.sign * (turn.now - turn.tally.with(UNKNOWN - saves)),
            };
            if gain > turn.up.1 {
                turn.up = (place, gain);
            }
        }
        turn.room.2 -= turn.sign * turn.room.1;
        turn
    }

    /// The value of this card in place of a facedown one that would have added `instead_of`.
    fn gain(&self, kind: Kind, instead_of: Eighths) -> Eighths {
        let after = match kind {
            Kind::Bus => self.tally.with(-instead_of) - points(13) / self.others,
            Kind::Copycat => {
                let named = Kind::copied().map(|kind| self.tally.after(kind, instead_of));
                named.min().unwrap_or(self.now)
            }
            _ => self.tally.after(kind, instead_of),
        };
        let potatoes = if kind.class() == Class::Purple { self.potatoes } else { 0 };
        self.sign * (self.now - after + potatoes) + choice(kind)
    }

    /// The value of leaving this card on the discard pile for the next seat.
    fn discarding(&self, kind: Option<Kind>) -> Eighths {
        let theirs = on_offer(&self.next, kind, self.state.public.seats);
        if self.next_is_own { theirs } else { -theirs / self.others }
    }

    fn adding(&self, kind: Kind) -> Eighths {
        self.gain(kind, self.room.1) + self.room.2
    }

    /// The value of discarding this drawn card.
    fn refusing(&self, kind: Kind) -> Eighths {
        self.up.1 + self.discarding(Some(kind))
    }

    fn drawing(&self) -> Eighths {
        let mut counts = [0; KINDS];
        for &kind in self.state.deck.iter() {
            counts[kind as usize] += 1;
        }
        let (mut cards, mut sum) = (0, 0);
        for kind in Kind::ALL {
            let count = counts[kind as usize];
            if count > 0 {
                let worth = match self.adding(kind) {
                    added if kind == Kind::GooseChase => added,
                    added => added.max(self.refusing(kind)),
                };
                cards += count;
                sum += count * worth;
            }
        }
        // An empty deck will be renewed with unknown cards.
        if cards == 0 { self.up.1 } else { sum / cards }
    }

    pub(super) fn answer(&self, step: TaskStep) -> Action {
        match step {
            TaskStep::Open => self.open(),
            TaskStep::Keep => match self.state.held.map(|held| held.card.kind) {
                Some(kind)
                    if kind != Kind::GooseChase && self.adding(kind) < self.refusing(kind) =>
                {
                    Action::Discard
                }
                _ => Action::Add,
            },
            TaskStep::MakeRoom => Action::Card(self.room.0),
            _ => Action::Card(self.up.0),
        }
    }

    fn open(&self) -> Action {
        let can_draw = self.state.can_draw() && !self.state.chase_lies_open();
        match self.state.pile.last() {
            Some(top) if can_draw && self.adding(top.kind) < self.drawing() => Action::Draw,
            Some(_) => Action::Take,
            None if can_draw => Action::Draw,
            None => Action::Card(self.up.0),
        }
    }
}
