//! This tab's part in a match: one tab plays it, the others only follow it.

use leptos::prelude::*;
use mallard_device::Stored;
use mallard_device::{LockHolder, SaveError, SavedMatch, Saving, match_key};
use mallard_web::{self as web, DropGuard};

/// This tab's part in a match. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct Tab {
    /// How the match compares with its save. A change shows when it is notified.
    pub saving: RwSignal<Saving>,
    /// Where it is played; `None` until the browser has answered.
    holder: Memo<Option<LockHolder>>,
    /// Rises whenever the match must be read again.
    turned: RwSignal<u32>,
    /// The claim on the match and the notice of its changes, dropped with the screen; another tab
    /// that waits gets the match then.
    until: StoredValue<[Option<DropGuard>; 2], LocalStorage>,
}

impl Tab {
    /// Asks to play the match. Until the answer comes, nothing is shown, so that two tabs never
    /// open it for play.
    pub fn new(id: &str) -> Self {
        let tab = Self::with(Saving::new(id.to_owned()));
        tab.listen();
        tab
    }

    /// A tab for a match that is not saved: a lesson.
    pub fn unsaved() -> Self {
        let mut unsaved = Saving::new(String::new());
        unsaved.set_holder(LockHolder::Here);
        Self::with(unsaved)
    }

    fn with(saving: Saving) -> Self {
        let saving = RwSignal::new(saving);
        Self {
            saving,
            holder: Memo::new(move |_| saving.with(Saving::holder)),
            turned: RwSignal::new(0),
            until: StoredValue::new_local([None, None]),
        }
    }

    /// Continues under another id: the save under this one does not change.
    pub fn turn_to(self, id: String) {
        self.saving.update_untracked(|saving| saving.turn_to(id));
        self.listen();
    }

    fn listen(self) {
        let Self { saving, turned, until, .. } = self;
        self.ask(false);
        let changed = move || {
            if saving.with_untracked(|saving| saving.has_changed(web::storage())) {
                turned.update(|turned| *turned += 1);
            }
        };
        let notice = Some(web::watch_key(&self.key(), Box::new(changed)));
        until.update_value(|[_, last]| *last = notice);
    }

    /// Plays the match here from now on, even if another tab has it.
    pub fn take_over(self) {
        self.ask(true);
    }

    fn ask(self, by_force: bool) {
        let Self { saving, until, .. } = self;
        let on_answer = move |holder| {
            // The answer may come when the screen is gone.
            let _ = saving.try_update(|saving| saving.set_holder(holder));
        };
        let claim = Some(web::claim(&self.key(), by_force, Box::new(on_answer)));
        until.update_value(|[last, _]| *last = claim);
    }

    /// Shows the saved match again.
    pub fn reopen(self) {
        self.turned.update(|turned| *turned += 1);
    }

    /// The id of the match.
    pub fn id(self) -> String {
        self.saving.with_untracked(|saving| saving.id().to_owned())
    }

    fn key(self) -> String {
        self.saving.with_untracked(|saving| match_key(saving.id()))
    }

    /// Where the match is played, and how often it has changed there. Reading it in a reactive place follows changes.
    pub fn place(self) -> (Option<LockHolder>, u32) {
        (self.holder.get(), self.turned.get())
    }

    /// Does another tab play the match?
    pub fn is_elsewhere(self) -> bool {
        self.holder.get() == Some(LockHolder::Elsewhere)
    }

    /// Reads the match.
    pub fn read(self) -> Stored<SavedMatch> {
        let read = |saving: &mut Saving| saving.read(web::storage());
        self.saving.try_update_untracked(read).unwrap_or(Stored::Missing)
    }

    /// Is the last step saved?
    pub fn is_saved(self) -> bool {
        self.saving.with(Saving::is_saved)
    }

    /// How many past matches were deleted to make room for this one.
    pub fn evicted_matches(self) -> usize {
        self.saving.with(Saving::evicted_matches)
    }

    /// The fault of the save, until the user continues all the same.
    pub fn save_error(self) -> Option<SaveError> {
        self.saving.with(Saving::save_error)
    }

    /// Dismisses the fault: the user continues all the same.
    pub fn forgive(self) {
        self.saving.update(Saving::forgive);
    }
}
