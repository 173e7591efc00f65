//! The open parts of the table's own screen.

use leptos::prelude::*;

/// The open parts of the table's own screen. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenPanels {
    pub(crate) log: RwSignal<bool>,
    pub(crate) rules: RwSignal<bool>,
    pub(crate) menu: RwSignal<bool>,
    pub(crate) moves: RwSignal<bool>,
    pub(crate) share: RwSignal<bool>,
    /// Did the player at the far side of a flat tablet ask last?
    pub(crate) far: RwSignal<bool>,
    /// Is the question open whether to end the match here?
    pub(crate) ending: RwSignal<bool>,
    /// Is the sheet open for leaving, coming back and resigning?
    pub(crate) seats: RwSignal<bool>,
    /// Is the dialog for phones open?
    pub(crate) phones: RwSignal<bool>,
    /// Is the sheet open with the help of the player who decides?
    pub(crate) help: RwSignal<bool>,
    /// On a phone: is the question open whether to leave the table?
    pub(crate) leaving: RwSignal<bool>,
    /// Is the question open whether to begin again?
    pub(crate) restart: RwSignal<bool>,
    /// Are the steps since the last decision of the player at the tablet shown again?
    pub(crate) again: RwSignal<bool>,
    /// On a phone: are its player's moments shown?
    pub(crate) moments: RwSignal<bool>,
    /// The step that is shown again, for the announcer.
    pub(crate) said: RwSignal<String>,
    /// After the match: does the user look at the table instead of the result?
    pub(crate) last_table: RwSignal<bool>,
}

impl OpenPanels {
    pub(crate) fn all_closed() -> Self {
        Self {
            log: RwSignal::new(false),
            rules: RwSignal::new(false),
            menu: RwSignal::new(false),
            moves: RwSignal::new(false),
            share: RwSignal::new(false),
            far: RwSignal::new(false),
            ending: RwSignal::new(false),
            seats: RwSignal::new(false),
            phones: RwSignal::new(false),
            help: RwSignal::new(false),
            leaving: RwSignal::new(false),
            restart: RwSignal::new(false),
            again: RwSignal::new(false),
            moments: RwSignal::new(false),
            said: RwSignal::new(String::new()),
            last_table: RwSignal::new(false),
        }
    }

    /// Opens one drawer; the other closes.
    pub(crate) fn toggle(self, drawer: RwSignal<bool>) {
        let open = !drawer.get_untracked();
        self.close_drawers();
        drawer.set(open);
    }

    pub(crate) fn close_drawers(self) {
        self.log.set(false);
        self.rules.set(false);
    }
}
