//! The prompt, and its seat.

use super::play::Session;
use super::stage::{Situation, Stage};
use crate::engine::Seat;
use crate::words::{Lang, Prompt, Worded, text};

impl<G: Worded> Session<G> {
    /// The prompt and its seat: the one that acts (though the match need not wait for it), or the
    /// one that the match waits for.
    pub fn prompt(&self, now: Situation, view: &G::View, lang: Lang) -> (Seat, Prompt) {
        let names = self.names();
        if let (Some(seat), Some(interrupts)) = (now.interrupting, G::INTERRUPTS) {
            let role = (text(lang).curtain.interrupts)(names.of(seat));
            let sentence = (interrupts.sentence)(view, &self.offers(now.stage), lang);
            return (seat, Prompt { role, sentence });
        }
        if let (true, Some(seat), Some(glimpses)) = (now.glimpsing, now.seat, G::GLIMPSES) {
            let role = (text(lang).curtain.only_you)(names.of(seat));
            return (seat, Prompt { role, sentence: (glimpses.sentence)(view, seat, names, lang) });
        }
        if let (Stage::Ask(seat), Some(spoken)) = (now.stage, G::SPOKEN) {
            return (seat, (spoken.asks)(names.of(seat), lang));
        }
        let shown = now.seat.filter(|&seat| now.acting || now.owed.has(seat));
        match shown.or_else(|| now.owed.first()) {
            Some(seat) if now.acting => (seat, G::prompt(view, seat, names, lang)),
            Some(seat) => (seat, G::waiting(view, seat, names, lang)),
            None => (Seat::new(0), Prompt::new("", G::waits_for(view, names, lang))),
        }
    }
}
