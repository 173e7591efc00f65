//! The table's texts beside the prompt: why not, what a pause is about, how the match ended.

use super::early::{early, follows, joined, played_on, stood};
use super::play::Session;
use super::stage::Stage;
use crate::engine::{Refusal, Seat, Standing};
use crate::words::{Interlude, Lang, Outcome, Refused, Worded};

impl<G: Worded> Session<G> {
    /// Why this seat may not do that, for the person who has this view; `None` if it may.
    pub fn refusal(
        &self,
        seat: Seat,
        action: G::Action,
        view: &G::View,
        lang: Lang,
    ) -> Option<Refused> {
        let refused = self.table().check(seat, action).err()?;
        let reason = G::refusal(view, refused, self.names(), lang);
        Some(Refused { reason, rule: refused.rule() })
    }

    /// The text of the pause after the last step, if there is one.
    pub fn pause(&self, lang: Lang) -> Option<Interlude> {
        let last = self.table().steps().len().checked_sub(1)?;
        G::pause(&self.public_events(last), self.names(), lang)
    }

    /// How the match ended; without a title while it goes on.
    pub fn outcome(&self, stage: Stage, view: &G::View, lang: Lang) -> Outcome {
        match stage {
            Stage::Over(standing) => {
                let outcome = G::outcome(view, standing, self.names(), lang);
                let played_on = played_on(self.seating(), self.names(), lang);
                let why = joined(&[&outcome.why, &played_on], lang);
                Outcome { why, ..outcome }
            }
            Stage::Ended => early(self.table(), self.names(), self.seating(), lang),
            _ => Outcome::default(),
        }
    }

    /// The result of a match that a person ended, by the part that counts; `None` if no one has
    /// won.
    pub fn stood(&self) -> Option<Standing> {
        self.is_ended().then(|| stood(self.table(), self.seating())).flatten()
    }

    /// The consequence of ending the match now, for the person who confirms it; `gives_up` is the
    /// seat that resigns with it.
    pub fn follows(&self, gives_up: Option<Seat>, lang: Lang) -> String {
        follows(self.table(), self.names(), gives_up, lang)
    }
}
