//! What shows over the table: what happened since its player's last decision ("Show again"), and on a phone its player's
//! moments. The chunk of the pages has the code (`replay/again.rs`, `moments/`).

use crate::parts::panels::OpenPanels;
use crate::parts::table_pages::{OwnMoments, ShownAgain, TablePages};
use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;

pub(super) fn again(handle: MatchUiHandle, panels: OpenPanels) -> AnyView {
    let shown = ShownAgain { handle, open: panels.again, said: panels.said };
    // After another step, or for another player, it is no longer what happened last.
    watch(move || {
        handle.track();
        handle.now.track();
        if shown.open.get_untracked() {
            shown.open.set(false);
        }
    });
    over_the_table(shown.open, move |pages| (pages.again)(shown))
}

/// On a phone: its player's moments, over the table of the result.
pub(super) fn own_moments(handle: MatchUiHandle, panels: OpenPanels) -> AnyView {
    let moments = OwnMoments { handle, open: panels.moments };
    over_the_table(moments.open, move |pages| (pages.phone_moments)(moments))
}

fn over_the_table(
    open: RwSignal<bool>,
    render: impl Fn(TablePages) -> AnyView + Copy + Send + Sync + 'static,
) -> AnyView {
    let pages = use_context::<TablePages>();
    live_if(move || open.get(), move || pages.map(render).into_any())
}
