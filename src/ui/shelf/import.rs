//! A match comes, on the shelf: as a file or as a text.

use crate::session::Route;
use crate::session::{IMPORT, Refusal, Trouble};
use crate::ui::kit::{App, Icon, Sheet, live, use_app, word};
use crate::vault::LARGEST;
use crate::words::ImportText;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::HtmlInputElement;

#[component]
pub(super) fn ImportDialog(open: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    let title = word(app, |text| text.device.import.import);
    view! { <Sheet open title body="dlg__b transfer">{body(app)}</Sheet> }
}

fn body(app: App) -> AnyView {
    let pasted = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<Trouble>);
    let bring = move |text: &str| trouble.set(hand_over(app, text).err());
    let choose = move |event| {
        let input = event_target::<HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // Else the same file could not be chosen again after it was mended.
        input.set_value("");
        #[expect(clippy::cast_precision_loss, reason = "so small a whole number is exact")]
        if file.size() > LARGEST as f64 {
            return trouble.set(Some(Trouble::Refused(Refusal::TooLarge)));
        }
        let text = app.device().read_file(file);
        spawn_local(async move {
            let text = text.await;
            // Who closed the dialog meanwhile wants nothing more.
            if trouble.is_disposed() {
                return;
            }
            match text {
                Some(text) => bring(&text),
                None => trouble.set(Some(Trouble::FileUnread)),
            }
        });
    };
    let words = move |pick: fn(&ImportText) -> &'static str| pick(&app.text().device.import);
    let complaint = live(move || {
        let why = trouble.get().map(|trouble| trouble.sentence(app.lang()));
        why.map(|why| view! { <p class="transfer__w">{why}</p> }).into_any()
    });
    view! {
        <p class="muted">{words(|words| words.hint)}</p>
        <div class="transfer__a">
            <label class="btn btn--primary">
                <Icon name="save"/>
                <span>{words(|words| words.file)}</span>
                <input
                    type="file"
                    accept=".json,.txt,application/json,text/plain"
                    on:change=choose
                />
            </label>
        </div>
        <label class="transfer__l">
            <span>{words(|words| words.paste)}</span>
            <textarea
                class="transfer__t"
                rows="4"
                spellcheck="false"
                autocomplete="off"
                on:input=move |event| pasted.set(event_target_value(&event))
            ></textarea>
        </label>
        <div class="transfer__a">
            <button type="button" class="btn" on:click=move |_| pasted.with_untracked(|text| bring(text))>
                {words(|words| words.look)}
            </button>
        </div>
        <div role="alert">{complaint}</div>
    }
    .into_any()
}

/// Hands a text to the table, if it can be a match at all.
fn hand_over(app: App, text: &str) -> Result<(), Trouble> {
    Trouble::in_text(text)?;
    app.device().set_note(IMPORT, Some(text));
    app.go(Route::Import);
    Ok(())
}
