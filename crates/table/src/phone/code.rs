//! The code for the player who scans now, and the content that replaces it.

use super::join::{JoinPhase, JoinSheet};
use super::ways_out::{browser_ways, ways_out};
use super::{fault_sentence, translate};
use leptos::task::spawn_local;
use leptos::web_sys::HtmlTextAreaElement;
use mallard_codes::Route;
use mallard_codes::link::drawn;
use mallard_kit::prelude::*;
use mallard_kit::{Swimmer, translate as shared};
use mallard_session::Duck;
use mallard_texts::phone_messages;
use mallard_web::{self as web, rest};
use mallard_words::{Lang, export_messages};

/// How long the button shows that it has copied, in milliseconds.
const COPIED_DISPLAY_MS: i32 = 2000;

/// The square at the left.
pub(super) fn code(join: JoinSheet) -> AnyView {
    live(move || match join.phase.get() {
        JoinPhase::Waiting => html! { <div class="join__code"></div> },
        JoinPhase::Shown(code) => shown(join, code),
        JoinPhase::Connecting => {
            let status = translate(join.app, |words| words.connecting);
            html! { <div class="join__code join__code--apart stacked" role="status"><p>{status}</p></div> }
        }
        JoinPhase::Apart => {
            failed_view(join, |lang| phone_messages(lang).no_connection, ways_out(join.app))
        }
        JoinPhase::Blocked => {
            failed_view(join, |lang| phone_messages(lang).blocked, browser_ways(join.app))
        }
        // Another network would not help.
        JoinPhase::Refused(fault) => {
            failed_view(join, move |lang| fault_sentence(fault, lang), ().into_any())
        }
        JoinPhase::In => joined_view(join),
    })
}

fn shown(join: JoinSheet, code: String) -> AnyView {
    let link = link_of(code);
    let name = join.now.get().map(|seat| join.name(seat)).unwrap_or_default();
    let label = (phone_messages(join.app.lang()).code_for)(&name);
    html! { <figure class="join__code code" data-link=link.clone()>{qr(&link, label)}</figure> }
}

pub(super) fn link_of(code: String) -> String {
    format!("{}{}", web::address(), Route::Phone(code).hash())
}

pub(super) fn qr(text: &str, label: String) -> AnyView {
    let picture = drawn(text).map(|picture| {
        let size = picture.size;
        view! {
            <svg viewBox=format!("0 0 {size} {size}") role="img" aria-label=label>
                <path d=picture.path></path>
            </svg>
        }
    });
    picture.into_any()
}

/// The button that copies a code for a message, and opens the device's own sharing. Where the browser refuses to copy,
/// the code appears as text.
pub(super) fn copy_button(app: App, text: String) -> AnyView {
    let copied = RwSignal::new(false);
    let by_hand = RwSignal::new(false);
    let code = text.clone();
    let copy = move |_| {
        let copying = web::copy(text.clone());
        let sending = web::can_send().then(|| web::send(&text));
        spawn_local(async move {
            // The page may have gone.
            if copying.await {
                copied.try_set(true);
                rest(COPIED_DISPLAY_MS).await;
                copied.try_set(false);
            } else {
                by_hand.try_set(true);
            }
            if let Some(sending) = sending {
                // If it was refused, the code is in the clipboard or on the screen.
                sending.await;
            }
        });
    };
    let field = move || {
        let select =
            |event: leptos::ev::FocusEvent| event_target::<HtmlTextAreaElement>(&event).select();
        html! {
            <p role="status">{shared(app, |lang| export_messages(lang).copy_by_hand)}</p>
            <textarea class="join__field" rows="3" readonly aria-label=translate(app, |words| words.copy_instead) prop:value=code.clone() on:focus=select></textarea>
        }
    };
    let label = live_text(move || {
        let words = phone_messages(app.lang());
        if copied.get() { words.copied } else { words.copy_instead }.to_owned()
    });
    html! {
        <button type="button" class="button" on:click=copy>
            <Icon name="copy"/><span>{label}</span>
        </button>
        {live_if(move || by_hand.get(), field)}
    }
}

fn failed_view(join: JoinSheet, reason: impl Fn(Lang) -> &'static str, ways: AnyView) -> AnyView {
    let lang = join.app.lang();
    let again = move |_| {
        if let Some(seat) = join.now.get_untracked() {
            join.create_code(seat);
        }
    };
    html! {
        <div class="join__code join__code--apart stacked" role="alert">
            <Icon name="offline"/>
            <p>{reason(lang)}</p>
            {ways}
            <button type="button" class="button button--primary" on:click=again>
                <Icon name="refresh"/><span>{phone_messages(lang).try_again}</span>
            </button>
        </div>
    }
}

fn joined_view(join: JoinSheet) -> AnyView {
    let words = phone_messages(join.app.lang());
    let Some(seat) = join.now.get() else { return ().into_any() };
    let joined = (words.is_in)(&join.name(seat));
    let next = join.next(Some(seat)).map(|next| (words.then)(&join.name(next)));
    let duck = join.player(seat).map(|player| player.duck);
    html! {
        <div class="join__code join__code--in stacked" role="status">
            {duck.map(arrived)}
            <p><b class="across amid"><Icon name="check"/>{joined}</b><span>{next}</span></p>
        </div>
    }
}

/// A duck on its own pond: its phone is connected.
pub(super) fn arrived(duck: Duck) -> AnyView {
    html! {
        <div class="arrived centred"><i></i><i></i><i></i><Swimmer duck/></div>
    }
}
