//! This tab's part in a match: one tab plays it, the others only show how it goes on.

use crate::device::{Flaw, Held, Saved, Saving, key};
use crate::ui::kit::App;
use crate::vault::Stored;
use crate::web::{self, Until};
use leptos::prelude::*;

/// This tab's part in a match. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui::table) struct Tab(StoredValue<Parts>);

#[derive(Clone, Copy, Debug)]
struct Parts {
    app: App,
    /// How the match compares with its save.
    saving: RwSignal<Saving>,
    /// Where it is played; `None` until the browser has answered.
    held: Memo<Option<Held>>,
    /// Rises whenever the match must be read again.
    turned: RwSignal<u32>,
    /// Dropped with the screen; another tab that waits gets the match then.
    claim: StoredValue<Option<Until>, LocalStorage>,
    notice: StoredValue<Option<Until>, LocalStorage>,
}

impl Tab {
    /// Asks to play the match. Until the answer comes, nothing is shown, so that two tabs never
    /// open it for play.
    pub(in crate::ui::table) fn new(app: App, id: &str) -> Self {
        let tab = Self::with(app, Saving::of(id.to_owned()));
        tab.listen();
        tab
    }

    /// A tab for a match that is not saved: a lesson.
    pub(in crate::ui::table) fn unsaved(app: App) -> Self {
        let mut unsaved = Saving::of(String::new());
        unsaved.told(Held::Here);
        Self::with(app, unsaved)
    }

    fn with(app: App, saving: Saving) -> Self {
        let saving = RwSignal::new(saving);
        Self(StoredValue::new(Parts {
            app,
            saving,
            held: Memo::new(move |_| saving.with(Saving::held)),
            turned: RwSignal::new(0),
            claim: StoredValue::new_local(None),
            notice: StoredValue::new_local(None),
        }))
    }

    fn parts(self) -> Parts {
        self.0.get_value()
    }

    /// Goes on under another name: the save under this one stays as it is.
    pub(in crate::ui::table) fn turn_to(self, id: String) {
        self.parts().saving.update_untracked(|saving| saving.turn_to(id));
        self.listen();
    }

    fn listen(self) {
        let Parts { app, saving, turned, notice, .. } = self.parts();
        self.ask(false);
        let changed = move || {
            let storage = app.storage();
            if saving.with_untracked(|saving| saving.has_changed(&storage)) {
                turned.update(|turned| *turned += 1);
            }
        };
        notice.set_value(Some(web::notice(&self.key(), Box::new(changed))));
    }

    /// Plays the match here from now on, even if another tab has it.
    pub(in crate::ui::table) fn take_over(self) {
        self.ask(true);
    }

    fn ask(self, by_force: bool) {
        let Parts { saving, claim, .. } = self.parts();
        let told = move |held| {
            // The answer may come when the screen is gone.
            let _ = saving.try_update(|saving| saving.told(held));
        };
        claim.set_value(Some(web::claim(&self.key(), by_force, Box::new(told))));
    }

    /// Shows the match again, as it is saved.
    pub(in crate::ui::table) fn reopen(self) {
        self.parts().turned.update(|turned| *turned += 1);
    }

    /// The name of the match.
    pub(in crate::ui::table) fn id(self) -> String {
        self.parts().saving.with_untracked(|saving| saving.id().to_owned())
    }

    fn key(self) -> String {
        self.parts().saving.with_untracked(|saving| key(saving.id()))
    }

    /// Where the match is played, and how often it has changed there. Reading it in a reactive
    /// place follows changes.
    pub(in crate::ui::table) fn place(self) -> (Option<Held>, u32) {
        (self.parts().held.get(), self.parts().turned.get())
    }

    /// Does another tab play the match?
    pub(in crate::ui::table) fn is_elsewhere(self) -> bool {
        self.parts().held.get() == Some(Held::Elsewhere)
    }

    /// Reads the match.
    pub(in crate::ui::table) fn read(self) -> Stored<Saved> {
        let storage = self.parts().app.storage();
        self.update(|saving| saving.read(&storage)).unwrap_or(Stored::Missing)
    }

    /// Changes the save; the screen does not notice before [`Self::told`].
    pub(in crate::ui::table) fn update<T>(self, deed: impl FnOnce(&mut Saving) -> T) -> Option<T> {
        self.0.try_get_value()?.saving.try_update_untracked(deed)
    }

    /// Notifies the screen of the change of the save.
    pub(in crate::ui::table) fn told(self) {
        if let Some(parts) = self.0.try_get_value() {
            parts.saving.notify();
        }
    }

    /// Is the last step saved?
    pub(in crate::ui::table) fn kept(self) -> bool {
        self.parts().saving.with(Saving::kept)
    }

    /// How many past matches made room for this one.
    pub(in crate::ui::table) fn made_room(self) -> usize {
        self.parts().saving.with(Saving::made_room)
    }

    /// The fault of the save, until a person goes on all the same.
    pub(in crate::ui::table) fn flaw(self) -> Option<Flaw> {
        self.parts().saving.with(Saving::flaw)
    }

    /// Forgets the fault: a person goes on all the same.
    pub(in crate::ui::table) fn forgive(self) {
        self.parts().saving.update(Saving::forgive);
    }
}
