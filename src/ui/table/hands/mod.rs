//! Hands on phones: the sheet of the tablet that lets phones in, and the page of a phone.

mod answer;
mod camera;
mod code;
mod join;
mod person;

use crate::engine::{Seat, SeatSet};
use crate::session::Player;
use crate::ui::kit::{App, Icon, live_text};
use crate::ui::table::drawers::panels::Open;
use crate::ui::table::play::desk::Desk;
use crate::web::{self, Peer, PeerEvents, PeerState};
use crate::words::{Hands, hands_text};
use answer::Arriving;
use join::{Joining, join_sheet};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;

thread_local! {
    /// The connections that are open, at the tablet one a seat.
    static PEERS: RefCell<Vec<(Seat, Peer)>> = const { RefCell::new(Vec::new()) };
}

/// A text about hands on phones, in the present language.
fn said(app: App, pick: fn(&Hands) -> &'static str) -> Signal<String> {
    live_text(move || pick(hands_text(app.lang())).to_owned())
}

/// The line of the menu; only where the browser can connect to others.
pub(in crate::ui::table) fn hands_item(desk: Desk, open: Open) -> AnyView {
    let press = move |_| {
        open.menu.set(false);
        open.hands.set(true);
    };
    let possible = web::can_meet() && !desk.people.is_empty();
    let item = possible.then(|| {
        view! {
            <button type="button" class="menu__item across" on:click=press>
                <Icon name="phone"/>
                <span>{said(desk.app, |words| words.title)}</span>
            </button>
        }
    });
    item.into_any()
}

/// The sheet, if the browser can connect to others.
pub(in crate::ui::table) fn hands_sheet(desk: Desk, open: Open) -> AnyView {
    if !web::can_meet() || desk.coach.is_some() {
        return ().into_any();
    }
    let connected = RwSignal::new(SeatSet::default());
    let note = move |seat: Seat, state: PeerState| {
        let change = |seats: &mut SeatSet| match state {
            PeerState::Open => *seats = seats.with(seat),
            PeerState::Closed => *seats = seats.without(seat),
            PeerState::Connecting => {}
        };
        // The match may have been left.
        let _ = connected.try_update(change);
    };
    let hears = move |seat: Seat| PeerEvents {
        message: Box::new(|_| {}),
        state: Box::new(move |state| note(seat, state)),
    };
    let admit = |seat, peer| {
        PEERS.with_borrow_mut(|peers| {
            peers.retain(|(other, _)| *other != seat);
            peers.push((seat, peer));
        });
    };
    on_cleanup(|| PEERS.with_borrow_mut(Vec::clear));
    let seats: Vec<(Seat, Player)> =
        desk.people.iter().map(|seat| (seat, desk.player(seat))).collect();
    let joining = Joining {
        game: desk.game,
        of: desk.seats,
        seats,
        connected: connected.into(),
        hears: Rc::new(hears),
        admit: Rc::new(admit),
    };
    join_sheet(desk.app, joining, open.hands)
}

/// The page of a phone that has opened a tablet's code.
pub(in crate::ui::table) fn hand_page(app: App, offer: &str) -> AnyView {
    let hears = || PeerEvents { message: Box::new(|_| {}), state: Box::new(|_| {}) };
    answer::hand_page(app, offer, Arriving { hears: Rc::new(hears), joined: Rc::new(|_| {}) })
}
