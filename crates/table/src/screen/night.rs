//! The parts of a result that belong to its night, and to the moments of its people. The chunk of the pages has the code.

use crate::parts::panels::OpenPanels;
use crate::parts::table_pages::{OwnMoments, TablePages};
use mallard_board::MatchUiHandle;
use mallard_device::Saving;
use mallard_kit::prelude::*;

/// Is it a match of this device, and not a lesson, an import or a branch?
fn was_played_here(handle: MatchUiHandle) -> bool {
    handle.coach.is_none()
        && handle.phone_seat().is_none()
        && !handle.is_branch()
        && !handle.tab().saving.with_untracked(Saving::is_imported)
}

/// Can the match be part of a night? Not if one person played it alone, or if it was played elsewhere.
pub(super) fn belongs_to_night(handle: MatchUiHandle) -> bool {
    was_played_here(handle) && handle.people().or(handle.phones()).len() > 1
}

/// The score of the night of this match; empty if it can be part of none.
pub(super) fn night_score(handle: MatchUiHandle) -> AnyView {
    let pages = use_context::<TablePages>().filter(|_| belongs_to_night(handle));
    pages.map(|pages| (pages.night_score)(handle.app, handle.tab().id())).into_any()
}

/// The doors to the moments of the people of this match; empty if it was played elsewhere, unless this is a phone of its
/// table.
pub(super) fn moment_doors(handle: MatchUiHandle, panels: OpenPanels) -> AnyView {
    let is_shown = was_played_here(handle) || handle.phone_seat().is_some();
    let pages = use_context::<TablePages>().filter(|_| is_shown);
    let moments = OwnMoments { handle, open: panels.moments };
    pages.map(|pages| (pages.moment_doors)(moments)).into_any()
}
