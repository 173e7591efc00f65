//! A match being played in a test. Each game adds words of its own, short enough to read a bout.

use mallard::engine::{Game, Seat};

/// A match being played.
#[derive(Clone)]
pub(crate) struct Play<G: Game> {
    pub(crate) state: G::State,
    /// What came of the last action.
    pub(crate) events: Vec<G::Event>,
}

impl<G: Game> Play<G> {
    /// Plays an action that must be legal.
    #[track_caller]
    pub(crate) fn does(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        if let Err(refusal) = G::check(&self.state, seat, action) {
            panic!("{seat:?} {action:?}: {refusal:?}");
        }
        assert!(self.legal(seat).contains(&action), "{action:?} is not listed");
        self.events.clear();
        G::apply(&mut self.state, seat, action, &mut self.events);
        G::audit(&self.state).expect("the invariants hold");
        self
    }

    /// Why an action that must not be legal is not.
    #[track_caller]
    pub(crate) fn refuses(&self, seat: Seat, action: G::Action) -> G::Refusal {
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed");
        G::check(&self.state, seat, action).expect_err("it must be refused")
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.state, seat, &mut actions);
        actions
    }
}
