//! The parts of a result that belong to its night, and to the moments of its people. The chunk of the pages has the code,
//! and the program passes it on.

use mallard_board::MatchUiHandle;
use mallard_device::Saving;
use mallard_kit::prelude::*;

/// Renders a part of the result of a match, by its id: the score of its night, the doors to the moments of its people.
#[derive(Clone, Copy)]
pub(crate) struct ResultPages {
    pub(crate) night_score: fn(App, String) -> AnyView,
    pub(crate) moments: fn(App, String) -> AnyView,
}

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
    let pages = use_context::<ResultPages>().filter(|_| belongs_to_night(handle));
    pages.map(|pages| (pages.night_score)(handle.app, handle.tab().id())).into_any()
}

/// The doors to the moments of the people of this match; empty if it was played elsewhere, or is on another device.
pub(super) fn moment_doors(handle: MatchUiHandle) -> AnyView {
    let pages = use_context::<ResultPages>().filter(|_| was_played_here(handle));
    pages.map(|pages| (pages.moments)(handle.app, handle.tab().id())).into_any()
}
