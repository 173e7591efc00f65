//! The dialog that takes a text from outside, as a file or pasted: a match, all the data of a device, a link or a code.

use super::{App, ChosenFile, Sheet, file_button, live, translate, use_app};
use crate::html;
use leptos::prelude::*;
use mallard_codes::Route;
use mallard_device::limits::MAX_EXPORT_BYTES;
use mallard_device::{ImportError, Pasted};
use mallard_words::{ImportMessages, import_messages};

#[component]
pub fn ImportDialog(open: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    let title = translate(app, |lang| import_messages(lang).import);
    view! { <Sheet open title body="dialog__body transfer stacked">{body(app)}</Sheet> }
}

fn body(app: App) -> AnyView {
    let pasted = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<ImportError>);
    let bring = move |text: &str| trouble.set(hand_over(app, text).err());
    let choose = move |chosen| match chosen {
        ChosenFile::Text(text) => bring(&text),
        ChosenFile::TooLarge => trouble.set(Some(ImportError::TooLarge)),
        ChosenFile::Unread => trouble.set(Some(ImportError::FileUnread)),
    };
    let words = move |pick: fn(&ImportMessages) -> &'static str| pick(import_messages(app.lang()));
    let complaint = live(move || {
        let why = trouble.get().map(|trouble| trouble.sentence(app.lang()));
        why.map(|why| view! { <p class="transfer__warning">{why}</p> }).into_any()
    });
    html! {
        <p class="muted">{words(|words| words.hint)}</p>
        <div class="transfer__actions across wrapped">
            {file_button(app, MAX_EXPORT_BYTES, Callback::new(choose))}
        </div>
        <label class="transfer__label stacked">
            <span>{words(|words| words.paste)}</span>
            <textarea
                class="transfer__text"
                rows="4"
                spellcheck="false"
                autocomplete="off"
                on:input=move |event| pasted.set(event_target_value(&event))
            ></textarea>
        </label>
        <div class="transfer__actions across wrapped">
            <button type="button" class="button" on:click=move |_| pasted.with_untracked(|text| bring(text))>
                {words(|words| words.look)}
            </button>
        </div>
        <div role="alert">{complaint}</div>
    }
}

/// Opens a link, or hands an export to the table.
fn hand_over(app: App, text: &str) -> Result<(), ImportError> {
    let route = match Pasted::read(text)? {
        Pasted::Opens(route) => route,
        Pasted::Export(export) => {
            app.left.update_value(|left| left.import = Some(export));
            Route::Import
        }
    };
    app.go(route);
    Ok(())
}
