//! The drawers next to the table: log and rules.

use crate::drawers::log::{LogDrawer, log_drawer};
use crate::parts::panels::OpenPanels;
use crate::rules::RulesDrawer;
use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;
use std::sync::Arc;

/// The log, the rules, and the shade between them and the table.
pub(crate) fn drawers(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let book = handle.dyn_ui().rules_source();
    let this_table = Arc::new(move || handle.ask(|table| table.this_table()));
    html! {
        {scrim(open)}
        {log_drawer(LogDrawer::new(handle, open))}
        <RulesDrawer open=open.rules book this_table/>
    }
}

/// The shade between an open drawer and the table.
pub(crate) fn scrim(open: OpenPanels) -> AnyView {
    live(move || {
        let class = match (open.log.get(), open.rules.get()) {
            (true, _) => "scrim scrim--log",
            (_, true) => "scrim scrim--rules",
            _ => return ().into_any(),
        };
        html! { <div class=class on:click=move |_| open.close_drawers()></div> }
    })
}
