//! Duck & Cover as a patient beginner plays it.

use super::best;
use mallard::engine::Viewer;
use mallard::games::duck_and_cover::{Action, CaptainCard, Number, Target, View};

/// Covers the neighbour that splashes most, else ducks; both where most other stacks are next to it afterwards. One that
/// remembers counts those alone that can still be called, or that the moving stack can still cover.
pub(super) fn patient(view: &View, legal: &[Action], remembers: bool) -> Action {
    let Viewer::Seat(me) = view.viewer else { return legal[0] };
    let tableau = view.tableau(me);
    let moving = view.moving(me).and_then(|number| tableau.stack(number));
    let comes = |number: Number| {
        let deck = &view.recall.deck;
        !remembers || deck.is_empty() || deck.contains(&CaptainCard::Number(number))
    };
    best(legal, |action| {
        let (Action::Move(target), Some(moving)) = (action, moving) else { return 0 };
        let cell = match target {
            Target::Cover(side) => moving.cell.neighbour(side),
            Target::Duck(cell) => cell,
        };
        let covered = tableau
            .at(cell)
            .map_or(0, |stack| i32::from(view.public.variants().points_for(stack.number)));
        let others = tableau.stacks.iter().filter(|stack| stack.number != moving.number);
        let beside = others.filter(|other| other.cell.touches(cell));
        let count = beside.filter(|other| comes(other.number) || comes(moving.number)).count();
        10 * covered + i32::try_from(count).unwrap_or_default()
    })
}
