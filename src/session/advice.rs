//! A hint in words: what to do, and why.

use super::play::Session;
use crate::words::{Lang, Names, Worded, text};

impl<G: Worded> Session<G> {
    /// The best of all that is offered and why, as a sentence for the person who has this view.
    pub fn advice(
        &self,
        view: &G::View,
        offers: &[G::Action],
        action: G::Action,
        lang: Lang,
    ) -> String {
        advice::<G>(view, offers, action, self.names(), lang)
    }
}

/// The best of all that is offered and why, as a sentence for the person who has this view.
pub(super) fn advice<G: Worded>(
    view: &G::View,
    offers: &[G::Action],
    action: G::Action,
    names: &Names,
    lang: Lang,
) -> String {
    let words = &text(lang).table;
    let reason = match offers {
        [_] => words.nothing_else.to_owned(),
        _ => G::reason(view, offers, action, names, lang),
    };
    (words.advice)(&G::offer(view, action, names, lang), &reason)
}
