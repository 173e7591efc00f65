//! The figures after a choice, before it is made.

use super::figures::signed;
use super::text::text;
use crate::{Action, Kind, Points, Sheet, Slot, Task, TaskStep, View};
use mallard_engine::Seat;
use mallard_words::{TextContext, text as shared};

/// The open cards of each seat, to change and count again.
struct Trial {
    ranges: Vec<Vec<Kind>>,
    peachy: bool,
}

impl Trial {
    fn new(view: &View) -> Self {
        let open = |range: &Vec<Slot>| range.iter().filter_map(Slot::face_up).collect();
        let ranges = view.ranges.iter().map(open).collect();
        Self { ranges, peachy: view.public.options.peachy_keen_cancels }
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        Sheet::new(self.ranges[seat.index()].iter().copied(), self.peachy)
    }

    fn total(&self, seat: Seat) -> Points {
        let seats = u8::try_from(self.ranges.len()).unwrap_or(u8::MAX);
        let three = |&other: &Seat| other != seat && self.sheet(other).has_three_devils();
        self.sheet(seat).with_devils(Seat::all(seats).filter(three).collect()).result()
    }

    fn remove(&mut self, seat: Seat, kind: Kind) {
        let range = &mut self.ranges[seat.index()];
        if let Some(place) = range.iter().position(|&other| other == kind) {
            range.remove(place);
        }
    }

    fn add(&mut self, seat: Seat, kind: Kind) {
        self.ranges[seat.index()].push(kind);
    }
}

/// The totals that an action of the deciding seat would change, as sentences.
pub fn upshot(view: &View, action: Action, say: &TextContext) -> String {
    let Some(task) = view.public.task() else { return String::new() };
    let mut after = Trial::new(view);
    if !apply(&mut after, view, task, action) {
        return String::new();
    }
    sentences(view, task, &after, say)
}

/// Makes the same change to `trial` as the action makes to the open cards; `false` without anything to report.
fn apply(trial: &mut Trial, view: &View, task: Task, action: Action) -> bool {
    let at = |place| view.at(place).and_then(Slot::face_up);
    match (task.step, action) {
        (TaskStep::Name, Action::Name(kind)) => {
            trial.remove(task.range, Kind::Copycat);
            trial.add(task.range, kind);
        }
        (TaskStep::Birds(_), Action::Give { to, kind: Kind::Devil }) => {
            let devils = view.recall.pile.iter().filter(|card| card.kind == Kind::Devil).count();
            (0..devils).for_each(|_| trial.add(to, Kind::Devil));
        }
        (TaskStep::Birds(_), Action::Give { to, kind }) => trial.add(to, kind),
        (TaskStep::Bus, Action::Seat(to)) => {
            trial.remove(task.range, Kind::Bus);
            trial.add(to, Kind::Bus);
        }
        (step, Action::Card(place)) => {
            let Some(kind) = at(place) else { return false };
            trial.remove(place.seat, kind);
            match step {
                TaskStep::Lay(laid) => trial.add(place.seat, laid.kind),
                TaskStep::Steal => trial.add(task.range, kind),
                TaskStep::Flip | TaskStep::Wind | TaskStep::Shoot => {}
                _ => return false,
            }
        }
        _ => return false,
    }
    true
}

fn sentences(view: &View, task: Task, after: &Trial, say: &TextContext) -> String {
    let words = &text(say.lang).then;
    let before = Trial::new(view);
    let change = |seat: Seat| {
        let (old, new) = (before.total(seat), after.total(seat));
        (old != new).then(|| {
            let (old, new) = (signed(old), signed(new));
            if seat == task.decider {
                (words.then_you)(&old, &new)
            } else {
                (words.then_other)(say.name(seat), &old, &new)
            }
        })
    };
    let changes: Vec<String> = Seat::all(view.public.seats).filter_map(change).collect();
    // A player does not read more than two sentences before clicking a button.
    match changes.as_slice() {
        [] => words.same_total.to_owned(),
        [one] => one.clone(),
        [one, other, ..] => shared(say.lang).sentences(&[one, other]),
    }
}
