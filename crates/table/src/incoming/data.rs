//! All the data of a device: its preview, its import, and the report.

use super::preview::{cancel, panel};
use crate::games::{rules, wait_for};
use leptos::task::spawn_local;
use mallard_codes::{GameId, Route};
use mallard_device::{Backup, ImportSummary, import};
use mallard_kit::prelude::*;
use mallard_texts::history_messages;
use mallard_web as web;
use mallard_words::device_messages;
use std::sync::Arc;

/// Describes it, and imports it if the user agrees; then reports the result.
pub(super) fn data_preview(
    app: App,
    backup: Arc<Backup>,
    result: RwSignal<Option<ImportSummary>>,
) -> AnyView {
    let words = history_messages(app.lang());
    let bring = |settings| {
        let backup = Arc::clone(&backup);
        move |_| bring(app, Arc::clone(&backup), settings, result)
    };
    let acts = if result.with(Option::is_none) {
        html! {
            {cancel(app)}
            <button type="button" class="button" on:click=bring(false)>{words.bring_matches}</button>
            <button type="button" class="button button--primary" on:click=bring(true)>{words.bring_all}</button>
        }
    } else {
        html! {
            <a class="button" href=Route::Past.hash()>{device_messages(app.lang()).past}</a>
            <a class="button button--primary" href=Route::Home.hash()>{app.text().back_to_shelf}</a>
        }
    };
    let status = result.get().map(|summary| report(app, summary));
    panel(
        html! {
            <h2 id="incoming">{words.everything}</h2>
            <p>{words.bring_says}</p>
            <div role="status">{status.map(|status| view! { <p>{status}</p> })}</div>
        },
        acts,
    )
}

/// Imports it once all games are loaded: it may contain matches of each. `settings`: also the settings?
fn bring(app: App, backup: Arc<Backup>, settings: bool, result: RwSignal<Option<ImportSummary>>) {
    app.left.update_value(|left| left.import = None);
    spawn_local(async move {
        for &game in GameId::ALL {
            wait_for(game).await;
        }
        let summary = import(rules, web::storage(), app.lang_now(), &backup, settings);
        if let Some(settings) = summary.settings {
            app.settings.set(settings);
        }
        // The page may be gone.
        let _ = result.try_set(Some(summary));
    });
}

fn report(app: App, summary: ImportSummary) -> String {
    let words = history_messages(app.lang());
    let ImportSummary { matches, past, others, settings, here, unread, no_room } = summary;
    let first = if matches + past + others > 0 || settings.is_some() {
        (words.came)(matches, past, others, settings.is_some())
    } else {
        words.nothing_new.to_owned()
    };
    let rest = [(here, words.here), (unread, words.unread), (no_room, words.no_room)];
    let rest =
        rest.into_iter().filter(|&(count, _)| count > 0).map(|(count, sentence)| sentence(count));
    let sentences: Vec<_> = [first].into_iter().chain(rest).collect();
    let sentences: Vec<_> = sentences.iter().map(String::as_str).collect();
    app.text().sentences(&sentences)
}
