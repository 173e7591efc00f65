//! The part of a result that belongs to its night. The chunk of the pages has the code, and the program passes it on.

use mallard_board::MatchUiHandle;
use mallard_device::Saving;
use mallard_kit::prelude::*;

/// Renders the score of the night of a match, by its id.
#[derive(Clone, Copy)]
pub(crate) struct RenderNightScore(pub(crate) fn(App, String) -> AnyView);

/// Can the match be part of a night? Not if one person played it alone, or if it was played elsewhere.
pub(super) fn belongs_to_night(handle: MatchUiHandle) -> bool {
    handle.coach.is_none()
        && handle.phone_seat().is_none()
        && handle.people().or(handle.phones()).len() > 1
        && !handle.tab().saving.with_untracked(Saving::is_imported)
}

/// The score of the night of this match; empty if it can be part of none.
pub(super) fn night_score(handle: MatchUiHandle) -> AnyView {
    let render = use_context::<RenderNightScore>().filter(|_| belongs_to_night(handle));
    render.map(|RenderNightScore(render)| render(handle.app, handle.tab().id())).into_any()
}
