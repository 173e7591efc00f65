//! The way back for a player whose seat a bot plays.

use super::name_of;
use mallard_board::MatchUiHandle;
use mallard_kit::Sheet;
use mallard_kit::prelude::*;
use mallard_session::{SeatChange, SeatController};
use mallard_texts::seats_messages;
use mallard_words::game_messages;

/// What the sign on the plate opens: who plays there now, and the button for the player who is back.
pub(crate) fn return_sheet(handle: MatchUiHandle) -> AnyView {
    let dialog = handle.returning;
    let words = move || seats_messages(handle.app.lang());
    let name = move || dialog.who.get().map(|seat| handle.name(seat)).unwrap_or_default();
    let title = live_text(move || (game_messages(handle.app.lang()).bot_plays)(&name()));
    let body = move || {
        let Some(seat) = dialog.who.get() else { return ().into_any() };
        let press = move |_| {
            dialog.open.set(false);
            handle.dyn_ui().change_seat(seat, SeatChange::Return);
        };
        let state = match handle.ask(|table| table.seating().clone()).sitter(seat) {
            SeatController::StandIn(level) => (words().stands_in)(name_of(handle, &level)),
            _ => String::new(),
        };
        html! {
            <p class="muted">{state}</p>
            <button type="button" class="button button--primary button--big" on:click=press>
                <Avatar duck=handle.player(seat).duck/>
                <span>{(words().is_back)(&name())}</span>
            </button>
            <p class="muted">{(words().back_says)(&name())}</p>
        }
    };
    html! {
        <Sheet open=dialog.open title class="dialog dialog--sheet returning" body="dialog__body stacked">
            {live(body)}
        </Sheet>
    }
}
