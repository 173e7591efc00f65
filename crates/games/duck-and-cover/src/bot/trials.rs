//! Tries choices out, all in the same sampled orders of calls.

use super::super::{Action, View};
use super::choices::{ScoredChoice, choices};
use super::knowledge::{Determinization, Knowledge};
use mallard_engine::{Analysis, Decision, Rng, StepwiseSearch, ValueUnit, Viewer};

/// The trials have this many parts. After each part the worse half of the choices is dropped.
const TRIAL_PARTS: u32 = 4;

/// After every `CHECK` orders, and after each part, the clearly worse choices are given up: those
/// more than three standard deviations behind, whose square is `CLEAR`, as if two choices were
/// independent. The last few are measured against each other: for two choices that amounts to two
/// standard deviations of the lead.
const CHECK: u32 = 25;
const CLEAR: f32 = 9.0;

/// Begins to search for the best move in `orders` sampled orders of calls. `None` if the view's seat need not move, or
/// if its stacks are too far apart.
pub(super) fn think(
    view: &View,
    legal: &[Action],
    orders: u32,
    rng: &mut Rng,
) -> Option<Decision<Action>> {
    let Viewer::Seat(me) = view.viewer else { return None };
    let scene = Knowledge::from_view(view, me)?;
    let choices = choices(view, me, legal, &scene.odds())?;
    let any = choices.first()?.action;
    let trials = Trials {
        scene,
        open: choices.into_iter().map(Trial::new).collect(),
        given_up: Vec::new(),
        // Its own generator: the caller that continues the search later has another.
        rng: Rng::from_seed(rng.seed()),
        heat: (orders / TRIAL_PARTS).max(1),
        tried: 0,
        orders,
        determinization: Determinization::default(),
    };
    Some(Decision::Open { thinking: Box::new(trials), any })
}

/// Trials under way, which can be paused and continued.
#[derive(Debug)]
struct Trials {
    scene: Knowledge,
    /// The choices not dropped yet, most promising first as far as is known.
    open: Vec<Trial>,
    given_up: Vec<Trial>,
    rng: Rng,
    /// How many orders a heat has.
    heat: u32,
    /// The number of orders tried, and the number in all.
    tried: u32,
    orders: u32,
    determinization: Determinization,
}

#[derive(Debug)]
struct Trial {
    choice: ScoredChoice,
    /// Its result in each order.
    worths: Vec<f32>,
    /// Its result above the mean of all choices in the same order: the sum, and the sum of the
    /// squares.
    sum: f32,
    squares: f32,
}

impl Trial {
    fn new(choice: ScoredChoice) -> Self {
        Self { choice, worths: Vec::new(), sum: 0.0, squares: 0.0 }
    }
}

impl Trials {
    /// Tries all open choices in another order of calls.
    #[expect(clippy::cast_precision_loss, reason = "a few choices")]
    fn run_trial(&mut self) {
        self.scene.determinize(&mut self.determinization, &mut self.rng);
        let mut total = 0.0;
        for trial in &mut self.open {
            let worth = self.scene.value(&trial.choice.pond, &self.determinization);
            trial.worths.push(worth);
            total += worth;
        }
        let mean = total / self.open.len() as f32;
        for trial in &mut self.open {
            let above = trial.worths[trial.worths.len() - 1] - mean;
            trial.sum += above;
            trial.squares += above * above;
        }
        self.tried += 1;
    }

    fn give_up_the_worse(&mut self) {
        let mut sorted: Vec<Trial> = Vec::with_capacity(self.open.len());
        for trial in self.open.drain(..) {
            // Among equals, the more promising one remains first.
            let place = sorted.partition_point(|before| before.sum >= trial.sum);
            sorted.insert(place, trial);
        }
        self.open = sorted;
        if self.tried.is_multiple_of(self.heat) {
            let half = self.open.len().div_ceil(2).max(2).min(self.open.len());
            self.given_up.extend(self.open.drain(half..));
        }
        let (sum, squares) = (self.open[0].sum, self.open[0].squares);
        for trial in std::mem::take(&mut self.open) {
            let behind = sum - trial.sum;
            let may_be_better = behind * behind <= CLEAR * (squares + trial.squares);
            if may_be_better { &mut self.open } else { &mut self.given_up }.push(trial);
        }
    }

    /// The best so far.
    fn best(&self) -> Option<&Trial> {
        let better = |best: &&Trial, next: &&Trial| best.sum.total_cmp(&next.sum);
        // `max_by` returns the last of equals; reversed, that is the first, which looked more
        // promising.
        self.open.iter().rev().max_by(better)
    }
}

impl StepwiseSearch<Action> for Trials {
    fn is_over(&self) -> bool {
        self.open.len() < 2 || self.tried >= self.orders
    }

    fn step(&mut self) {
        self.run_trial();
        if self.tried.is_multiple_of(CHECK) || self.tried.is_multiple_of(self.heat) {
            self.give_up_the_worse();
        }
    }

    fn action(&self) -> Option<Action> {
        self.best().map(|trial| trial.choice.action)
    }

    fn analysis(&self) -> Analysis<Action> {
        // Among more than two seats the added points distort the probability.
        let measure =
            if self.scene.is_between_two() { ValueUnit::Chances } else { ValueUnit::Order };
        let mut analysis = Analysis::by(measure);
        if let Some(best) = self.best() {
            let others = self.open.iter().chain(&self.given_up);
            let others = others.filter(|trial| trial.choice.action != best.choice.action);
            for trial in std::iter::once(best).chain(others) {
                analysis.compare(trial.choice.action, &trial.worths, &best.worths, 100.0);
            }
        }
        analysis
    }
}
