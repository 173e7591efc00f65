use super::play::Session;
use super::stage::Situation;
use mallard_words::{GameText, Lang, TextContext};
use std::ops::Deref;

/// A match in words: its current state on the screen, in one language.
#[derive(Clone, Copy, Debug)]
pub struct MatchInWords<'a, G: GameText> {
    pub(super) session: &'a Session<G>,
    pub(super) now: Situation,
    pub(super) lang: Lang,
}

impl<G: GameText> Deref for MatchInWords<'_, G> {
    type Target = Session<G>;

    fn deref(&self) -> &Session<G> {
        self.session
    }
}

impl<G: GameText> Session<G> {
    pub const fn in_words(&self, now: Situation, lang: Lang) -> MatchInWords<'_, G> {
        MatchInWords { session: self, now, lang }
    }
}

impl<G: GameText> MatchInWords<'_, G> {
    /// The view of the current viewer.
    pub(super) fn view(&self) -> G::View {
        self.session.view(self.now.stage)
    }

    /// The names of the seats, and the language.
    pub(super) fn say(&self) -> TextContext {
        self.session.say(self.lang)
    }
}
