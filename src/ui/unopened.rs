//! Matches that cannot be shown, and why.

use super::app::App;
use super::lang::Lang;
use super::live::words;
use super::route::Route;
use super::text::text;
use crate::engine::{FORMAT, LoadError};
use leptos::prelude::*;

/// Why a match cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unopened {
    Missing,
    Damaged,
    Newer,
    OtherRules,
    UnknownGame,
    TooLong,
}

impl Unopened {
    pub(super) fn sentence(self, lang: Lang) -> &'static str {
        let saves = &text(lang).saves;
        match self {
            Self::Missing => saves.missing,
            Self::Damaged => saves.damaged,
            Self::Newer => saves.newer,
            Self::OtherRules => saves.other_rules,
            Self::UnknownGame => saves.unknown_game,
            Self::TooLong => saves.too_long,
        }
    }
}

impl From<LoadError> for Unopened {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Format(format) if format > FORMAT => Self::Newer,
            LoadError::Rules { saved, known } if saved > known => Self::Newer,
            LoadError::Rules { .. } | LoadError::Format(_) => Self::OtherRules,
            LoadError::Game(_) => Self::UnknownGame,
            LoadError::TooLong { .. } => Self::TooLong,
            LoadError::Malformed(_) | LoadError::Setup(_) => Self::Damaged,
        }
    }
}

/// Says on a page of its own why a match cannot be opened.
pub(super) fn unopened(app: App, why: Unopened) -> AnyView {
    let reason = words(move || why.sentence(app.lang()).to_owned());
    view! {
        <div class="t go">
            <header class="bar"><div class="bar__t"><h1>"Mallard"</h1></div></header>
            <main class="pond unopened">
                <div class="panel unopened__p" role="alert">
                    <p>{reason}</p>
                    <a class="btn btn--primary" href=Route::Home.hash()>
                        {words(move || app.text().back_to_shelf.to_owned())}
                    </a>
                </div>
            </main>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_every_language() {
        let reasons = [
            Unopened::Missing,
            Unopened::Damaged,
            Unopened::Newer,
            Unopened::OtherRules,
            Unopened::UnknownGame,
            Unopened::TooLong,
        ];
        for lang in Lang::ALL {
            let sentences: BTreeSet<_> = reasons.iter().map(|why| why.sentence(lang)).collect();
            assert_eq!(sentences.len(), reasons.len(), "{lang:?}");
            assert!(sentences.iter().all(|sentence| !sentence.is_empty()), "{lang:?}");
        }
    }
}
