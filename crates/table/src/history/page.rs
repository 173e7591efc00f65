//! The state of the page of past matches.

use super::transfer::Transfer;
use mallard_device::{Date, MatchHistory, PastPlayer, past_matches};
use mallard_kit::prelude::*;
use mallard_texts::{HistoryMessages, history_messages};
use mallard_web as web;

/// The page. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Page {
    pub(super) app: App,
    pub(super) book: RwSignal<MatchHistory>,
    /// All players who played here.
    pub(super) persons: Memo<Vec<PastPlayer>>,
    /// The name of the player whose stats are shown; `None` for the first player.
    pub(super) chosen: RwSignal<Option<String>>,
    pub(super) today: Memo<Date>,
    pub(super) transfer: Transfer,
}

impl Page {
    /// A text of the page, in the current language.
    pub(super) fn translate(self, pick: fn(&HistoryMessages) -> &'static str) -> Signal<String> {
        live_text(move || pick(history_messages(self.app.lang())).to_owned())
    }

    /// Reads the history again.
    pub(super) fn reload(self) {
        self.book.set(past_matches(web::storage()));
    }

    /// The player whose stats are shown; `None` if the history is empty.
    pub(super) fn person(self) -> Option<PastPlayer> {
        let chosen = self.chosen.get();
        self.persons.with(|persons| {
            let found = persons.iter().find(|person| Some(&person.name) == chosen.as_ref());
            found.or(persons.first()).cloned()
        })
    }
}
