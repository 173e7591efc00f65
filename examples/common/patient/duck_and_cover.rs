//! Duck & Cover as a patient beginner plays it.

use super::best;
use mallard::engine::Viewer;
use mallard::games::duck_and_cover::{Action, Target, View};

/// Covers the neighbour that splashes most. If none splashes, it ducks to where most other stacks are next to it.
pub(super) fn patient(view: &View, legal: &[Action]) -> Action {
    let Viewer::Seat(me) = view.viewer else { return legal[0] };
    let tableau = view.tableau(me);
    let moving = view.moving(me).and_then(|number| tableau.stack(number));
    best(legal, |action| match (action, moving) {
        (Action::Move(Target::Cover(side)), Some(moving)) => {
            let covered = tableau.at(moving.cell.neighbour(side));
            covered
                .map_or(0, |stack| 10 * i32::from(view.public.variants().points_for(stack.number)))
        }
        (Action::Move(Target::Duck(cell)), Some(moving)) => {
            let others = tableau.stacks.iter().filter(|stack| stack.number != moving.number);
            others.map(|other| i32::from(other.cell.touches(cell))).sum()
        }
        _ => 0,
    })
}
