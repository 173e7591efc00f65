//! The course of the matches: who is ahead when.

use mallard::engine::search::Payoffs;
use mallard::engine::{Bot, Rng, Seat, Table, Viewer};

/// A seat above this is as good as certain to win, in thousandths.
const DECIDED: i32 = 900;

/// A seat leads if its probability is higher than any other by this much, so that chance in the estimates is no lead.
const LEAD: i32 = 100;

/// The win probabilities before each decision of a match.
#[derive(Debug)]
pub(crate) struct Course {
    lines: u32,
    rng: Rng,
    seats: u8,
    before: Vec<Payoffs>,
}

/// What a course shows once the match is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Suspense {
    /// The share of decisions before the one from which on one seat stays above [`DECIDED`].
    pub(crate) open: f64,
    /// Did two seats lead?
    pub(crate) changed_lead: bool,
}

impl Course {
    /// With estimates from this many rollouts each; none if it is 0.
    pub(crate) fn new(lines: u32, seats: u8, seed: u64) -> Self {
        Self { lines, rng: Rng::from_seed(seed), seats, before: Vec::new() }
    }

    /// Adds the present moment.
    pub(crate) fn look<G: Bot>(&mut self, table: &Table<G>) {
        if self.lines > 0 {
            let view = table.view(Viewer::Everyone);
            self.before.extend(G::win_probabilities(&view, self.lines, &mut self.rng));
        }
    }

    /// Does the seat lead at the moment added last, or does another? `None` if no seat does.
    pub(crate) fn is_ahead(&self, seat: Seat) -> Option<bool> {
        let leader = self.leader(self.before.last()?)?;
        Some(leader == seat)
    }

    fn leader(&self, now: &Payoffs) -> Option<Seat> {
        let of = |seat: Seat| now[seat.index()];
        let best = Seat::all(self.seats).max_by_key(|&seat| of(seat))?;
        let clear = |other: Seat| other == best || of(other) + LEAD <= of(best);
        Seat::all(self.seats).all(clear).then_some(best)
    }

    /// `None` without estimates.
    pub(crate) fn suspense(&self) -> Option<Suspense> {
        let last = *self.before.last()?;
        let winner = Seat::all(self.seats).max_by_key(|&seat| last[seat.index()])?;
        let is_open = |now: &Payoffs| now[winner.index()] <= DECIDED;
        let open = self.before.iter().rposition(is_open).map_or(0, |place| place + 1);
        let mut leaders: Vec<Seat> =
            self.before.iter().filter_map(|now| self.leader(now)).collect();
        leaders.dedup();
        #[expect(clippy::cast_precision_loss, reason = "some hundred decisions")]
        let open = open as f64 / self.before.len() as f64;
        Some(Suspense { open, changed_lead: leaders.len() > 1 })
    }
}
