//! Chooses a file to import.

use super::app::App;
use super::icon::Icon;
use super::translate::translate;
use crate::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::HtmlInputElement;
use mallard_web as web;
use mallard_words::import_messages;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChosenFile {
    Text(String),
    /// It is larger than any file of the app.
    TooLarge,
    Unread,
}

/// The button that chooses a file of at most `most` bytes. `on_choice` receives the result, unless the screen is gone by
/// then.
pub fn file_button(app: App, most: usize, on_choice: Callback<ChosenFile>) -> AnyView {
    let here = StoredValue::new(());
    let choose = move |event| {
        let input = event_target::<HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // Otherwise the same file could not be chosen again after a correction.
        input.set_value("");
        #[expect(clippy::cast_precision_loss, reason = "so small a whole number is exact")]
        if file.size() > most as f64 {
            return on_choice.run(ChosenFile::TooLarge);
        }
        let text = web::read_file(file);
        spawn_local(async move {
            let chosen = text.await.map_or(ChosenFile::Unread, ChosenFile::Text);
            // A user who has left no longer wants the file.
            if !here.is_disposed() {
                on_choice.run(chosen);
            }
        });
    };
    html! {
        <label class="button button--primary">
            <Icon name="save"/>
            <span>{translate(app, |lang| import_messages(lang).file)}</span>
            <input
                type="file"
                accept=".json,.txt,application/json,text/plain"
                on:change=choose
            />
        </label>
    }
}
