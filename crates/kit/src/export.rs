//! Exports a match: as a file, by the device's own sharing, or as a text to copy.

use super::app::{App, use_app};
use super::copy::{copy_text, say_unless};
use super::icon::{Icon, IconButton};
use super::live::{live, live_text};
use super::sheet::Sheet;
use super::translate::translate;
use crate::html;
use leptos::prelude::*;
use leptos::web_sys::HtmlTextAreaElement;
use mallard_device::Stored;
use mallard_device::{find_match, match_export, match_texts};
use mallard_web::{self as web, Outgoing};
use mallard_words::export_messages;

/// What to export.
#[derive(Clone, PartialEq, Debug)]
enum Source {
    /// The match saved under this id.
    Match(String),
    /// Texts as they are in storage.
    Texts(Vec<String>),
}

/// The dialog and its contents. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct Exporter {
    app: App,
    open: RwSignal<bool>,
    /// The title, and what to export.
    offered: RwSignal<Option<(String, Source)>>,
}

impl Exporter {
    pub fn new(app: App) -> Self {
        Self { app, open: RwSignal::new(false), offered: RwSignal::new(None) }
    }

    pub fn is_open(self) -> bool {
        self.open.get()
    }

    /// Offers a saved match; if it cannot be read, its raw texts.
    pub fn offer(self, id: &str, title: String) {
        self.show(title, Source::Match(id.to_owned()));
    }

    /// Offers texts as they are in storage.
    pub fn offer_raw(self, title: String, texts: &[String]) {
        self.show(title, Source::Texts(texts.to_vec()));
    }

    fn show(self, title: String, source: Source) {
        self.offered.set(Some((title, source)));
        self.open.set(true);
    }
}

impl Source {
    /// The file, and whether it has unreadable data.
    fn read(self) -> (Outgoing, bool) {
        let texts = match self {
            Self::Match(id) => {
                if let Some(outgoing) = outgoing_match(&id) {
                    return (outgoing, false);
                }
                match_texts(web::storage(), &id).to_vec()
            }
            Self::Texts(texts) => texts,
        };
        (Outgoing { name: String::from("raw"), text: texts.join("\n") }, true)
    }
}

fn outgoing_match(id: &str) -> Option<Outgoing> {
    let (Stored::Value(saved) | Stored::Recovered(saved)) = find_match(web::storage(), id) else {
        return None;
    };
    let name = saved.slug().filter(|slug| is_plain(slug)).unwrap_or("match").to_owned();
    let text = match_export(saved)?.wrap(web::storage().now());
    Some(Outgoing { name, text })
}

/// Can it be part of the name of a file?
fn is_plain(slug: &str) -> bool {
    slug.len() < 40 && slug.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[component]
pub fn ExportDialog(exporter: Exporter) -> impl IntoView {
    let Exporter { app, open, offered } = exporter;
    let title = live_text(move || {
        let title = offered.with(|offered| offered.as_ref().map(|(title, _)| title.clone()));
        (export_messages(app.lang()).title)(&title.unwrap_or_default())
    });
    view! {
        <Sheet open title body="dialog__body transfer stacked">
            {live(move || offered.get().map(|(_, source)| body(app, source)).into_any())}
        </Sheet>
    }
}

fn body(app: App, source: Source) -> AnyView {
    let (outgoing, raw) = source.read();
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
    let copy = move |_| {
        copy_text(app, status, outgoing.with_value(|outgoing| outgoing.text.clone()));
    };
    let select =
        |event: leptos::ev::FocusEvent| event_target::<HtmlTextAreaElement>(&event).select();
    html! {
        <p class="muted">{if raw { words.raw_hint } else { words.hint }}</p>
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
        <textarea
            class="transfer__text"
            readonly
            rows="4"
            spellcheck="false"
            aria-label=words.text
            prop:value=outgoing.with_value(|outgoing| outgoing.text.clone())
            on:focus=select
        ></textarea>
        <div class="transfer__actions across wrapped">
            <button type="button" class="button" on:click=copy>{words.copy}</button>
            <p role="status">{live(move || status.get().into_any())}</p>
        </div>
    }
}

#[component]
pub fn ExportButton(on_press: Callback<()>) -> impl IntoView {
    let label = translate(use_app(), |lang| export_messages(lang).export);
    view! { <IconButton name="share" label on_press/> }
}
