//! The help of the player who has the tablet or the phone: an item of the menu, and its sheet.

use crate::parts::panels::OpenPanels;
use mallard_board::MatchUiHandle;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_kit::{Sheet, help_foot, help_rows};
use mallard_words::help_messages;

/// The player whose help can be seen and changed now: the one who has the tablet, or the only one. At a curtain, and
/// while all look at the table, it is no one's.
fn holder(handle: MatchUiHandle) -> Option<Seat> {
    let seat = handle.seat.get().filter(|_| handle.next_holder().is_none())?;
    let decides = handle.phone_seat().is_some() || handle.people().has(seat);
    (decides && handle.coach.is_none()).then_some(seat)
}

pub(crate) fn help_item(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let press = move |_| {
        open.menu.set(false);
        open.help.set(true);
    };
    live(move || {
        let Some(seat) = holder(handle) else { return ().into_any() };
        html! {
            <button type="button" class="menu__item across" on:click=press>
                <Icon name="hint"/>
                <span>{title(handle, seat)}</span>
            </button>
        }
    })
}

fn title(handle: MatchUiHandle, seat: Seat) -> Signal<String> {
    live_text(move || (help_messages(handle.app.lang()).help_for)(&handle.name(seat)))
}

pub(crate) fn help_sheet(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let app = handle.app;
    // The tablet may change hands under the sheet.
    let own = Memo::new(move |_| holder(handle));
    watch(move || {
        own.track();
        open.help.set(false);
    });
    let heading =
        live_text(move || own.get().map(|seat| title(handle, seat).get()).unwrap_or_default());
    let body = move || {
        let Some(seat) = own.get() else { return ().into_any() };
        let kept = live_text(move || {
            let words = help_messages(app.lang());
            match handle.phone_seat() {
                Some(_) => words.kept_phone.to_owned(),
                None if handle.has_own_help(seat) => (words.kept_with)(&handle.name(seat)),
                None => words.kept_unnamed.to_owned(),
            }
        });
        let choose = Callback::new(move |help| handle.set_help(seat, help));
        let close = Callback::new(move |()| open.help.set(false));
        html! {
            {help_rows(app, Signal::derive(move || handle.help(seat)), choose)}
            {help_foot(app, kept, close)}
        }
    };
    html! {
        <Sheet open=open.help class="dialog dialog--sheet dialog--help" title=heading>
            {live(body)}
        </Sheet>
    }
}
