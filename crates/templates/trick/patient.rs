//! Template: as a patient beginner plays it.

use super::best;
use mallard::engine::cards::Card;
use mallard::games::template::{Action, View};

/// The lowest card that is ahead in the trick, or the lowest. It leads its highest.
pub(super) fn patient(view: &View, legal: &[Action], _: bool) -> Action {
    let trick = &view.public.trick;
    let leads = trick.is_empty() || trick.len() == usize::from(view.public.seats);
    let led = trick.first().map(|(_, card)| card.suit());
    let following = trick.iter().map(|&(_, card)| card).filter(|card| Some(card.suit()) == led);
    let highest = following.map(Card::rank).max();
    best(legal, |Action(card)| {
        let rank = i32::from(card.rank() as u8);
        let is_ahead = Some(card.suit()) == led && Some(card.rank()) > highest;
        match (leads, is_ahead) {
            (true, _) => rank,
            (false, true) => 100 - rank,
            (false, false) => -rank,
        }
    })
}
