//! The totals of all seats from the deal to now, round by round.

mod plot;

pub use self::plot::{Plot, plot};
use super::play::Session;
use super::public::public;
use crate::engine::{Pending, Seat, Viewer};
use crate::words::{Lang, Score, Worded};

/// The totals after each round: a row for each seat, in the order of the ranking.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The seats with their totals.
    pub rows: Vec<Progress>,
    /// How many rounds are over.
    pub rounds: usize,
}

/// A seat's totals: at the deal, then after each round.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The seat.
    pub seat: Seat,
    /// The totals as text.
    pub totals: Vec<String>,
    /// The totals as numbers, to draw.
    pub amounts: Vec<f32>,
}

impl<G: Worded> Session<G> {
    /// The course of the match. `None` before two rounds are over (turns, in a game without
    /// rounds), and in a lesson.
    pub fn course(&self, lang: Lang) -> Option<Course> {
        let table = self.table();
        if self.lesson().is_some() {
            return None;
        }
        let over = matches!(table.pending(), Pending::Over(_));
        let mut state = G::deal(table.setup(), &mut ()).ok()?;
        let mut history = public::<G>(table.opening());
        let score = |state: &G::State, history: &[G::Event]| {
            G::score(&G::view(state, Viewer::Table), history, lang)
        };
        let mut scores = vec![score(&state, &history)];
        for (done, step) in (1..).zip(table.steps()) {
            G::apply(&mut state, step.seat, step.action, &mut ());
            let events = public::<G>(&step.events);
            let ends = G::pause(&events, self.names(), lang).is_some();
            history.extend(events);
            if ends || (over && done == table.steps().len()) {
                scores.push(score(&state, &history));
            }
        }
        let rounds = scores.len() - 1;
        (rounds > 1).then(|| Course { rows: rows(&scores), rounds })
    }
}

/// The totals seat by seat, in the order of the last score.
fn rows(scores: &[Score]) -> Vec<Progress> {
    let last = scores.last().map(|score| score.rows.as_slice()).unwrap_or_default();
    let row = |seat: Seat| {
        let of = |score: &Score| score.rows.iter().find(|row| row.seat == seat).cloned();
        let (totals, amounts) =
            scores.iter().filter_map(of).map(|row| (row.total, row.amount)).unzip();
        Progress { seat, totals, amounts }
    };
    last.iter().map(|last| row(last.seat)).collect()
}
