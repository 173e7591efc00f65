//! The badge for a browser without storage.

use super::app::App;
use super::icon::Icon;
use super::translate::translate;
use leptos::prelude::*;
use mallard_web as web;
use mallard_words::storage_messages;

/// A small badge if storage is denied, else nothing.
pub fn unsaved_badge(app: App) -> AnyView {
    let badge = (!web::storage().is_lasting()).then(|| {
        view! {
            <span class="tag tag--unsaved" title=translate(app, |lang| storage_messages(lang).not_lasting)>
                <Icon name="warn" small=true/>
                <span>{translate(app, |lang| storage_messages(lang).badge)}</span>
            </span>
        }
    });
    badge.into_any()
}
