//! A match leaves: as a file, by the device's own sharing, or as a text to copy.

use super::dialog::TransferDialog;
use crate::ui::app::{App, use_app};
use crate::ui::device::Outgoing;
use crate::ui::icon::{Icon, IconButton};
use crate::ui::live::{live, words};
use crate::ui::matches::{Found, Saved, find, texts};
use crate::ui::table::word;
use crate::vault::Parcel;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::HtmlTextAreaElement;
use std::sync::Arc;

/// What is exported.
#[derive(Clone, PartialEq, Debug)]
struct Export {
    title: String,
    outgoing: Outgoing,
    /// Is it data that cannot be read?
    raw: bool,
}

/// The dialog, and what is in it. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Exporter {
    app: App,
    open: RwSignal<bool>,
    export: RwSignal<Option<Export>>,
}

impl Exporter {
    pub(in crate::ui) fn new(app: App) -> Self {
        Self { app, open: RwSignal::new(false), export: RwSignal::new(None) }
    }

    /// Offers a saved match; one that cannot be read, as it lies there.
    pub(in crate::ui) fn offer(self, id: &str, title: String) {
        let app = self.app;
        match find(app, id) {
            Found::Match(saved) | Found::Recovered(saved) => {
                let name = saved.slug().filter(|slug| is_plain(slug)).unwrap_or("match").to_owned();
                let text = parcel(saved).map(|parcel| parcel.wrap(app.device().now()));
                if let Some(text) = text {
                    self.show(Export { title, outgoing: Outgoing { name, text }, raw: false });
                }
            }
            Found::Damaged | Found::Newer | Found::Missing => {
                self.offer_raw(title, &texts(app, id));
            }
        }
    }

    /// Offers texts as they lie in storage.
    pub(in crate::ui) fn offer_raw(self, title: String, texts: &[String]) {
        let outgoing = Outgoing { name: String::from("raw"), text: texts.join("\n") };
        self.show(Export { title, outgoing, raw: true });
    }

    fn show(self, export: Export) {
        self.export.set(Some(export));
        self.open.set(true);
    }
}

fn parcel(saved: Saved) -> Option<Parcel> {
    let players = serde_json::to_value(saved.players).ok()?;
    Some(Parcel { players, saved_at: saved.saved_at, record: saved.record })
}

/// May it stand in the name of a file?
fn is_plain(slug: &str) -> bool {
    slug.len() < 40 && slug.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[component]
pub(in crate::ui) fn ExportDialog(exporter: Exporter) -> impl IntoView {
    let Exporter { app, open, export } = exporter;
    let title = words(move || {
        let title = export.with(|export| export.as_ref().map(|export| export.title.clone()));
        (app.text().device.export.title)(&title.unwrap_or_default())
    });
    let body = Arc::new(move || live(move || body(app, export.get())));
    view! { <TransferDialog open title body/> }
}

fn body(app: App, export: Option<Export>) -> AnyView {
    let Some(Export { outgoing, raw, .. }) = export else { return ().into_any() };
    let words = &app.text().device.export;
    let said = RwSignal::new("");
    let outgoing = StoredValue::new(outgoing);
    let share = outgoing.with_value(|outgoing| app.device().can_share(outgoing)).then(|| {
        let share = move |_| outgoing.with_value(|outgoing| app.device().share(outgoing));
        view! {
            <button type="button" class="btn" on:click=share>
                <Icon name="share"/><span>{words.share}</span>
            </button>
        }
    });
    let copy = move |_| {
        let answer = outgoing.with_value(|outgoing| app.device().copy(&outgoing.text));
        spawn_local(async move {
            let said_then = if answer.await { words.copied } else { words.copy_by_hand };
            // The dialog may be closed by then.
            said.try_set(said_then);
        });
    };
    let select =
        |event: leptos::ev::FocusEvent| event_target::<HtmlTextAreaElement>(&event).select();
    view! {
        <p class="muted">{if raw { words.raw_hint } else { words.hint }}</p>
        <div class="transfer__a">
            <button
                type="button"
                class="btn btn--primary"
                autofocus
                on:click=move |_| outgoing.with_value(|outgoing| app.device().download(outgoing))
            >
                <Icon name="save"/><span>{words.file}</span>
            </button>
            {share}
        </div>
        <textarea
            class="transfer__t"
            readonly
            rows="4"
            spellcheck="false"
            aria-label=words.text
            prop:value=outgoing.with_value(|outgoing| outgoing.text.clone())
            on:focus=select
        ></textarea>
        <div class="transfer__a">
            <button type="button" class="btn" on:click=copy>{words.copy}</button>
            <p role="status">{live(move || said.get().into_any())}</p>
        </div>
    }
    .into_any()
}

/// The button that exports.
#[component]
pub(in crate::ui) fn ExportButton(on_press: Callback<()>) -> impl IntoView {
    let label = word(use_app(), |text| text.device.export.export);
    view! { <IconButton name="share" label on_press/> }
}
