//! Exports a match: as a file, by the device's own sharing, or as a text to copy.

use super::app::{App, use_app};
use super::copy::{copy_text, say_unless};
use super::icon::{Icon, IconButton};
use super::live::{live, live_text};
use super::sheet::Sheet;
use super::translate::translate;
use leptos::prelude::*;
use leptos::web_sys::HtmlTextAreaElement;
use mallard_device::Stored;
use mallard_device::{find, match_export, texts};
use mallard_web::{self as web, Outgoing};

/// The text to export.
#[derive(Clone, PartialEq, Debug)]
struct Export {
    title: String,
    outgoing: Outgoing,
    /// Is it unreadable data?
    raw: bool,
}

/// The dialog and its contents. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct Exporter {
    app: App,
    open: RwSignal<bool>,
    export: RwSignal<Option<Export>>,
}

impl Exporter {
    /// An export that shows nothing yet.
    pub fn new(app: App) -> Self {
        Self { app, open: RwSignal::new(false), export: RwSignal::new(None) }
    }

    /// Offers a saved match; if it cannot be read, its raw texts.
    pub fn offer(self, id: &str, title: String) {
        match find(web::storage(), id) {
            Stored::Value(saved) | Stored::Recovered(saved) => {
                let name = saved.slug().filter(|slug| is_plain(slug)).unwrap_or("match").to_owned();
                let text =
                    match_export(saved).map(|match_export| match_export.wrap(web::storage().now()));
                if let Some(text) = text {
                    self.show(Export { title, outgoing: Outgoing { name, text }, raw: false });
                }
            }
            Stored::Damaged | Stored::Newer | Stored::Missing => {
                self.offer_raw(title, &texts(web::storage(), id).to_vec());
            }
        }
    }

    /// Offers texts as they are in storage.
    pub fn offer_raw(self, title: String, texts: &[String]) {
        let outgoing = Outgoing { name: String::from("raw"), text: texts.join("\n") };
        self.show(Export { title, outgoing, raw: true });
    }

    fn show(self, export: Export) {
        self.export.set(Some(export));
        self.open.set(true);
    }
}

/// Can it be part of the name of a file?
fn is_plain(slug: &str) -> bool {
    slug.len() < 40 && slug.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[component]
pub fn ExportDialog(exporter: Exporter) -> impl IntoView {
    let Exporter { app, open, export } = exporter;
    let title = live_text(move || {
        let title = export.with(|export| export.as_ref().map(|export| export.title.clone()));
        (app.text().device.export.title)(&title.unwrap_or_default())
    });
    view! {
        <Sheet open title body="dialog__body transfer stacked">
            {live(move || body(app, export.get()))}
        </Sheet>
    }
}

fn body(app: App, export: Option<Export>) -> AnyView {
    let Some(Export { outgoing, raw, .. }) = export else { return ().into_any() };
    let words = &app.text().device.export;
    let said = RwSignal::new("");
    let outgoing = StoredValue::new(outgoing);
    let share = outgoing.with_value(web::can_share).then(|| {
        let share = move |_| say_unless(said, words.save_instead, outgoing.with_value(web::share));
        view! {
            <button type="button" class="button" on:click=share>
                <Icon name="share"/><span>{words.share}</span>
            </button>
        }
    });
    let copy = move |_| {
        copy_text(app, said, outgoing.with_value(|outgoing| outgoing.text.clone()));
    };
    let select =
        |event: leptos::ev::FocusEvent| event_target::<HtmlTextAreaElement>(&event).select();
    view! {
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
            <p role="status">{live(move || said.get().into_any())}</p>
        </div>
    }
    .into_any()
}

/// The button that exports.
#[component]
pub fn ExportButton(on_press: Callback<()>) -> impl IntoView {
    let label = translate(use_app(), |text| text.device.export.export);
    view! { <IconButton name="share" label on_press/> }
}
