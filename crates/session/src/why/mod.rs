//! Why a bot made a decision, for a viewer of the replay of a finished match.
//!
//! The seed of a decision is not stored, so the bot repeats its analysis with another. While a match runs no analysis
//! is shown: it would reveal the bot's hand.

mod bot_decision;
mod explanation;

use self::bot_decision::BotDecision;
use self::explanation::DynReanalysis;
pub use self::explanation::{Explanation, RatedOption};
use crate::replay::Replay;
use crate::unattended::level_of;
use mallard_engine::{Rng, Seat, Viewer};
use mallard_words::{GameText, Lang};

/// A decision that is analyzed again.
#[derive(Debug)]
pub struct Reanalysis(Box<dyn DynReanalysis>);

impl Reanalysis {
    /// Continues for `steps` steps. Is the analysis complete?
    pub fn advance(&mut self, steps: u32) -> bool {
        self.0.advance(steps)
    }

    /// The result; `None` until it is complete.
    pub fn explain(&self, lang: Lang) -> Option<Explanation> {
        self.0.explain(lang)
    }
}

impl<G: GameText> Replay<G> {
    /// The steps at which bots with a choice decided, and their seats, in order. None while the match runs.
    pub fn chosen_by_bots(&self) -> Vec<(usize, Seat)> {
        let mut chosen = Vec::new();
        let table = self.whole.table();
        let (true, Some(mut position)) = (self.whole.is_over(), self.whole.own_part()) else {
            return chosen;
        };
        let mut legal = Vec::new();
        while let Some((seat, _)) = table.decision_after(&position) {
            let sitter = self.whole.seating().sitter_after(position.done(), seat);
            // A bot that interrupts compares only that.
            if level_of::<G>(sitter).is_some() && G::pending(position.state()).owed().has(seat) {
                G::legal(position.state(), seat, &mut legal);
                if legal.len() > 1 {
                    chosen.push((position.done() + 1, seat));
                }
            }
            table.advance(&mut position);
        }
        chosen
    }

    /// Begins to analyze again the bot's decision at this step, one of [`Self::chosen_by_bots`]. The analysis has
    /// only the view of its seat then.
    pub fn reconsider(&self, step: usize) -> Option<Reanalysis> {
        let before = step.checked_sub(1).filter(|_| self.whole.is_over())?;
        let &(seat, action) = self.whole.table().log().get(before)?;
        let level = level_of::<G>(self.whole.seating().sitter_after(before, seat))?;
        let mut table = self.whole.table().clone();
        self.past.turn(&mut table, before);
        let mut legal = Vec::new();
        table.legal(seat, &mut legal);
        if !legal.contains(&action) {
            return None;
        }
        let view = table.view(Viewer::Seat(seat));
        // Any seed will do, as long as it is the same each time.
        let mut rng = Rng::from_seed(step as u64);
        let weighing = level.analyze::<G>(&view, &legal, &mut rng);
        Some(Reanalysis(Box::new(BotDecision::<G> {
            names: self.whole.names().clone(),
            seat,
            errs: level.error > 0,
            action,
            view,
            legal,
            weighing,
            analysis: None,
        })))
    }
}
