//! The probable result of a match for every seat, by rollouts.

use super::super::View;
use super::ahead::TURNS;
use super::rollout::line;
use mallard_engine::search::{Payoffs, mean};
use mallard_engine::{GameView, MAX_SEATS, Rng};

/// The mean result of `lines` rollouts, from a view that sees all ranges. The deck is different in each.
pub(super) fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
    let mut view = view.clone();
    view.deck.seen.clear();
    for memory in &mut view.recall.deck {
        memory.kind = None;
    }
    let (turns, mut room) = (view.public.seats.max(TURNS), Vec::new());
    mean(lines, || {
        let chances = line(&view.determinize(rng), None, turns, &mut room);
        let mut worth = [0; MAX_SEATS];
        for (worth, chance) in worth.iter_mut().zip(chances) {
            #[expect(clippy::cast_possible_truncation, reason = "from 0 to 1000")]
            let thousandths = (chance * 1_000.0 + 0.5) as i32;
            *worth = thousandths;
        }
        Some(worth)
    })
}
