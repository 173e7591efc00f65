//! Phones: the tablet's dialog that connects them, the connections of this tablet, and the page of a phone.

mod answer;
mod camera;
mod code;
mod disconnected;
mod join;
mod join_page;
mod join_sheet;
mod person;
mod phone_page;
mod qr_scanner;
mod readers;
mod sentences;
mod stored_tickets;
mod tablet_connection;
mod tablet_messages;
mod tickets;
mod ways_out;

use crate::parts::panels::OpenPanels;
use crate::seats::stand_ins;
pub(crate) use disconnected::disconnected_notice;
use disconnected::disconnected_sentence;
use join::JoinRequest;
pub(crate) use join_page::join_page;
use join_sheet::join_sheet;
use mallard_board::{MatchUiHandle, connections, is_on_stand, set_on_stand};
use mallard_codes::signaling::invited;
use mallard_device::Note;
use mallard_engine::{Seat, SeatSet};
use mallard_kit::prelude::*;
use mallard_session::Player;
use mallard_texts::{PhoneMessages, phone_messages};
use mallard_web as web;
pub(crate) use phone_page::phone_page;
pub(crate) use readers::readers;
use sentences::{ended_page, fault_sentence, translate};
use std::rc::Rc;

/// The lines of the menu; only where the browser can connect to others.
pub(crate) fn phones_item(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let press = move |_| {
        open.menu.set(false);
        open.phones.set(true);
    };
    let possible = web::is_supported() && !handle.owners().is_empty();
    let on_stand = is_on_stand();
    let turn = move |_| {
        set_on_stand(!on_stand);
        handle.tab().reopen();
    };
    let faces = handle.sitting.is_for_all().then(|| {
        let pick =
            move |words: &PhoneMessages| if on_stand { words.lies_flat } else { words.on_stand };
        view! {
            <button type="button" class="menu__item across" on:click=turn>
                <Icon name="tablet"/>
                <span>{live_text(move || pick(phone_messages(handle.app.lang())).to_owned())}</span>
            </button>
        }
    });
    let item = possible.then(|| {
        view! {
            <button type="button" class="menu__item across" on:click=press>
                <Icon name="phone"/>
                <span>{translate(handle.app, |words| words.title)}</span>
            </button>
        }
    });
    html! { {item} {faces} }
}

/// The dialog, if the browser can connect to others. The table waits while it is open, and is rendered again when it
/// closes: most of the screen depends on which seats use a phone.
pub(crate) fn phones_sheet(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    if !web::is_supported() || handle.coach.is_some() || handle.phone_seat().is_some() {
        return ().into_any();
    }
    // The home screen asks for it, or the table was opened again and its phones are missing.
    let note = web::note(Note::Invited).and_then(|note| invited(&note, &handle.tab().id()));
    let new = note.unwrap_or_default().minus(connections::seats());
    let missing = connections::take_missing();
    let invited = if new.is_empty() { missing } else { note.unwrap_or_default().or(missing) };
    if !invited.is_empty() {
        open.phones.set(true);
    }
    watch(move || {
        handle.devices.waits_for_phones.set(open.phones.get());
        if !open.phones.get() {
            web::set_note(Note::Invited, None);
            if handle.devices.connected.get() != handle.phones() {
                handle.tab().reopen();
            }
        }
    });
    let people = handle.people().or(handle.phones());
    let seats: Vec<(Seat, Player)> =
        people.iter().map(|seat| (seat, handle.player(seat))).collect();
    // Some are invited in advance, or reconnect: the others do not change.
    let at_tablet = Signal::derive(move || match handle.devices.away.get() {
        _ if !invited.is_empty() => people.minus(invited),
        away if away.is_empty() => SeatSet::EMPTY,
        _ => handle.people(),
    });
    let joining = JoinRequest {
        game: handle.game,
        of: handle.seats(),
        at_tablet,
        seats,
        connected: Signal::derive(move || {
            handle.devices.connected.get().minus(handle.devices.away.get())
        }),
        away: handle.devices.away.into(),
        owed: Signal::derive(move || handle.now.get().owed),
        status: live_text(move || disconnected_sentence(handle)),
        release: connections::release,
        send: connections::send,
        admit: Rc::new(move |guest, seat, peer| {
            connections::admit(guest, (seat, handle.name(seat)), peer);
        }),
        take_return: connections::take_return,
    };
    join_sheet(handle.app, joining, open.phones, move || stand_ins(handle, open))
}
