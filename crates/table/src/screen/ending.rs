//! The cards that the end of a deal or match reveals, in the middle of the table: first large, with the duck that gets
//! the fool's cap, then in the remaining water above the result.

use crate::parts::panels::OpenPanels;
use mallard_board::{MatchUiHandle, TablePart};
use mallard_kit::prelude::*;

/// The middle of the table: the cards that the end revealed or, without those, the game's own.
pub(crate) fn middle(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let ended = Memo::new(move |_| {
        handle.stage().is_ending()
            && !open.last_table.get()
            && handle.ask(|table| table.keeps_table())
    });
    live(move || {
        let laid_open = || untrack(|| handle.dyn_ui().part(TablePart::Ending));
        let shown = if ended.get() { laid_open() } else { None };
        let shown = shown.map(|cards| ending(handle, cards));
        shown.or_else(|| handle.dyn_ui().part(TablePart::Pond)).into_any()
    })
}

fn ending(handle: MatchUiHandle, cards: AnyView) -> AnyView {
    let title = live_text(move || {
        handle.ask(|table| table.pause()).map(|pause| pause.title).unwrap_or_default()
    });
    let fool = untrack(|| handle.fool()).map(|seat| {
        let duck = handle.player(seat).duck;
        view! { <div class="ending__duck"><Avatar duck large=true fool=true/></div> }
    });
    html! {
        <div class="ending across amid grows">
            {fool}
            <div class="ending__title stacked"><h2>{title}</h2>{cards}</div>
        </div>
    }
}
