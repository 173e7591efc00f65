//! Template: as a patient beginner plays it.

use super::best;
use mallard::games::template::{Action, View};

/// The row for which most dice count. It rolls again for a pair, and gives up its lowest row first.
pub(super) fn patient(view: &View, legal: &[Action], _: bool) -> Action {
    best(legal, |action| match action {
        Action::Reroll => 17,
        Action::Write(face) => {
            let dice: i32 = view.dice.iter().map(|&die| i32::from(die == face)).sum();
            let face = i32::from(face);
            10 * dice + if dice == 0 { -face } else { face }
        }
    })
}
