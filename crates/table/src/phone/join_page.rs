//! The page on which a phone scans a tablet's code. An installed app and the browser do not share what they store, so
//! the app itself has to scan.

use super::qr_scanner::{QrScanner, scan};
use super::stored_tickets::last_code;
use super::translate;
use crate::parts::open_error::stopped;
use leptos::task::spawn_local_scoped_with_cancellation;
use mallard_codes::Route;
use mallard_codes::signaling::{OfferCode, SignalingError};
use mallard_device::Pasted;
use mallard_kit::prelude::*;
use mallard_kit::translate as shared;
use mallard_texts::{home_messages, phone_messages};
use mallard_web::{self as web, CameraFacing, has_camera, is_supported};
use mallard_words::text;

/// The page. It starts the camera at once.
pub(crate) fn join_page(app: App) -> AnyView {
    watch(move || web::title(&format!("{} · Mallard", home_messages(app.lang()).join)));
    if !is_supported() {
        return stopped(app, translate(app, |words| words.cannot_meet));
    }
    let scanner = QrScanner::new(CameraFacing::Away);
    let wrong = RwSignal::new(None::<SignalingError>);
    let read = move |text: &str, is_pasted: bool| match OfferCode::read(text) {
        Ok(offer) => {
            scanner.stop();
            app.go(Route::Phone(offer.encode()));
        }
        // A camera sees other codes too.
        Err(SignalingError::Damaged) if !is_pasted => {}
        Err(why) => match Pasted::read(text) {
            Ok(Pasted::Opens(route @ Route::Link(_))) if is_pasted => app.go(route),
            _ => wrong.set(Some(why)),
        },
    };
    let on_text = Callback::new(move |text: String| read(&text, false));
    let typed = move |event| read(&event_target_value(&event), true);
    let status = live_text(move || {
        let words = phone_messages(app.lang());
        match (wrong.get(), scanner.trouble_sentence(app)) {
            (Some(why), _) => why.sentence(app.lang()).to_owned(),
            (None, _) if !has_camera() => words.no_scan.to_owned(),
            (None, trouble) if trouble.is_empty() => words.join_hint.to_owned(),
            (None, trouble) => trouble,
        }
    });
    let last = RwSignal::new(None);
    spawn_local_scoped_with_cancellation(async move { last.set(last_code().await) });
    let back = live(move || {
        let link = |code| {
            view! {
                <a class="button button--primary" href=Route::Phone(code).hash()>
                    <Icon name="phone"/><span>{translate(app, |words| words.last_table)}</span>
                </a>
            }
        };
        last.get().map(link).into_any()
    });
    scanner.run(true);
    html! {
        <div class="answer answer--scan">
            <main class="downwards apart">
                <h1>{shared(app, |lang| home_messages(lang).join)}</h1>
                <div class="answer__says stacked"><p role="status">{status}</p></div>
                {back}
                {scan(app, scanner, "button", on_text)}
                <textarea
                    class="join__field"
                    rows="2"
                    aria-label=translate(app, |words| words.tablet_code)
                    placeholder=translate(app, |words| words.paste_tablet_code)
                    spellcheck="false"
                    autocapitalize="off"
                    on:input=typed
                ></textarea>
                <a class="button" href=Route::Home.hash()>
                    <Icon name="back"/><span>{shared(app, |lang| text(lang).back_to_shelf)}</span>
                </a>
            </main>
        </div>
    }
}
