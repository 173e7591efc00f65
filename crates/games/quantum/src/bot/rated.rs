//! A choice among few options, all of which are evaluated at once.

use super::super::Action;
use mallard_engine::{Analysis, Decision, StepwiseSearch, ValueUnit};

/// The valued options, best first.
#[derive(Debug)]
pub(super) struct Rated(Analysis<Action>);

impl Rated {
    /// The best of these actions by value; among equals the first. `None` without actions.
    pub(super) fn thought(values: Vec<(Action, f32)>) -> Option<Decision<Action>> {
        let mut analysis = Analysis::by(ValueUnit::Order);
        for (action, worth) in values {
            analysis.add(action, worth);
        }
        let any = analysis.options.first()?.0;
        Some(Decision::Open { thinking: Box::new(Self(analysis)), any })
    }
}

impl StepwiseSearch<Action> for Rated {
    fn is_over(&self) -> bool {
        true
    }

    fn step(&mut self) {}

    fn action(&self) -> Option<Action> {
        self.0.options.first().map(|&(action, _)| action)
    }

    fn analysis(&self) -> Analysis<Action> {
        self.0.clone()
    }
}
