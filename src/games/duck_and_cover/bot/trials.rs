//! Trying choices out, all in the same imagined orders of calls.

use super::super::{Action, View};
use super::scene::{Choice, Imagined, Scene};
use crate::engine::{Chance, Thinking, Thought};

/// After each of so many parts of all trials, the worse half of the choices is given up.
const HEATS: u32 = 4;

/// Begins to look for what is best in so many imagined orders of calls. Nothing if the view is not of a seat
/// that has to move.
pub(super) fn think(
    view: &View,
    legal: &[Action],
    orders: u32,
    chance: &mut Chance,
) -> Option<Thought<Action>> {
    let (scene, choices) = Scene::of(view, legal)?;
    let any = choices.first()?.action;
    let open = choices.into_iter().map(|choice| (0.0, choice)).collect();
    // Its own: who goes on with it later has another.
    let chance = Chance::from_seed(chance.seed());
    let (heat, imagined) = ((orders / HEATS).max(1), Imagined::default());
    let trials = Trials { scene, open, chance, heat, tried: 0, orders, imagined };
    Some(Thought::Open { thinking: Box::new(trials), any })
}

/// Trials under way, which can be left and gone on with.
#[derive(Debug)]
struct Trials {
    scene: Scene,
    /// The choices that are not given up, with what each came to so far.
    open: Vec<(f32, Choice)>,
    chance: Chance,
    /// How many orders a heat has.
    heat: u32,
    /// How many orders were tried, and how many are to be.
    tried: u32,
    orders: u32,
    imagined: Imagined,
}

impl Thinking<Action> for Trials {
    fn go_on(&mut self, steps: u32) -> bool {
        for _ in 0..steps {
            if self.open.len() < 2 || self.tried >= self.orders {
                return true;
            }
            self.scene.imagine(&mut self.imagined, &mut self.chance);
            for (worth, choice) in &mut self.open {
                *worth += self.scene.worth(choice, &self.imagined);
            }
            self.tried += 1;
            if self.tried.is_multiple_of(self.heat) {
                // Stable: of equals those stay that looked more promising.
                self.open.sort_by(|a, b| b.0.total_cmp(&a.0));
                self.open.truncate(self.open.len().div_ceil(2).max(2));
            }
        }
        self.open.len() < 2 || self.tried >= self.orders
    }

    fn action(&self) -> Option<Action> {
        let better = |best: &'_ &(f32, Choice), next: &'_ &(f32, Choice)| best.0.total_cmp(&next.0);
        // The last of equals is what is found; the first looked more promising.
        self.open.iter().rev().max_by(better).map(|(_, choice)| choice.action)
    }
}
