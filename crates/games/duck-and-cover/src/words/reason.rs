//! The reasons for hints.

use super::target::covers;
use super::text::reasons;
use crate::{Action, Target, Variant, View};
use mallard_engine::Viewer;
use mallard_words::Lang;

/// Why the hint suggests `action`. Turning over the next card is never a choice.
pub(super) fn reason(view: &View, action: Action, lang: Lang) -> String {
    let words = reasons(lang);
    let (Action::Move(target), Viewer::Seat(seat)) = (action, view.viewer) else {
        return words.covers_none.to_owned();
    };
    let stacks = &view.tableau(seat).stacks;
    let counted = view.public.variants().has(Variant::Competition);
    match (covers(view, seat, target), target) {
        (Some(_), _) if stacks.len() == 2 && counted => words.single_points.to_owned(),
        (Some(_), _) if stacks.len() == 2 => words.single.to_owned(),
        (Some(covered), _) if counted => (words.covers_points)(covered.into()),
        (Some(covered), _) => match covered.splashes() {
            0 => words.covers_none.to_owned(),
            splashes => (words.covers)(splashes),
        },
        (None, Target::Duck(cell)) => {
            let moving = view.moving(seat);
            let others = stacks.iter().filter(|stack| Some(stack.number) != moving);
            (words.beside)(others.filter(|stack| stack.cell.touches(cell)).count())
        }
        // Only a cell with a stack is offered to be covered.
        (None, Target::Cover(_)) => words.covers_none.to_owned(),
    }
}
