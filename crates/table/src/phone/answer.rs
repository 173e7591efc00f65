//! The page of a phone that has opened a tablet's code: its answer, then its connection.

use super::code::{arrived, copy_button, qr};
use super::qr_scanner::{QrScanner, scan};
use super::tablet_connection::TabletConnection;
use super::ways_out::{browser_ways, ways_out};
use super::{ended_page, translate};
use crate::parts::awake::keep_awake_while;
use crate::parts::open_error::stopped;
use crate::parts::phone_ui::PhoneUi;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::task::spawn_local;
use mallard_codes::Route;
use mallard_codes::signaling::{AnswerCode, OfferCode};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_session::{PhoneError, PhoneStatus, Player};
use mallard_texts::{PhoneMessages, phone_messages, table_messages};
use mallard_web::{self as web, CameraFacing, PeerState, is_supported};
use std::time::Duration;

/// How long the phone shows its code before it lists what to try.
const HELP_DELAY: Duration = Duration::from_secs(30);

/// The phone's connection, and what it shows.
#[derive(Clone)]
pub(super) struct JoiningPhone {
    pub(super) connection: TabletConnection,
    /// The phone's screen of the match.
    pub(super) phone: PhoneUi,
    /// Why the tablet or the phone has ended it.
    pub(super) ended: Signal<Option<PhoneError>>,
}

/// The progress of the phone's connection.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Arrival {
    /// The answer is being generated.
    Waiting,
    /// The answer is on screen.
    Shown(String),
    /// The phone was connected before its page was reloaded or killed, and comes back.
    Returning,
    /// It does so with this code.
    Returns(String),
    In,
    /// The tablet has disconnected.
    Apart,
    /// The browser opens no connection.
    Blocked,
}

pub(super) fn phone_page(app: App, offer: &str, arriving: JoiningPhone) -> AnyView {
    web::title("Mallard");
    let offer = match OfferCode::read(offer) {
        Err(why) => return stopped(app, live_text(move || why.sentence(app.lang()).to_owned())),
        Ok(_) if !is_supported() => return stopped(app, translate(app, |words| words.cannot_meet)),
        Ok(offer) => StoredValue::new(offer),
    };
    let arrival = RwSignal::new(Arrival::Waiting);
    keep_awake_while(app, || true);
    let (phone, ended) = (arriving.phone, arriving.ended);
    answer(offer, arrival, arriving.connection, phone);
    // The table remains when the connection is lost.
    let begun = settled(move || phone.has_begun() && ended.get().is_none());
    live(move || match arrival.get_untracked() {
        Arrival::In | Arrival::Apart if begun.get() => {
            table(app, offer, arriving.connection, phone)
        }
        _ => waiting_screen(app, offer, arrival.get(), phone, ended),
    })
}

/// The page until the first message about the match, and after the connection has ended.
fn waiting_screen(
    app: App,
    offer: StoredValue<OfferCode>,
    arrival: Arrival,
    phone: PhoneUi,
    ended: Signal<Option<PhoneError>>,
) -> AnyView {
    match arrival {
        _ if ended.get().is_some() => ended.get().map(|fault| ended_page(app, fault)).into_any(),
        Arrival::Waiting => answer_page(app, offer, None),
        Arrival::Shown(code) => answer_page(app, offer, Some(code)),
        Arrival::Returning => returning_page(app, offer),
        Arrival::Returns(code) => return_page(app, offer, &code),
        Arrival::In => in_page(app, offer, phone),
        Arrival::Apart => apart_page(app, |words| words.no_connection, ways_out(app)),
        Arrival::Blocked => apart_page(app, |words| words.blocked, browser_ways(app)),
    }
}

/// The match, covered by a message while the connection is lost.
fn table(
    app: App,
    offer: StoredValue<OfferCode>,
    connection: TabletConnection,
    phone: PhoneUi,
) -> AnyView {
    let is_lost = move || phone.is_lost();
    // A dialog over the message could do nothing any more.
    watch(move || {
        if is_lost() {
            web::close_dialogs();
        }
    });
    html! {
        {phone.view()}
        {live_if(is_lost, move || lost(app, offer, connection))}
    }
}

