//! The score of the match, and how it ended.

use super::early::{early, follows, joined, played_on, standing_at_end};
use super::match_in_words::MatchInWords;
use super::public::public;
use super::score_history::{ScoreHistory, ScoreSeries};
use super::stage::Stage;
use super::turn::Resting;
use super::turning_points::TurningPointSearch;
use mallard_engine::{Pending, Seat, Standing, Viewer};
use mallard_words::{GameText, ResultText, ScoreTable};

pub trait Results {
    /// The table of scores, as far as the current viewer may know it.
    fn score(&self) -> ScoreTable;
    /// The count of a seat with its unit: "83 points"; empty where only the place counts.
    fn points(&self, seat: Seat) -> String;
    /// The course of the match. `None` before two rounds are over (turns, in a game without
    /// rounds), and in a lesson.
    fn score_history(&self) -> Option<ScoreHistory>;
    /// How the match ended; without a title while it continues.
    fn outcome(&self) -> ResultText;
    /// The label of the button that ends the match in this pause; `None` if it continues in any case.
    fn finish(&self) -> Option<String>;
    /// The cards that remain hidden after this pause, and who begins; `None` if no cards are hidden, or fewer than two
    /// players share the tablet.
    fn stays_closed(&self) -> Option<String>;
    /// The result of a match that a player ended, by the part that counts; `None` if no one has won.
    fn final_standing(&self) -> Option<Standing>;
    /// The consequence of ending the match now, for the player who confirms it; `gives_up` is the seat that resigns
    /// with it.
    fn follows(&self, gives_up: Option<Seat>) -> String;
    /// Begins the search for the turning points of the match. `None` while it continues, and in a lesson.
    fn seeking(&self) -> Option<TurningPointSearch>;
    /// Does this match only look for a loser?
    fn spares(&self) -> bool;
    /// Does the table remain as it was at the end of a deal while the pause shows its result? Else the next deal is on
    /// it, and the pause covers it.
    fn keeps_table(&self) -> bool;
    /// Does the table rest before a pause or the result?
    fn is_resting(&self) -> bool;
}

impl<G: GameText> Results for MatchInWords<'_, G> {
    fn score(&self) -> ScoreTable {
        let score = G::score(&self.view(), &self.public_events(0), self.lang);
        match self.final_standing() {
            Some(standing) => score.placed(standing),
            None => score,
        }
    }

    fn points(&self, seat: Seat) -> String {
        G::points(&self.view(), seat, self.lang)
    }

    fn score_history(&self) -> Option<ScoreHistory> {
        let table = self.table();
        let mut position = table.first_position()?;
        let over = matches!(table.pending(), Pending::Over(_));
        let mut history = public::<G>(table.opening());
        let score = |state: &G::State, history: &[G::Event]| {
            G::score(&G::view(state, Viewer::Table), history, self.lang)
        };
        let mut scores = vec![score(position.state(), &history)];
        for step in table.steps() {
            table.advance(&mut position);
            let events = public::<G>(&step.events);
            let ends = G::pauses(&events);
            history.extend(events);
            let last = over && position.done() == table.steps().len();
            if ends || last {
                let score = score(position.state(), &history);
                // A match that ends between two parts ends without another part.
                if ends || scores.last() != Some(&score) {
                    scores.push(score);
                }
            }
        }
        let rounds = scores.len() - 1;
        (rounds > 1).then(|| ScoreHistory { rows: rows(&scores), rounds })
    }

    fn outcome(&self) -> ResultText {
        match self.now.stage {
            Stage::Over(standing) => {
                let say = &self.say();
                let outcome = G::result_text(&self.view(), standing, say);
                let played_on = played_on(self.seating(), say);
                let why = joined(&[&outcome.why, &played_on], self.lang);
                ResultText { why, ..outcome }
            }
            Stage::Ended => early(self.table(), self.seating(), &self.say()),
            _ => ResultText::default(),
        }
    }

    fn finish(&self) -> Option<String> {
        let view = self.table().view(Viewer::Table);
        let ways = G::pause_actions(&view)?;
        Some(G::offer(&view, ways.finish, &self.say()))
    }

    fn stays_closed(&self) -> Option<String> {
        let shares = self.people().len() > 1;
        shares.then(|| G::stays_closed(&self.table().view(Viewer::Table), &self.say())).flatten()
    }

    fn final_standing(&self) -> Option<Standing> {
        self.seating().has_ended().then(|| standing_at_end(self.table(), self.seating())).flatten()
    }

    fn follows(&self, gives_up: Option<Seat>) -> String {
        follows(self.table(), self.seating(), gives_up, &self.say())
    }

    fn seeking(&self) -> Option<TurningPointSearch> {
        let over = matches!(self.table().pending(), Pending::Over(_));
        over.then(|| TurningPointSearch::begin(self.table())).flatten()
    }

    fn spares(&self) -> bool {
        G::spares_all_but_one(&self.table().view(Viewer::Table))
    }

    fn keeps_table(&self) -> bool {
        self.session.keeps_table()
    }

    fn is_resting(&self) -> bool {
        self.turn().rest != Resting::Over && self.is_closing()
    }
}

/// The totals seat by seat, in the order of the last score.
fn rows(scores: &[ScoreTable]) -> Vec<ScoreSeries> {
    let last = scores.last().map(|score| score.rows.as_slice()).unwrap_or_default();
    let row = |seat: Seat| {
        let of = |score: &ScoreTable| score.rows.iter().find(|row| row.seat == seat).cloned();
        let (totals, amounts) =
            scores.iter().filter_map(of).map(|row| (row.total, row.amount)).unzip();
        ScoreSeries { seat, totals, amounts }
    };
    last.iter().map(|last| row(last.seat)).collect()
}
