//! A moment in words.

use crate::match_in_words::MatchInWords;
use crate::match_log::MatchLog;
use mallard_engine::Viewer;
use mallard_words::{GameText, prompt_messages};

/// A decision to try again, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MomentText {
    /// The part of the match, such as its round; empty if its log has no headings.
    pub part: String,
    /// What the player did: the label of the action. The log may tell what it turned up.
    pub played: String,
    /// The better action, and why.
    pub better: String,
    /// Why, alone: what another action misses.
    pub reason: String,
}

impl<G: GameText> MatchInWords<'_, G> {
    pub(crate) fn moment_in_words(&self) -> Option<MomentText> {
        let moment = self.moment_run()?;
        let view = self.table().view(Viewer::Seat(moment.seat));
        let (mut legal, say) = (Vec::new(), self.say());
        self.table().legal(moment.seat, &mut legal);
        let reason = G::reason(&view, &legal, moment.better, &say);
        let offer = |action| G::offer(&view, action, &say);
        let headings = self.log(1).lines.into_iter().rev().find(|line| line.heading);
        Some(MomentText {
            part: headings.map(|line| line.text).unwrap_or_default(),
            played: offer(moment.played),
            better: (prompt_messages(self.lang).advice)(&offer(moment.better), &reason),
            reason,
        })
    }
}
