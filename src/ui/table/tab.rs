//! One match, one tab that plays it: the others only show how it goes on.

use crate::ui::app::App;
use crate::ui::device::{Held, Until};
use crate::ui::matches;
use leptos::prelude::*;

/// This tab's part in a match. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tab {
    app: App,
    id: StoredValue<String>,
    /// Where the match is played; nothing until the browser has answered.
    place: RwSignal<Option<Held>>,
    /// Rises whenever the match is to be read anew.
    turned: RwSignal<u32>,
    /// What lay in storage when this tab read or wrote the match last.
    seen: StoredValue<Vec<String>>,
    /// Dropped with the screen; another tab that waits gets the match then.
    claim: StoredValue<Option<Until>, LocalStorage>,
    notice: StoredValue<Option<Until>, LocalStorage>,
}

impl Tab {
    /// Asks to play the match. Until the answer comes nothing is shown, so that it is never opened
    /// for play in two tabs.
    pub(super) fn new(app: App, id: &str) -> Self {
        let tab = Self {
            app,
            id: StoredValue::new(String::new()),
            place: RwSignal::new(None),
            turned: RwSignal::new(0),
            seen: StoredValue::new(Vec::new()),
            claim: StoredValue::new_local(None),
            notice: StoredValue::new_local(None),
        };
        tab.turn_to(id.to_owned());
        tab
    }

    /// Asks for this match instead of the one before.
    pub(super) fn turn_to(self, id: String) {
        let app = self.app;
        self.id.set_value(id);
        self.ask(false);
        let changed = move || {
            let texts = self.texts();
            // What was deleted in another tab is still played here.
            let played_on = texts.is_empty() && self.place.get_untracked() == Some(Held::Here);
            if !played_on && self.seen.with_value(|seen| *seen != texts) {
                self.turned.update(|turned| *turned += 1);
            }
        };
        let key = matches::key(&self.id());
        self.notice.set_value(Some(app.device().notice(&key, Box::new(changed))));
    }

    /// Plays the match here from now on, whoever has it.
    pub(super) fn take_over(self) {
        self.ask(true);
    }

    fn ask(self, by_force: bool) {
        let told = move |held| {
            // The answer may come when the screen is gone.
            if self.place.try_get_untracked().is_some_and(|place| place != Some(held)) {
                self.place.set(Some(held));
            }
        };
        let key = matches::key(&self.id());
        self.claim.set_value(Some(self.app.device().claim(&key, by_force, Box::new(told))));
    }

    /// The name of the match.
    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    /// Where the match is played, and how often it has changed there. Reading it in a reactive
    /// place follows changes.
    pub(super) fn place(self) -> (Option<Held>, u32) {
        (self.place.get(), self.turned.get())
    }

    /// Is the match played in another tab?
    pub(super) fn is_elsewhere(self) -> bool {
        self.place.get() == Some(Held::Elsewhere)
    }

    /// May this tab write the match now? Not if another one has written it since this one read it,
    /// though the browser may not have told yet that the match was taken over.
    pub(super) fn may_write(self) -> bool {
        let texts = self.texts();
        let own = texts.is_empty() || self.seen.with_value(|seen| *seen == texts);
        if !own {
            self.place.set(Some(Held::Elsewhere));
        }
        own && self.place.get_untracked() == Some(Held::Here)
    }

    /// This tab has read or written the match just now.
    pub(super) fn mark(self) {
        self.seen.set_value(self.texts());
    }

    fn texts(self) -> Vec<String> {
        self.app.device().texts(&matches::key(&self.id()))
    }
}
