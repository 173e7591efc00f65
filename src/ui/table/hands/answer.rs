//! The page of a phone that has opened a tablet's code: its answer, then that it is in.

use super::code::{arrived, qr};
use super::eye::{Eye, picture};
use super::hold::Held;
use super::{ended_page, said};
use crate::device::Route;
use crate::device::meeting::{Answer, Offer};
use crate::engine::Seat;
use crate::session::{Fault, Place, Player};
use crate::ui::kit::{App, Avatar, Icon, live, live_if, live_text, settled};
use crate::ui::table::awake::stay_awake;
use crate::ui::table::unopened::stopped;
use crate::web::{self, Faces, Peer, PeerEvents, PeerState, can_meet, has_camera, rest};
use crate::words::{Hands, hands_text};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::rc::Rc;

/// How long the button says that it has copied, in milliseconds.
const COPIED: i32 = 2000;

/// What becomes of the phone's connection.
#[derive(Clone)]
pub(super) struct Arriving {
    /// What hears of it, besides the page.
    pub(super) hears: Rc<dyn Fn() -> PeerEvents>,
    /// Takes it once it is open.
    pub(super) joined: Rc<dyn Fn(Peer)>,
    /// What the tablet shows on the phone.
    pub(super) held: Held,
    /// Why the tablet or the phone has ended it.
    pub(super) ended: Signal<Option<Fault>>,
}

/// How far the phone has come.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Arrival {
    /// The answer is being made.
    Waiting,
    /// The answer is on screen.
    Shown(String),
    In,
    /// The browser has no way to be reached, or the tablet has gone.
    Apart,
}

/// The page.
pub(super) fn hand_page(app: App, offer: &str, arriving: Arriving) -> AnyView {
    web::title("Mallard");
    let offer = match Offer::read(offer) {
        Err(why) => return stopped(app, live_text(move || why.sentence(app.lang()).to_owned())),
        Ok(_) if !can_meet() => return stopped(app, said(app, |words| words.cannot_meet)),
        Ok(offer) => StoredValue::new(offer),
    };
    let arrival = RwSignal::new(Arrival::Waiting);
    stay_awake(app, || true);
    let (held, ended) = (arriving.held, arriving.ended);
    answer(offer, arrival, arriving);
    // The table stays when the tablet is out of reach.
    let begun = settled(move || held.has_begun() && ended.get().is_none());
    live(move || match arrival.get_untracked() {
        Arrival::In | Arrival::Apart if begun.get() => table(app, arrival, held),
        _ => before(app, offer, arrival.get(), held, ended),
    })
}

/// What the page shows until the tablet shows the match, and after it has ended the line.
fn before(
    app: App,
    offer: StoredValue<Offer>,
    arrival: Arrival,
    held: Held,
    ended: Signal<Option<Fault>>,
) -> AnyView {
    match arrival {
        _ if ended.get().is_some() => ended.get().map(|fault| ended_page(app, fault)).into_any(),
        Arrival::Waiting => answer_page(app, offer, None),
        Arrival::Shown(code) => answer_page(app, offer, Some(code)),
        Arrival::In => in_page(app, offer, held),
        Arrival::Apart => stopped(app, said(app, |words| words.no_connection)),
    }
}

/// The match, and over it that the tablet is out of reach, if it is.
fn table(app: App, arrival: RwSignal<Arrival>, held: Held) -> AnyView {
    view! {
        {held.view()}
        {live_if(move || arrival.get() == Arrival::Apart, move || lost(app))}
    }
    .into_any()
}

/// The tablet is out of reach: the phone scans its code again, in this page if it can.
fn lost(app: App) -> AnyView {
    let eye = Eye::new(Faces::Away);
    let heard = Callback::new(move |text: String| {
        if let Ok(offer) = Offer::read(&text) {
            eye.stop();
            app.go(Route::Hand(offer.written()));
        }
    });
    let sees = settled(move || eye.sees());
    let scan = move || {
        view! {
            <button type="button" class="button button--primary" on:click=move |_| eye.run(true)>
                <Icon name="camera"/><span>{said(app, |words| words.scan)}</span>
            </button>
        }
        .into_any()
    };
    let refused = live_text(move || {
        if eye.is_refused() { hands_text(app.lang()).no_scan } else { "" }.to_owned()
    });
    view! {
        <div class="lost stacked" role="alertdialog" aria-labelledby="lost">
            <h2 id="lost">{said(app, |words| words.lost)}</h2>
            <p>{said(app, |words| words.scan_again)}</p>
            {live_if(move || sees.get(), move || picture(app, eye, heard))}
            {live_if(move || has_camera() && !sees.get(), scan)}
            <p role="status">{refused}</p>
            <a class="button" href=Route::Home.hash()>{said(app, |words| words.leave)}</a>
        </div>
    }
    .into_any()
}

