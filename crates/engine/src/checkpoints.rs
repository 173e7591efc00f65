//! Checkpoints of a match, to restore the position after any of its steps.

use super::{Game, Position, Table, Viewer};

/// The distance, in steps, between two stored positions. Reaching any step replays at most this
/// number of steps.
const CHECKPOINT_INTERVAL: usize = 32;

/// A match that can be replayed. Going to a step replays only the steps since the last stored
/// position, however long the match is.
#[derive(Clone, Debug)]
pub struct Checkpoints<G: Game> {
    whole: Table<G>,
    /// The position before every step whose number, counted from 0, is a multiple of [`CHECKPOINT_INTERVAL`].
    positions: Vec<Position<G>>,
}

impl<G: Game> Checkpoints<G> {
    /// Replays a match once from its start; `None` if it was not dealt.
    pub fn new(whole: Table<G>) -> Option<Self> {
        let mut position = whole.first_position()?;
        let mut kept = Vec::new();
        loop {
            if position.done() % CHECKPOINT_INTERVAL == 0 {
                kept.push(position.clone());
            }
            if !whole.advance(&mut position) {
                break;
            }
        }
        Some(Self { whole, positions: kept })
    }

    /// The match, with all its steps.
    pub const fn whole(&self) -> &Table<G> {
        &self.whole
    }

    /// How many steps the match has.
    pub fn steps(&self) -> usize {
        self.whole.steps.len()
    }

    /// The view of `viewer` after `step` steps.
    pub fn view(&self, step: usize, viewer: Viewer) -> G::View {
        G::view(&self.state(step), viewer)
    }

    /// The position after `step` steps; after the last step, if the match has fewer.
    fn state(&self, step: usize) -> G::State {
        let step = step.min(self.steps());
        let near = (step / CHECKPOINT_INTERVAL).min(self.positions.len() - 1);
        let mut position = self.positions[near].clone();
        self.whole.advance_to(&mut position, step);
        position.into_state()
    }

    /// Sets a table of this match to the position after `step` steps.
    pub fn turn(&self, table: &mut Table<G>, step: usize) {
        let step = step.min(self.steps());
        table.state = self.state(step);
        table.log.truncate(step);
        table.steps.truncate(step);
        let shown = table.steps.len();
        table.log.extend_from_slice(&self.whole.log[shown..step]);
        table.steps.extend_from_slice(&self.whole.steps[shown..step]);
    }
}
