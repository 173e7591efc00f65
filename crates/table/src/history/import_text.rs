//! Imports all the data of a device, and reports the result.

use crate::games::{rules, wait_for};
use leptos::task::spawn_local;
use mallard_codes::ExportError;
use mallard_codes::GameId;
use mallard_device::{ImportSummary, import};
use mallard_kit::prelude::*;
use mallard_texts::history_messages;
use mallard_web as web;
use mallard_words::Lang;
use std::sync::Arc;

/// Imports the contents of such a text once all games are loaded: it may contain matches of each. `settings`: also the
/// settings?
pub(crate) fn import_text(
    app: App,
    text: Arc<str>,
    settings: bool,
    on_result: impl FnOnce(Result<ImportSummary, ExportError>) + 'static,
) {
    spawn_local(async move {
        for &game in GameId::ALL {
            wait_for(game).await;
        }
        let summary = import(rules, web::storage(), app.lang_now(), &text, settings);
        if let Ok(ImportSummary { settings: Some(settings), .. }) = summary {
            app.settings.set(settings);
        }
        on_result(summary);
    });
}

/// Why such a text cannot be read.
pub(crate) fn refusal(lang: Lang, why: ExportError) -> &'static str {
    let words = history_messages(lang);
    match why {
        ExportError::TooLarge => words.too_large,
        ExportError::NoMatch => words.damaged,
        ExportError::Newer => words.newer,
    }
}

/// The report; empty before an import.
pub(crate) fn report(app: App, result: Option<Result<ImportSummary, ExportError>>) -> AnyView {
    let words = history_messages(app.lang());
    let summary = match result {
        None => return ().into_any(),
        Some(Ok(summary)) => summary,
        Some(Err(why)) => {
            return html! { <p class="transfer__warning">{refusal(app.lang(), why)}</p> };
        }
    };
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
    html! { <p>{app.text().sentences(&sentences)}</p> }
}
