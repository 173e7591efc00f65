//! The buttons next to the words.

use crate::parts::panels::OpenPanels;
use mallard_board::{MatchUiCommon, MatchUiHandle, MoveButton, TurnCommand};
use mallard_kit::prelude::*;
use mallard_session::InterruptState;
use mallard_texts::{curtain_messages, result_messages};
use mallard_words::prompt_messages;

/// The buttons of the prompt.
pub(crate) fn move_buttons(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let MatchUiCommon { app, now, .. } = *handle;
    if handle.is_over() {
        let act = Callback::new(move |()| open.last_table.set(false));
        let label = result_messages(app.lang()).show_result.to_owned();
        return button(MoveButton::plain(label, true, act), handle);
    }
    if now.get().glimpsing {
        let act = Callback::new(move |()| handle.dispatch(TurnCommand::Seen));
        let label = curtain_messages(app.lang()).seen.to_owned();
        return button(MoveButton::plain(label, true, act), handle);
    }
    // A player who interrupts can always stop, so that the button reveals nothing.
    let let_be = now.get().interrupting.map(|_| {
        let act =
            Callback::new(move |()| handle.dispatch(TurnCommand::Interrupt(InterruptState::None)));
        MoveButton::plain(app.text().go_on.to_owned(), false, act)
    });
    let buttons = let_be.into_iter().chain(handle.dyn_ui().buttons());
    buttons.map(|press| button(press, handle)).collect_any().into_any()
}

pub(crate) fn button(press: MoveButton, handle: MatchUiHandle) -> AnyView {
    let MoveButton { label, primary, hinted, played, act } = press;
    let word = if played { prompt_messages(handle.app.lang_now()).played } else { "" };
    let flag = hinted.then(|| view! { <span class="hint-flag">{handle.app.try_this()}</span> });
    html! {
        <button
            type="button"
            class="button"
            class:button--primary=primary
            class:is-hinted=hinted
            data-played=word
            on:click=move |_| act.run(())
        >
            <span>{rich(&label, handle.app.lang_now())}</span>
            {flag}
        </button>
    }
}
