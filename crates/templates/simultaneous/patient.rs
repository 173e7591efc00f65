//! Template: as a patient beginner plays it.

use super::best;
use mallard::games::template::{Action, View};

/// The card that is nearest to the prize.
pub(super) fn patient(view: &View, legal: &[Action], _: bool) -> Action {
    let prize = view.public.prize.map_or(0, |prize| i32::from(prize.rank() as u8));
    best(legal, |Action(card)| -(i32::from(card.rank() as u8) - prize).abs())
}
