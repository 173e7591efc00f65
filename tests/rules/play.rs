//! A match in progress in a test. Each game adds helpers with names short enough to read a bout.

use mallard::engine::{Game, Pending, Rng, Seat, Standing, Viewer};

/// The seats, clockwise.
pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);
pub(crate) const E: Seat = Seat::new(4);
pub(crate) const F: Seat = Seat::new(5);

/// A match in progress.
#[derive(Clone)]
pub(crate) struct Play<G: Game> {
    pub(crate) state: G::State,
    /// The events of the last action.
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
        G::take_step(&mut self.state, seat, action, &mut self.events);
        G::check_invariants(&self.state).expect("the invariants hold");
        self
    }

    /// The refusal of an action that must not be legal.
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

    /// The seat that decides.
    #[track_caller]
    pub(crate) fn turn(&self) -> Seat {
        G::pending(&self.state).owed().first().expect("the match goes on")
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(G::pending(&self.state), Pending::Over(_))
    }

    #[track_caller]
    pub(crate) fn standing(&self) -> Standing {
        match G::pending(&self.state) {
            Pending::Over(standing) => standing,
            Pending::Decide { .. } => panic!("the match goes on"),
        }
    }

    /// The view of everything.
    pub(crate) fn view(&self) -> G::View {
        G::view(&self.state, Viewer::Everyone)
    }

    pub(crate) fn seen_by(&self, seat: Seat) -> G::View {
        G::view(&self.state, Viewer::Seat(seat))
    }

    /// Did this happen after the last action?
    pub(crate) fn happened(&self, event: G::Event) -> bool {
        self.events.contains(&event)
    }

    /// Any of the seats that owe a decision does anything; false once the match is over.
    pub(crate) fn play_anything(&mut self, rng: &mut Rng) -> bool {
        let owed: Vec<Seat> = G::pending(&self.state).owed().iter().collect();
        let Some(&seat) = rng.pick(&owed) else { return false };
        let action = *rng.pick(&self.legal(seat)).expect("a seat that owes can act");
        self.events.clear();
        G::take_step(&mut self.state, seat, action, &mut self.events);
        true
    }

    /// Plays to the end; `at` sees each position, this one first.
    pub(crate) fn play_at_random(mut self, rng: &mut Rng, mut at: impl FnMut(&Self)) {
        at(&self);
        for _ in 0..=G::MAX_STEPS {
            if !self.play_anything(rng) {
                return;
            }
            at(&self);
        }
        panic!("the match does not end");
    }
}
