//! The open parts of the table's own screen.

use crate::session::TurningPoint;
use leptos::prelude::*;

/// The open parts of the table's own screen. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui::table) struct OpenPanels {
    pub(in crate::ui::table) log: RwSignal<bool>,
    pub(in crate::ui::table) rules: RwSignal<bool>,
    pub(in crate::ui::table) menu: RwSignal<bool>,
    pub(in crate::ui::table) moves: RwSignal<bool>,
    pub(in crate::ui::table) share: RwSignal<bool>,
    /// Did the player at the far side of a flat tablet ask last?
    pub(in crate::ui::table) far: RwSignal<bool>,
    /// Is the question open whether to end the match here?
    pub(in crate::ui::table) ending: RwSignal<bool>,
    /// Is the sheet open for leaving, coming back and resigning?
    pub(in crate::ui::table) seats: RwSignal<bool>,
    /// Is the dialog for phones open?
    pub(in crate::ui::table) phones: RwSignal<bool>,
    /// On a phone: is the question open whether to leave the table?
    pub(in crate::ui::table) leaving: RwSignal<bool>,
    /// Is the question open whether to begin again?
    pub(in crate::ui::table) again: RwSignal<bool>,
    /// After the match: does the user look at the table instead of the result?
    pub(in crate::ui::table) last_table: RwSignal<bool>,
    /// The turning points of the match, once they are found.
    pub(in crate::ui::table) turning_points: RwSignal<Option<Vec<TurningPoint>>>,
}

impl OpenPanels {
    /// Everything is closed.
    pub(in crate::ui::table) fn all_closed() -> Self {
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
            leaving: RwSignal::new(false),
            again: RwSignal::new(false),
            last_table: RwSignal::new(false),
            turning_points: RwSignal::new(None),
        }
    }

    /// Opens one drawer; the other closes.
    pub(in crate::ui::table) fn toggle(self, drawer: RwSignal<bool>) {
        let open = !drawer.get_untracked();
        self.close_drawers();
        drawer.set(open);
    }

    pub(in crate::ui::table) fn close_drawers(self) {
        self.log.set(false);
        self.rules.set(false);
    }
}
