//! The ways of sharing: a picture for a camera, a link to copy or to send, a file.

use super::offered::ShareTarget;
use leptos::web_sys::HtmlInputElement;
use mallard_board::MatchUiHandle;
use mallard_codes::link::{QrImage, drawn};
use mallard_device::{SavedMatch, find_match};
use mallard_kit::prelude::*;
use mallard_kit::{copy_text, file_of, plain_field, say_unless};
use mallard_texts::share_messages;
use mallard_web as web;
use mallard_words::export_messages;

/// The link as a QR code, or the file in its place. A line of text has neither. A deal, or a match without names, has
/// no file, because the file would contain more than the user wants to send.
pub(super) fn picture(
    handle: MatchUiHandle,
    what: ShareTarget,
    named: bool,
    text: Option<String>,
) -> AnyView {
    let words = share_messages(handle.app.lang());
    let holds_the_same = what == ShareTarget::Match && named;
    match text {
        _ if what == ShareTarget::Result => ().into_any(),
        None => {
            let file = holds_the_same.then(|| file(handle, true));
            html! { <div class="share__instead stacked"><p>{words.no_link}</p>{file}</div> }
        }
        Some(text) => match drawn(&text) {
            Some(picture) => code(handle.app, picture),
            None if holds_the_same => {
                html! { <div class="share__instead stacked"><p>{words.no_code}</p>{file(handle, false)}</div> }
            }
            None => ().into_any(),
        },
    }
}

pub(super) fn code(app: App, picture: QrImage) -> AnyView {
    let QrImage { size, path } = picture;
    let words = share_messages(app.lang());
    html! {
        <figure class="share__code code">
            <svg viewBox=format!("0 0 {size} {size}") role="img" aria-label=words.qr>
                <path d=path></path>
            </svg>
            <figcaption>{words.point}</figcaption>
        </figure>
    }
}

/// Finds the match to export, if it exists.
type Found = Box<dyn Fn() -> Option<SavedMatch>>;

/// The button that saves the match as a file.
fn file(handle: MatchUiHandle, primary: bool) -> AnyView {
    let saved = move || find_match(web::storage(), &handle.tab().id()).value();
    file_button(handle.app, Box::new(saved), primary)
}

/// The same for a match that is looked up at the click.
pub(super) fn file_button(app: App, found: Found, primary: bool) -> AnyView {
    let save = move |_| {
        if let Some(saved) = found() {
            web::download(&file_of(saved));
        }
    };
    let class = if primary { "button button--primary" } else { "button" };
    html! {
        <button type="button" class=class on:click=save>
            <Icon name="save"/><span>{translate(app, |lang| export_messages(lang).file)}</span>
        </button>
    }
}

/// The text in its field, and the buttons that copy and send it.
pub(super) fn ways(app: App, what: ShareTarget, text: Option<String>) -> AnyView {
    let Some(text) = text else { return ().into_any() };
    let words = share_messages(app.lang());
    let (field, sends) = match what {
        ShareTarget::Result => (words.line, words.share_line),
        ShareTarget::Deal | ShareTarget::Match => (words.link, words.share_link),
    };
    let status = RwSignal::new("");
    let text = StoredValue::new(text);
    let copy = move |_| copy_text(app, status, text.get_value());
    let can_send = web::can_send();
    let send = can_send.then(|| {
        let press = move |_| {
            let instead = export_messages(app.lang()).copy_instead;
            say_unless(status, instead, text.with_value(|text| web::send(text)));
        };
        view! {
            <button type="button" class="button button--primary button--big" on:click=press>
                <Icon name="share"/><span>{sends}</span>
            </button>
        }
    });
    let class = if can_send { "button" } else { "button button--primary" };
    let select = |event: leptos::ev::FocusEvent| event_target::<HtmlInputElement>(&event).select();
    html! {
        <div class="share__link across">
            <input
                class="grows"
                type="text"
                readonly
                use:plain_field
                aria-label=field
                prop:value=text.get_value()
                on:focus=select
            />
            <button type="button" class=class on:click=copy>
                <Icon name="copy"/><span>{words.copy}</span>
            </button>
        </div>
        {send}
        <p class="share__status" role="status">{live(move || status.get().into_any())}</p>
    }
}
