//! Exports a match or all data: as a file, by the device's own sharing, or as a text to copy.

use super::app::{App, use_app};
use super::copy::{copy_text, say_unless};
use super::icon::{Icon, IconButton};
use super::live::{live, live_text};
use super::sheet::Sheet;
use super::translate::translate;
use crate::html;
use leptos::prelude::*;
use leptos::web_sys::HtmlTextAreaElement;
use mallard_device::{Backup, SavedMatch, Stored, export_match, find_match, match_texts};
use mallard_web::{self as web, Outgoing};
use mallard_words::export_messages;

/// An export on offer.
#[derive(Clone, PartialEq, Debug)]
struct Offer {
    title: String,
    hint: &'static str,
    outgoing: Outgoing,
    /// Is it short enough to be copied as a text?
    is_short: bool,
}

/// The dialog and its contents. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct Exporter {
    app: App,
    open: RwSignal<bool>,
    offer: RwSignal<Option<Offer>>,
}

impl Exporter {
    pub fn new(app: App) -> Self {
        Self { app, open: RwSignal::new(false), offer: RwSignal::new(None) }
    }

    pub fn is_open(self) -> bool {
        self.open.get()
    }

    /// Offers a saved match; if it cannot be read, its raw texts.
    pub fn offer(self, id: &str, title: String) {
        match find_match(web::storage(), id) {
            Stored::Value(saved) | Stored::Recovered(saved) => {
                let words = export_messages(self.app.lang_now());
                let title = (words.title)(&title);
                self.show(Offer {
                    title,
                    hint: words.hint,
                    outgoing: file_of(saved),
                    is_short: true,
                });
            }
            _ => self.offer_raw(title, &match_texts(web::storage(), id).to_vec()),
        }
    }

    /// Offers texts as they are in storage.
    pub fn offer_raw(self, title: String, texts: &[String]) {
        let words = export_messages(self.app.lang_now());
        let outgoing = Outgoing { name: String::from("raw"), text: texts.join("\n") };
        let title = (words.title)(&title);
        self.show(Offer { title, hint: words.raw_hint, outgoing, is_short: true });
    }

    /// Offers all data of this device.
    pub fn offer_data(self, title: &str, hint: &'static str) {
        let storage = web::storage();
        let text = Backup::of(storage).wrap(storage.now());
        let outgoing = Outgoing { name: String::from("data"), text };
        self.show(Offer { title: title.to_owned(), hint, outgoing, is_short: false });
    }

    fn show(self, offer: Offer) {
        self.offer.set(Some(offer));
        self.open.set(true);
    }
}

pub fn file_of(saved: SavedMatch) -> Outgoing {
    let name = saved.slug().filter(|slug| is_plain(slug)).unwrap_or("match").to_owned();
    Outgoing { name, text: export_match(saved, web::storage().now()) }
}

/// Can it be part of the name of a file?
fn is_plain(slug: &str) -> bool {
    slug.len() < 40 && slug.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[component]
pub fn ExportDialog(exporter: Exporter) -> impl IntoView {
    let Exporter { app, open, offer } = exporter;
    let title = live_text(move || {
        offer.with(|offer| offer.as_ref().map(|offer| offer.title.clone())).unwrap_or_default()
    });
    view! {
        <Sheet open title body="dialog__body transfer stacked">
            {live(move || offer.get().map(|offer| body(app, offer)).into_any())}
        </Sheet>
    }
}

fn body(app: App, offer: Offer) -> AnyView {
    let Offer { hint, outgoing, is_short, .. } = offer;
    let words = export_messages(app.lang());
    let status = RwSignal::new("");
    let outgoing = StoredValue::new(outgoing);
    let share = outgoing.with_value(web::can_share).then(|| {
        let share =
            move |_| say_unless(status, words.save_instead, outgoing.with_value(web::share));
        view! {
            <button type="button" class="button" on:click=share>
                <Icon name="share"/><span>{words.share}</span>
            </button>
        }
    });
    let text = move || outgoing.with_value(|outgoing| outgoing.text.clone());
    let select =
        |event: leptos::ev::FocusEvent| event_target::<HtmlTextAreaElement>(&event).select();
    let area = is_short.then(|| {
        view! {
            <textarea
                class="transfer__text"
                readonly
                rows="4"
                spellcheck="false"
                aria-label=words.text
                prop:value=text()
                on:focus=select
            ></textarea>
        }
    });
    let copy = is_short.then(|| {
        let copy = move |_| copy_text(app, status, text());
        view! { <button type="button" class="button" on:click=copy>{words.copy}</button> }
    });
    html! {
        <p class="muted">{hint}</p>
        <div class="transfer__actions across wrapped">
            <button
                type="button"
                class="button button--primary"
                autofocus
                on:click=move |_| outgoing.with_value(web::download)
            >
                <Icon name="save"/><span>{words.file}</span>
            </button>
            {share}
        </div>
        {area}
        <div class="transfer__actions across wrapped">
            {copy}
            <p role="status">{live(move || status.get().into_any())}</p>
        </div>
    }
}

#[component]
pub fn ExportButton(on_press: Callback<()>) -> impl IntoView {
    let label = translate(use_app(), |lang| export_messages(lang).export);
    view! { <IconButton name="share" label on_press/> }
}
