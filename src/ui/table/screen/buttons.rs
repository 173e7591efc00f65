//! The buttons next to the words.

use crate::session::InterruptState;
use crate::ui::kit::rich;
use crate::ui::table::drawers::panels::OpenPanels;
use crate::ui::table::play::handle::{Command, MatchUiHandle, MoveButton};
use crate::ui::table::play::match_ui::MatchUiCommon;
use leptos::prelude::*;

/// The buttons of the prompt.
pub(in crate::ui::table) fn move_buttons(desk: MatchUiHandle, open: OpenPanels) -> AnyView {
    let MatchUiCommon { app, now, .. } = *desk;
    if desk.is_over() {
        let act = Callback::new(move |()| open.last_table.set(false));
        let label = app.text().result.show_result.to_owned();
        return button(MoveButton { label, primary: true, hinted: false, act }, desk);
    }
    if now.get().glimpsing {
        let act = Callback::new(move |()| desk.dispatch(Command::Seen));
        let label = app.text().curtain.seen.to_owned();
        return button(MoveButton { label, primary: true, hinted: false, act }, desk);
    }
    // A player who interrupts can always stop, so that the button reveals nothing.
    let let_be = now.get().interrupting.map(|_| {
        let act = Callback::new(move |()| desk.dispatch(Command::Interrupt(InterruptState::None)));
        MoveButton { label: app.text().go_on.to_owned(), primary: false, hinted: false, act }
    });
    let buttons = let_be.into_iter().chain(desk.faced().buttons());
    buttons.map(|press| button(press, desk)).collect_view().into_any()
}

/// One of the buttons.
pub(in crate::ui::table) fn button(press: MoveButton, desk: MatchUiHandle) -> AnyView {
    let MoveButton { label, primary, hinted, act } = press;
    let flag = hinted.then(|| view! { <span class="hint-flag">{desk.app.try_this()}</span> });
    view! {
        <button
            type="button"
            class="button"
            class:button--primary=primary
            class:is-hinted=hinted
            on:click=move |_| act.run(())
        >
            <span>{rich(&label, desk.app.lang_now())}</span>
            {flag}
        </button>
    }
    .into_any()
}
