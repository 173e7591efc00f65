//! Choosing a file from which something comes.

use super::app::App;
use super::icon::Icon;
use super::word::word;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::HtmlInputElement;

/// What came of a file that somebody chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// What is in it.
    Text(String),
    /// It is larger than anything that could be meant.
    TooLarge,
    /// It could not be read.
    Unread,
}

/// The button that chooses a file of so many bytes at most. `told` hears what came of it, unless the screen is gone by
/// then.
pub fn file_button(app: App, most: usize, told: Callback<Chosen>) -> AnyView {
    let here = StoredValue::new(());
    let choose = move |event| {
        let input = event_target::<HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // Else the same file could not be chosen again after it was mended.
        input.set_value("");
        #[expect(clippy::cast_precision_loss, reason = "so small a whole number is exact")]
        if file.size() > most as f64 {
            return told.run(Chosen::TooLarge);
        }
        let text = app.device().read_file(file);
        spawn_local(async move {
            let chosen = text.await.map_or(Chosen::Unread, Chosen::Text);
            // Who left meanwhile wants nothing more.
            if !here.is_disposed() {
                told.run(chosen);
            }
        });
    };
    view! {
        <label class="btn btn--primary">
            <Icon name="save"/>
            <span>{word(app, |text| text.device.import.file)}</span>
            <input
                type="file"
                accept=".json,.txt,application/json,text/plain"
                on:change=choose
            />
        </label>
    }
    .into_any()
}
