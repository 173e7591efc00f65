//! What the table says beside the prompt: why not, what a pause is about, how the match ended.

use super::early::{early, follows, joined, played_on, stood};
use super::play::Session;
use super::stage::Stage;
use crate::engine::{Refusal, Seat, Standing};
use crate::words::{Interlude, Lang, Outcome, Refused, Worded};

impl<G: Worded> Session<G> {
    /// Why this seat may not do that, to whoever has this view; nothing if it may.
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

    /// What the pause after the last step is about, if there is one.
    pub fn pause(&self, lang: Lang) -> Option<Interlude> {
        let last = self.table().steps().len().checked_sub(1)?;
        G::pause(&self.public_events(last), self.names(), lang)
    }

    /// How the match ended; without a title as long as it goes on.
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

    /// Who has won a match that somebody ended, by what counts of it; nothing if nobody has.
    pub fn stood(&self) -> Option<Standing> {
        self.is_ended().then(|| stood(self.table(), self.seating())).flatten()
    }

    /// What follows if the match ends now, for whoever is to confirm it; `gives_up`: who resigns with that.
    pub fn follows(&self, gives_up: Option<Seat>, lang: Lang) -> String {
        follows(self.table(), self.names(), gives_up, lang)
    }
}
