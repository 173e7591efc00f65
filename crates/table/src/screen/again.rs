//! "Show again": where the table shows what happened since its player's last decision. The chunk of the pages has the code
//! (`replay/again.rs`).

use crate::parts::panels::OpenPanels;
use crate::parts::shown_again::{AgainPage, ShownAgain};
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
    let page = use_context::<AgainPage>();
    live_if(
        move || shown.open.get(),
        move || page.map(|AgainPage(render)| render(shown)).into_any(),
    )
}