/// Makes the answer, and waits for the tablet.
fn answer(offer: StoredValue<Offer>, arrival: RwSignal<Arrival>, arriving: Arriving) {
    let kept: StoredValue<Option<Peer>, LocalStorage> = StoredValue::new_local(None);
    let Arriving { hears, joined, .. } = arriving;
    let PeerEvents { message, state } = hears();
    let both = move |now: PeerState| {
        // The page may have gone.
        let peer = kept.try_with_value(Clone::clone).flatten();
        match now {
            PeerState::Open => {
                let _ = arrival.try_set(Arrival::In);
                if let Some(peer) = peer {
                    joined(peer);
                }
            }
            PeerState::Closed => {
                let _ = arrival.try_set(Arrival::Apart);
            }
            PeerState::Connecting => {}
        }
        state(now);
    };
    let hears = PeerEvents { message, state: Box::new(both) };
    spawn_local(async move {
        let Offer { table, number, introduction, .. } = offer.get_value();
        let made = Peer::answer(&introduction, hears).await;
        let now = match &made {
            Some((_, introduction)) => {
                let introduction = introduction.clone();
                Arrival::Shown(Answer { table, number, introduction }.written())
            }
            None => Arrival::Apart,
        };
        // Without a page the connection ends here.
        if let Some((peer, _)) = made {
            kept.try_update_value(|kept| *kept = Some(peer));
        }
        arrival.try_set(now);
    });
}

/// Whose hand it is.
fn heading(app: App, offer: &Offer) -> AnyView {
    let words = hands_text(app.lang());
    let game = (words.game_of)(offer.game.about(app.lang()).name, offer.seats);
    let whose = offer.name.as_deref().map_or(app.text().table.your_side.to_owned(), words.you_are);
    view! {
        <div class="answer__who across">
            <span class="answer__duck"><Avatar duck=offer.duck large=true/></span>
            <h1><small>{game}</small>{whose}</h1>
        </div>
    }
    .into_any()
}

fn answer_page(app: App, offer: StoredValue<Offer>, code: Option<String>) -> AnyView {
    let words = hands_text(app.lang());
    let copied = RwSignal::new(false);
    let picture = code.as_deref().map(|code| qr(code, words.your_answer.to_owned()));
    let text = StoredValue::new(code.clone().unwrap_or_default());
    let copy = move |_| {
        let text = text.get_value();
        let copying = web::copy(text.clone());
        if web::can_send() {
            web::send(&text);
        }
        spawn_local(async move {
            if copying.await {
                // The page may have gone.
                copied.try_set(true);
                rest(COPIED).await;
                copied.try_set(false);
            }
        });
    };
    let says = live_text(move || {
        let Hands { copied: done, copy_instead, .. } = hands_text(app.lang());
        if copied.get() { *done } else { *copy_instead }.to_owned()
    });
    view! {
        <div class="answer">
            <main class="downwards apart">
                {offer.with_value(|offer| heading(app, offer))}
                <figure class="answer__code code" data-code=code>{picture}</figure>
                <div class="answer__says stacked">
                    <svg aria-hidden="true"><use href="#show-tablet"></use></svg>
                    <p role="status">{words.show_tablet}</p>
                </div>
                <button type="button" class="button" on:click=copy>
                    <Icon name="copy"/><span>{says}</span>
                </button>
            </main>
        </div>
    }
    .into_any()
}

fn in_page(app: App, offer: StoredValue<Offer>, held: Held) -> AnyView {
    let words = hands_text(app.lang());
    let (seat, duck) = offer.with_value(|offer| (offer.seat, offer.duck));
    let person = move |(at, player, place): &(Seat, Player, Place)| {
        let (state, icon) = match place {
            _ if *at == seat => (words.you, Some("check")),
            Place::Phone => (words.on_phone, Some("check")),
            Place::Scans => (words.scans, Some("phone")),
            Place::Tablet => (words.at_tablet, Some("tablet")),
            Place::Next => (words.next, None),
        };
        let icon = icon.map(|name| view! { <Icon name/> });
        view! {
            <li class="across" class:is-now=*place == Place::Scans>
                <Avatar duck=player.duck/>
                <b class="grows">{player.shown_name(app.lang())}</b>
                <span>{state}</span>
                {icon}
            </li>
        }
    };
    let people = live(move || {
        held.lobby.with(|lobby| {
            let people = lobby.iter().flat_map(|lobby| &lobby.people);
            view! { <ul class="answer__people">{people.map(person).collect_view()}</ul> }.into_any()
        })
    });
    view! {
        <div class="answer answer--in">
            <main class="downwards apart">
                <div class="answer__pond centred rigid">{arrived(duck)}<span class="centred"><Icon name="check"/></span></div>
                <div class="answer__says stacked" role="status">
                    <h1>{words.at_the_table}</h1>
                    <p>{words.cards_come}</p>
                </div>
                {people}
                <a class="button" href=Route::Home.hash()>
                    <Icon name="exit"/><span>{words.leave}</span>
                </a>
            </main>
        </div>
    }
    .into_any()
}
