//! Actions in words: for buttons and for the list of all moves.

use super::task::acting_card;
use super::text::{quoted, text};
use crate::{Action, Kind, Order, RangeSlot, Slot, Task, TaskStep, View};
use mallard_engine::Seat;
use mallard_words::{Lang, TextContext, text as shared};

/// An action in words.
pub fn offer(view: &View, action: Action, say: &TextContext) -> String {
    let words = &text(say.lang).offer;
    let top = view.pile.top.map_or_else(String::new, |top| quoted(top.kind, say.lang));
    let held = view.held.and_then(|held| held.kind);
    let held = held.map_or_else(String::new, |kind| quoted(kind, say.lang));
    match action {
        Action::Peek([first, second]) => (words.peek)(first + 1, second + 1),
        Action::Draw if view.deck.count == 0 => words.shuffle.to_owned(),
        Action::Draw => words.draw.to_owned(),
        Action::Take if view.pile.top.is_some_and(|top| top.kind == Kind::GooseChase) => {
            (words.take_chase)(&top)
        }
        Action::Take => (words.take)(&top),
        Action::Add => (words.keep_it)(&held),
        Action::Discard => (words.discard_it)(&held),
        Action::Name(kind) => (words.copy_it)(&quoted(kind, say.lang)),
        Action::Arrange(order) => arrange(view, order, say.lang),
        Action::Left => words.pass_left.to_owned(),
        Action::Right => words.pass_right.to_owned(),
        Action::UseRipe => use_ripe(view, say.lang),
        Action::TurnUpRipe => (words.ripe_turn_up)(&quoted(Kind::Ripe, say.lang)),
        Action::Card(place) => match view.public.task() {
            Some(task) => place_offer(view, task, place, say),
            None => String::new(),
        },
        Action::Give { to, kind } => {
            let own = view.public.task().is_some_and(|task| task.decider == to);
            let given = quoted(kind, say.lang);
            if own { (words.give_you)(&given) } else { (words.give)(&given, say.name(to)) }
        }
        Action::Seat(seat) => match view.public.task().map(|task| task.step) {
            Some(TaskStep::Control) => (words.control_it)(say.name(seat)),
            _ => (words.bus_it)(say.name(seat)),
        },
        Action::Do => match view.public.task().map(|task| task.step) {
            Some(TaskStep::Look) => (words.look_deck)(view.deck.count.min(3)),
            Some(TaskStep::Act(Kind::SecondSight)) => words.do_sight.to_owned(),
            Some(TaskStep::Act(Kind::Devil)) => words.do_devil.to_owned(),
            Some(TaskStep::Act(kind) | TaskStep::Due(kind)) => {
                (words.do_it)(&quoted(kind, say.lang))
            }
            _ => String::new(),
        },
        Action::Decline => {
            view.public.task().map_or_else(String::new, |task| decline(task, say.lang))
        }
    }
}

/// The label of declining the current step.
fn decline(task: Task, lang: Lang) -> String {
    let words = &text(lang).offer;
    match task.step {
        TaskStep::Look => words.look_not,
        TaskStep::Flip => words.flip_nothing,
        TaskStep::Wind => words.wind_nothing,
        TaskStep::Steal => words.steal_nothing,
        TaskStep::Birds(Some(_)) => words.give_stop,
        TaskStep::LastQuestion => words.last_not,
        step => {
            let kind = acting_card(step).unwrap_or(Kind::Copycat);
            return (words.leave_it)(&quoted(kind, lang));
        }
    }
    .to_owned()
}

fn arrange(view: &View, order: Order, lang: Lang) -> String {
    let words = &text(lang).offer;
    if order == Order::unchanged(order.len()) {
        return words.arrange_same.to_owned();
    }
    let kinds = order.places().iter().filter_map(|&depth| view.deck.seen.get(usize::from(depth)));
    let names: Vec<String> = kinds.map(|&kind| quoted(kind, lang)).collect();
    (words.arrange)(&shared(lang).list(&names))
}

/// The label of using Ripe; a face-down Ripe must be turned up first.
fn use_ripe(view: &View, lang: Lang) -> String {
    let words = &text(lang).offer;
    let ripe = quoted(Kind::Ripe, lang);
    let top = view.pile.top.map_or_else(String::new, |top| quoted(top.kind, lang));
    let lies_open = view.ranges.iter().flatten().any(|slot| slot.face_up() == Some(Kind::Ripe));
    if lies_open { (words.ripe_use)(&ripe, &top) } else { (words.ripe_turn_up_use)(&ripe, &top) }
}

/// The label of choosing a card on the table. It adds the place if the range has two alike.
fn place_offer(view: &View, task: Task, place: RangeSlot, say: &TextContext) -> String {
    let words = &text(say.lang).offer;
    let number = place.slot + 1;
    let Some(kind) = view.at(place).and_then(Slot::face_up) else {
        return facedown_offer(task, place.seat, number, say);
    };
    let chosen = quoted(kind, say.lang);
    let owner = say.name(place.seat);
    let own = place.seat == task.decider;
    let offer = match task.step {
        TaskStep::Lay(laid) if own => (words.lay_it_own)(&quoted(laid.kind, say.lang), &chosen),
        TaskStep::Lay(laid) => (words.lay_it)(&quoted(laid.kind, say.lang), &chosen, owner),
        TaskStep::Flip if own => (words.flip_own)(&chosen),
        TaskStep::Flip => (words.flip_it)(&chosen, owner),
        TaskStep::Steal => (words.steal_it)(&chosen, owner),
        TaskStep::Wind => (words.wind_it)(&chosen),
        TaskStep::Shoot => (words.shoot_it)(&chosen),
        _ => (words.tables_it)(&chosen),
    };
    let alike = view.range(place.seat).iter().filter(|slot| slot.face_up() == Some(kind)).count();
    if alike > 1 { (words.at)(&offer, number) } else { offer }
}

fn facedown_offer(task: Task, owner: Seat, number: u8, say: &TextContext) -> String {
    let words = &text(say.lang).offer;
    let own = owner == task.decider;
    match task.step {
        TaskStep::MakeRoom if own => (words.replace)(number),
        TaskStep::MakeRoom => (words.replace_for)(number, say.name(owner)),
        _ if own => (words.turn_up_it)(number),
        _ => (words.turn_up_for_it)(number, say.name(owner)),
    }
}
