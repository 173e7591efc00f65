//! A match as it went: how it stood after any of its steps.

use super::{Game, SetupError, Table, Viewer};

/// So many steps lie between two positions that are kept: no more than these are played again to reach any step.
const APART: usize = 32;

/// A match that can be looked back at. Going to a step plays at most so many steps again as lie between two of
/// the positions that are kept, however long the match is.
#[derive(Clone, Debug)]
pub struct Past<G: Game> {
    whole: Table<G>,
    /// How it stood before every step whose number, from 0, [`APART`] divides.
    kept: Vec<G::State>,
}

impl<G: Game> Past<G> {
    /// Plays a match through once more.
    ///
    /// # Errors
    /// [`SetupError`] if it was put up, not dealt, under a setup that cannot be dealt.
    pub fn of(whole: Table<G>) -> Result<Self, SetupError> {
        let mut state = G::deal(&whole.setup, &mut ())?;
        let mut kept = Vec::new();
        for (number, step) in whole.steps.iter().enumerate() {
            if number % APART == 0 {
                kept.push(state.clone());
            }
            G::apply(&mut state, step.seat, step.action, &mut ());
        }
        if kept.is_empty() {
            kept.push(state);
        }
        Ok(Self { whole, kept })
    }

    /// The match, with all its steps.
    pub const fn whole(&self) -> &Table<G> {
        &self.whole
    }

    /// How many steps it has.
    pub fn steps(&self) -> usize {
        self.whole.steps.len()
    }

    /// What this viewer could know after so many steps.
    pub fn view(&self, step: usize, viewer: Viewer) -> G::View {
        G::view(&self.state(step), viewer)
    }

    /// How it stood after so many steps; after the last, if it has fewer.
    fn state(&self, step: usize) -> G::State {
        let step = step.min(self.steps());
        let near = (step / APART).min(self.kept.len() - 1);
        let mut state = self.kept[near].clone();
        for step in &self.whole.steps[near * APART..step] {
            G::apply(&mut state, step.seat, step.action, &mut ());
        }
        state
    }

    /// Turns a table of this match to how it stood after so many steps.
    pub fn turn(&self, table: &mut Table<G>, step: usize) {
        let step = step.min(self.steps());
        table.state = self.state(step);
        table.steps.truncate(step);
        let shown = table.steps.len();
        table.steps.extend_from_slice(&self.whole.steps[shown..step]);
    }
}