/// The connection is lost. The tablet scans the phone's code, or the phone scans the tablet's, in this page if it can.
fn lost(app: App, offer: StoredValue<OfferCode>, connection: TabletConnection) -> AnyView {
    let code = RwSignal::new(None::<String>);
    spawn_local(async move {
        let Some(table) = offer.try_with_value(|offer| offer.table) else { return };
        let made = connection.return_code(table).await;
        code.try_set(made);
    });
    let figure = move || {
        let label = phone_messages(app.lang()).your_answer.to_owned();
        code.get().map(|code| {
            let picture = qr(&code, label);
            view! { <figure class="answer__code code" data-code=code>{picture}</figure> }
        })
    };
    let pick = move |words: &PhoneMessages| {
        if code.with(Option::is_some) { words.show_return } else { words.scan_again }
    };
    let scanner = QrScanner::new(CameraFacing::Away);
    let on_text = Callback::new(move |text: String| {
        if let Ok(offer) = OfferCode::read(&text) {
            scanner.stop();
            app.go(Route::Phone(offer.encode()));
        }
    });
    let trouble = live_text(move || scanner.trouble_sentence(app));
    html! {
        <div class="connection-lost stacked" role="alertdialog" aria-labelledby="connection-lost">
            <h2 id="connection-lost">{translate(app, |words| words.lost)}</h2>
            {live(move || figure().into_any())}
            <p>{live_text(move || pick(phone_messages(app.lang())).to_owned())}</p>
            {scan(app, scanner, "button button--primary", on_text)}
            <p role="status">{trouble}</p>
            <a class="button" href=Route::Home.hash()>{translate(app, |words| words.leave)}</a>
        </div>
    }
}

/// Generates the answer, and waits for the tablet.
fn answer(
    offer: StoredValue<OfferCode>,
    arrival: RwSignal<Arrival>,
    connection: TabletConnection,
    phone: PhoneUi,
) {
    watch(move || match connection.state.get() {
        PeerState::Open => arrival.set(Arrival::In),
        PeerState::Closed => {
            phone.miss_tablet(true);
            arrival.set(Arrival::Apart);
        }
        PeerState::Connecting if arrival.get_untracked() == Arrival::In => phone.miss_tablet(false),
        PeerState::Connecting => {}
    });
    spawn_local(async move {
        let OfferCode { table, number, introduction, .. } = offer.get_value();
        // Later than the connection, this would cover it.
        let show = |now| {
            if !connection.is_open() {
                arrival.try_set(now);
            }
        };
        if connection.open_stored(offer.with_value(OfferCode::encode)).await {
            show(Arrival::Returning);
            if connection.return_by_ticket().await {
                return;
            }
            if let Some(code) = connection.return_code(table).await {
                return show(Arrival::Returns(code));
            }
        }
        show(match connection.answer(&introduction).await {
            Some(introduction) => {
                Arrival::Shown(AnswerCode { table, number, introduction }.encode())
            }
            None => Arrival::Blocked,
        });
    });
}

/// The player of this phone.
fn heading(app: App, offer: &OfferCode) -> AnyView {
    let words = phone_messages(app.lang());
    let game = (words.game_of)(app.about(offer.game).name, offer.seats);
    let whose = offer
        .name
        .as_deref()
        .map_or(table_messages(app.lang()).your_side.to_owned(), words.you_are);
    html! {
        <div class="answer__who across">
            <span class="answer__duck"><Avatar duck=offer.duck large=true/></span>
            <h1><small>{game}</small>{whose}</h1>
        </div>
    }
}

fn answer_page(app: App, offer: StoredValue<OfferCode>, code: Option<String>) -> AnyView {
    let text = code.clone().unwrap_or_default();
    let instruction = translate(app, |words| words.show_tablet);
    let more = view! {
        {code.is_some().then(|| late_ways(app))}
        {copy_button(app, text)}
    };
    code_page(app, offer, code, instruction, more.into_any())
}

