//! All ranges, for trying cards out.

use super::super::super::{
    Action, Chosen, Class, Kind, Order, PlacedCard, RangeSlot, State, Task, TaskStep,
};
use super::super::worth::{Eighths, points};
use super::tally::LookaheadScore;
use mallard_engine::{MAX_SEATS, Seat};

/// The points that each other seat pays for three Devils (DTG-34), in eighths.
const THREE_DEVILS_COST: Eighths = points(6);

/// All ranges as one seat knows them.
#[derive(Clone, Copy, Debug)]
pub(super) struct LookaheadTable {
    ranges: [LookaheadScore; MAX_SEATS],
    seats: u8,
    /// The seat whose good counts.
    viewer: Seat,
}

impl LookaheadTable {
    /// The table as `eyes` knows it.
    pub(super) fn from_state(state: &State, eyes: Seat) -> Self {
        Self::by(state, eyes, |_| eyes)
    }

    /// Each range as its owner knows it.
    pub(super) fn seen_by_owners(state: &State) -> Self {
        Self::by(state, Seat::new(0), |seat| seat)
    }

    fn by(state: &State, eyes: Seat, knows: impl Fn(Seat) -> Seat) -> Self {
        let mut ranges =
            [LookaheadScore::from_state(state, Seat::new(0), knows(Seat::new(0))); MAX_SEATS];
        for seat in Seat::all(state.public.seats).skip(1) {
            ranges[seat.index()] = LookaheadScore::from_state(state, seat, knows(seat));
        }
        Self { ranges, seats: state.public.seats, viewer: eyes }
    }

    /// The expected score of each range.
    pub(super) fn totals(&self) -> [Eighths; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            let three =
                |&other: &Seat| other != seat && self.ranges[other.index()].count(Kind::Devil) == 3;
            let gifts = i32::try_from(Seat::all(self.seats).filter(three).count()).unwrap_or(0);
            totals[seat.index()] = self.ranges[seat.index()].with(gifts * THREE_DEVILS_COST);
        }
        totals
    }

    /// How good the table is: the own range low, the others' high.
    fn value(&self) -> Eighths {
        let totals = self.totals();
        let all: Eighths = totals.iter().sum();
        all - totals[self.viewer.index()] * i32::from(self.seats)
    }

    pub(super) const fn range(&self, seat: Seat) -> &LookaheadScore {
        &self.ranges[seat.index()]
    }

    fn range_mut(&mut self, seat: Seat) -> &mut LookaheadScore {
        &mut self.ranges[seat.index()]
    }

    fn shift(&mut self, kind: Kind, from: Seat, to: Seat) {
        self.range_mut(from).take(kind);
        self.range_mut(to).put(kind);
    }

    pub(super) fn after(mut self, state: &State, task: Task, action: Action) -> Eighths {
        let lying = |place: RangeSlot| state.ranges.at(place).and_then(PlacedCard::counts_as);
        match (task.step, action) {
            (step, Action::Card(place)) => {
                if let Some(kind) = lying(place) {
                    self.choose(step, task, place, kind);
                }
            }
            (TaskStep::Bus, Action::Seat(to)) => self.shift(Kind::Bus, task.range, to),
            (TaskStep::Control, Action::Seat(target)) => return self.led(state, target),
            (TaskStep::Name, Action::Name(kind)) => {
                let named = Seat::all(self.seats)
                    .find(|seat| self.ranges[seat.index()].count(Kind::Copycat) > 0);
                if let Some(seat) = named {
                    self.range_mut(seat).put(kind);
                }
            }
            (TaskStep::Birds(_), Action::Give { to, kind }) => self.range_mut(to).put(kind),
            (TaskStep::Act(Kind::Devil), Action::Do) => {
                for _ in state.pile.iter().filter(|card| card.kind == Kind::Devil) {
                    self.range_mut(task.range).put(Kind::Devil);
                }
            }
            (TaskStep::Act(Kind::ShootFoot), Action::Do) => return self.shot(task.range),
            // Looking costs nothing.
            (TaskStep::Look | TaskStep::Act(_), Action::Do) => return self.value() + 1,
            (TaskStep::Direction(chosen), _) => self.turn(state, chosen, action == Action::Left),
            (TaskStep::Arrange(_), Action::Arrange(order)) => {
                return self.arranged(state, task, order);
            }
            _ => {}
        }
        self.value()
    }

    /// Chooses a card on the table.
    fn choose(&mut self, step: TaskStep, task: Task, place: RangeSlot, kind: Kind) {
        self.range_mut(place.seat).take(kind);
        match step {
            TaskStep::Lay(card) => self.range_mut(place.seat).put(card.kind),
            TaskStep::Steal => self.range_mut(task.range).put(kind),
            TaskStep::Flip => self.range_mut(task.range).put_facedown(kind),
            // The card is discarded, or goes to a neighbour.
            _ => {}
        }
    }

    /// The owner of a range discards the blue card that it can best do without.
    fn shot(&self, owner: Seat) -> Eighths {
        let there = |kind: &Kind| kind.class() == Class::Blue && self.range(owner).count(*kind) > 0;
        let worths = Kind::ALL.into_iter().filter(there).map(|kind| {
            let mut after = *self;
            after.range_mut(owner).take(kind);
            after.value()
        });
        let chosen = if owner == self.viewer { worths.max() } else { worths.min() };
        chosen.unwrap_or_else(|| self.value())
    }

    /// Every chosen card moves one seat.
    fn turn(&mut self, state: &State, chosen: Chosen, left: bool) {
        let steps = if left { 1 } else { self.seats - 1 };
        for seat in Seat::all(self.seats) {
            let laid = chosen.get(seat).and_then(|mark| state.ranges.find(seat, mark));
            if let Some(kind) = laid.and_then(|(_, laid)| laid.counts_as()) {
                self.shift(kind, seat, seat.step_left(steps, self.seats));
            }
        }
    }

    /// The seat that is best off should have a bad turn, if it has a turn left.
    fn led(&self, state: &State, target: Seat) -> Eighths {
        let score =
            state.public.totals[target.index()].eighths + self.ranges[target.index()].total();
        -score - if state.ranges.has_down(target) { 0 } else { points(1_000) }
    }

    /// The best card on top for the own turn, the worst for another seat's turn that this seat
    /// decides.
    fn arranged(&self, state: &State, task: Task, order: Order) -> Eighths {
        let tally = &self.ranges[task.range.index()];
        let deck = state.deck.iter().rev();
        let mut sum = 0;
        for (depth, &old) in (0..).zip(order.places()) {
            let kind = deck.clone().nth(usize::from(old));
            sum += kind.map_or(0, |&kind| tally.after(kind, 0)) * (3 - depth);
        }
        if task.range == self.viewer { -sum } else { sum }
    }
}
