//! Faults: the list in `docs/games/duck-and-cover.md`.

use super::super::{Action, Target, View};
use mallard_engine::{Fault, Viewer};

/// The fault that this action of `legal` is, if it is one.
pub(super) fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
    let Viewer::Seat(me) = view.viewer else { return None };
    let tableau = view.tableau(me);
    let moving = tableau.stack(view.moving(me)?)?;
    // What a cover hides, and how many stacks are next to a duck.
    let hidden = |action: &Action| match *action {
        Action::Move(Target::Cover(side)) => {
            let covered = tableau.at(moving.cell.neighbour(side))?;
            Some(view.public.variants().points_for(covered.number))
        }
        _ => None,
    };
    let beside = |action: &Action| match *action {
        Action::Move(Target::Duck(cell)) => {
            let others = tableau.stacks.iter().filter(|stack| stack.number != moving.number);
            Some(others.filter(|other| other.cell.touches(cell)).count())
        }
        _ => None,
    };
    let most = legal.iter().filter_map(hidden).max().unwrap_or(0);
    let widest = legal.iter().filter_map(beside).max().unwrap_or(0);
    match (hidden(&action), beside(&action)) {
        (Some(own), _) if own + 4 <= most => Some(Fault::Plain(1)),
        (_, Some(1)) if widest > 2 => Some(Fault::Plain(2)),
        (Some(own), _) if own + 2 <= most => Some(Fault::Unwise(10)),
        (None, _) if most > 1 => Some(Fault::Unwise(11)),
        (_, Some(1)) if widest > 1 => Some(Fault::Unwise(12)),
        _ => None,
    }
}
