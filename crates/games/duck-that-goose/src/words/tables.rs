//! Turn the Tables (DTG-30): the cards that players give and get.

use super::text::{quoted, text};
use crate::{Task, TaskStep, View};
use mallard_engine::Seat;
use mallard_words::TextContext;

/// The cards that the owner of the card gives and gets if the chosen cards move to the `left` or to the right.
pub fn give_and_get(view: &View, left: bool, say: &TextContext) -> String {
    let words = &text(say.lang).then;
    let Some(Task { you, step: TaskStep::Direction(chosen), .. }) = view.public.task() else {
        return String::new();
    };
    let seats = view.public.seats;
    let (to, from) = if left { (1, seats - 1) } else { (seats - 1, 1) };
    let (to, from) = (you.step_left(to, seats), you.step_left(from, seats));
    let given = |seat: Seat| {
        let mark = chosen.get(seat)?;
        let slot = view.range(seat).iter().find(|slot| slot.mark() == mark)?;
        slot.face_up().map(|kind| quoted(kind, say.lang))
    };
    let (own, others) = (given(you), given(from));
    let (to, from) = (say.name(to), say.name(from));
    match (own, others) {
        (Some(own), Some(other)) => (words.gives_and_gets)(&own, to, &other, from),
        (Some(own), None) => (words.gives_only)(&own, to),
        (None, Some(other)) => (words.gets_only)(&other, from),
        (None, None) => String::new(),
    }
}