/// The page that was connected before, and uses its tickets.
fn returning_page(app: App, offer: StoredValue<OfferCode>) -> AnyView {
    html! {
        <div class="answer">
            <main class="downwards apart">
                {offer.with_value(|offer| heading(app, offer))}
                <div class="answer__says stacked">
                    <p role="status">{translate(app, |words| words.connecting)}</p>
                </div>
            </main>
        </div>
    }
}

/// The same page without a usable ticket: the tablet scans its code, or the phone scans the tablet's.
fn return_page(app: App, offer: StoredValue<OfferCode>, code: &str) -> AnyView {
    let instruction = translate(app, |words| words.show_return);
    let more = view! {
        {late_ways(app)}
        <div class="answer__buttons across wrapped">
            {copy_button(app, code.to_owned())}
            {scan_link(app)}
        </div>
    };
    code_page(app, offer, Some(code.to_owned()), instruction, more.into_any())
}

/// A page with a code for the tablet.
fn code_page(
    app: App,
    offer: StoredValue<OfferCode>,
    code: Option<String>,
    instruction: Signal<String>,
    more: AnyView,
) -> AnyView {
    let label = phone_messages(app.lang()).your_answer.to_owned();
    let picture = code.as_deref().map(|code| qr(code, label));
    html! {
        <div class="answer">
            <main class="downwards apart">
                {offer.with_value(|offer| heading(app, offer))}
                <figure class="answer__code code" data-code=code>{picture}</figure>
                <div class="answer__says stacked">
                    <svg aria-hidden="true"><use href="#show-tablet"></use></svg>
                    <p role="status">{instruction}</p>
                </div>
                {more}
            </main>
        </div>
    }
}

/// What to try, after a while: the phone learns nothing before the tablet has read the code.
fn late_ways(app: App) -> AnyView {
    let late = RwSignal::new(false);
    if let Ok(timer) = set_timeout_with_handle(move || late.set(true), HELP_DELAY) {
        on_cleanup(move || timer.clear());
    }
    let ways = move || {
        let asks = translate(app, |words| words.no_connection_yet);
        let other = translate(app, |words| words.other_code);
        html! {
            <div class="answer__ways stacked" role="status">
                <p>{other}</p>
                <p>{asks}</p>
                {ways_out(app)}
            </div>
        }
    };
    live_if(move || late.get(), ways)
}

/// The link to the page that scans a tablet's code.
fn scan_link(app: App) -> AnyView {
    html! {
        <a class="button" href=Route::Join.hash()>
            <Icon name="camera"/><span>{translate(app, |words| words.scan)}</span>
        </a>
    }
}

/// The devices could not connect: what to try, and the scan of another code.
fn apart_page(app: App, pick: fn(&PhoneMessages) -> &'static str, ways: AnyView) -> AnyView {
    html! {
        <div class="answer">
            <main class="downwards apart">
                <h1>{translate(app, pick)}</h1>
                <div class="answer__ways stacked">{ways}</div>
                {scan_link(app)}
            </main>
        </div>
    }
}

fn in_page(app: App, offer: StoredValue<OfferCode>, phone: PhoneUi) -> AnyView {
    let words = phone_messages(app.lang());
    let (seat, duck) = offer.with_value(|offer| (offer.seat, offer.duck));
    let person = move |(at, player, place): &(Seat, Player, PhoneStatus)| {
        let (state, icon) = match place {
            _ if *at == seat => (words.you, Some("check")),
            PhoneStatus::Phone => (words.on_phone, Some("check")),
            PhoneStatus::Scans => (words.scans, Some("phone")),
            PhoneStatus::Tablet => (words.at_tablet, Some("tablet")),
            PhoneStatus::Next => (words.next, None),
        };
        let icon = icon.map(|name| view! { <Icon name/> });
        view! {
            <li class="across" class:is-now=*place == PhoneStatus::Scans>
                <Avatar duck=player.duck/>
                <b class="grows">{player.shown_name(app.lang())}</b>
                <span>{state}</span>
                {icon}
            </li>
        }
    };
    let people = live(move || {
        phone.lobby.with(|lobby| {
            let people = lobby.iter().flat_map(|lobby| &lobby.people);
            html! { <ul class="answer__people">{people.map(person).collect_any()}</ul> }
        })
    });
    html! {
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
}
