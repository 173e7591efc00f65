//! The heuristic choice of a seat.
//!
//! Every choice is tried out on a [`BelievedRanges`]; a seat that decides for another (DTG-23) tries the best for
//! itself.

use super::super::{Action, Card, Chosen, Kind, Order, RangeSlot, Task, TaskStep, View};
use super::beliefs::{BelievedRanges, BelievedSlot};
use super::worth::{Eighths, face, points};
use mallard_engine::Seat;

/// By how much Ripe must improve the value to be used before the round ends.
const RIPE_PAYS: Eighths = points(4);

/// A seat that looks at a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Viewpoint<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    /// Does the seat use its memory?
    pub(super) recall: bool,
}

impl Viewpoint<'_> {
    fn guess(self) -> BelievedRanges {
        BelievedRanges::from_view(self.view, self.me, self.recall)
    }

    /// The discard pile as far as the seat remembers it: at least the top.
    fn pile(self) -> Vec<Card> {
        if self.recall { self.view.recall.pile.clone() } else { Vec::from_iter(self.view.pile.top) }
    }
}

/// How good each action looks.
pub(super) fn rate(eyes: Viewpoint, legal: &[Action]) -> Option<Vec<Eighths>> {
    let task = eyes.view.public.task()?;
    let guess = eyes.guess();
    let ripe = ripe(eyes, legal, 0);
    let worth = |&action: &Action| match action {
        _ if Some(action) == ripe => Eighths::MAX,
        Action::TurnUpRipe | Action::UseRipe => Eighths::MIN,
        _ => action_value(eyes, &guess, task, action),
    };
    Some(legal.iter().map(worth).collect())
}

/// Ripe, if it pays to use it now, even if its value is less by `error`.
pub(super) fn ripe(eyes: Viewpoint, legal: &[Action], error: Eighths) -> Option<Action> {
    let top = eyes.view.pile.top.filter(|_| legal.contains(&Action::UseRipe))?;
    let guess = eyes.guess();
    let last = eyes.view.public.task().is_some_and(|task| task.step == TaskStep::LastQuestion);
    let wanted = guess.value() + error + if last { 0 } else { RIPE_PAYS };
    (guess.after_playing(top.kind, eyes.me, None) > wanted).then_some(Action::UseRipe)
}

fn action_value(eyes: Viewpoint, guess: &BelievedRanges, task: Task, action: Action) -> Eighths {
    let view = eyes.view;
    let add = |kind: Option<Kind>| kind.map_or(0, |kind| guess.after_adding(kind, task.range));
    let held = view.held.and_then(|held| held.kind);
    match (task.step, action) {
        (TaskStep::Open, Action::Draw) => {
            guess.after_drawing(task.range, &guess.unseen(&eyes.pile()))
        }
        (TaskStep::Open, Action::Take) => add(view.pile.top.map(|top| top.kind)),
        (TaskStep::Keep, Action::Add) => add(held),
        (TaskStep::Keep, _) => guess.after_turning_up(task.range),
        (TaskStep::MakeRoom, Action::Card(place)) => {
            held.map_or(0, |kind| guess.after_playing(kind, task.range, Some(place)))
        }
        (_, Action::Card(place)) => with_card(guess, task, place),
        (TaskStep::Arrange(_), Action::Arrange(order)) => arranged(eyes, task, order),
        (TaskStep::Control, Action::Seat(target)) => led_by(eyes, guess, target),
        (TaskStep::Bus, Action::Seat(to)) => match guess.find(task.range, Kind::Bus) {
            Some(place) => guess.after(|guess| guess.shift(place, to)),
            None => guess.value(),
        },
        (TaskStep::Name, Action::Name(kind)) => guess.after(|guess| guess.name(task.range, kind)),
        (TaskStep::Birds(_), Action::Give { to, kind }) => {
            guess.after(|guess| guess.put(to, BelievedSlot::Up(kind, None)))
        }
        (TaskStep::Direction(chosen), _) => turned(view, guess, chosen, action == Action::Left),
        (TaskStep::Act(Kind::Devil), Action::Do) => guess.after(|guess| {
            let pile = eyes.pile();
            let devils = pile.iter().filter(|card| card.kind == Kind::Devil).count();
            // The game asks only if the range has one.
            (0..devils.max(1))
                .for_each(|_| guess.put(task.range, BelievedSlot::Up(Kind::Devil, None)));
        }),
        (TaskStep::Act(Kind::ShootFoot), Action::Do) => shot(guess, task.range, eyes.me),
        // Looking costs nothing.
        (TaskStep::Look | TaskStep::Act(_), Action::Do) => guess.value() + 1,
        _ => guess.value(),
    }
}

/// The value of choosing this card on the table.
fn with_card(guess: &BelievedRanges, task: Task, place: RangeSlot) -> Eighths {
    match task.step {
        TaskStep::Lay(card) => guess.after(|guess| guess.cover(place, card.kind)),
        TaskStep::Shoot | TaskStep::Wind | TaskStep::Choose(..) => guess.after(|guess| {
            guess.take(place);
        }),
        TaskStep::Steal => guess.after(|guess| guess.shift(place, task.range)),
        TaskStep::Flip => guess.after(|guess| {
            let kind = guess.take(place);
            guess.put(task.range, BelievedSlot::Down(kind));
        }),
        _ => guess.after_turning(place),
    }
}

/// The owner of a range discards the blue card that it can best do without.
fn shot(guess: &BelievedRanges, owner: Seat, me: Seat) -> Eighths {
    let without = |place| {
        guess.after(|guess| {
            guess.take(place);
        })
    };
    let worths = guess.blue(owner).map(without);
    let chosen = if owner == me { worths.max() } else { worths.min() };
    chosen.unwrap_or_else(|| guess.value())
}

/// The best card on top for the own turn, the worst for another seat's turn that this seat decides.
fn arranged(eyes: Viewpoint, task: Task, order: Order) -> Eighths {
    let seen = |&old: &u8| eyes.view.deck.seen.get(usize::from(old)).copied();
    let kinds = order.places().iter().rev().filter_map(seen);
    let weighed: Eighths = (1..).zip(kinds).map(|(weight, kind)| -weight * face(kind)).sum();
    if task.you == eyes.me { weighed } else { -weighed }
}

/// The seat that is best off should have a bad turn, if it has a turn left.
fn led_by(eyes: Viewpoint, guess: &BelievedRanges, target: Seat) -> Eighths {
    let score = eyes.view.public.totals[target.index()].eighths + guess.range(target);
    let idle = guess.facedown(target).next().is_none();
    -score - if idle { points(1_000) } else { 0 }
}

/// Every chosen card moves one seat.
fn turned(view: &View, guess: &BelievedRanges, chosen: Chosen, left: bool) -> Eighths {
    let steps = if left { 1 } else { view.public.seats - 1 };
    guess.after(|guess| {
        let lying = |seat| {
            let mark = chosen.get(seat)?;
            let slot = view.range(seat).iter().position(|slot| slot.mark() == mark)?;
            Some(RangeSlot { seat, slot: u8::try_from(slot).ok()? })
        };
        let places: Vec<RangeSlot> = Seat::all(view.public.seats).filter_map(lying).collect();
        let taken: Vec<_> = places.iter().map(|&place| (place.seat, guess.take(place))).collect();
        for (seat, kind) in taken {
            if let Some(kind) = kind {
                guess.put(seat.step_left(steps, view.public.seats), BelievedSlot::Up(kind, None));
            }
        }
    })
}
