//! The other saved matches.

use super::deleting::PendingDeletion;
use mallard_codes::Route;
use mallard_device::{SavedState, SavedSummary};
use mallard_kit::prelude::*;
use mallard_kit::{ExportButton, Exporter, saved_ago};
use mallard_texts::home_messages;
use mallard_words::text;

#[component]
pub(super) fn Saves(
    others: Memo<Vec<SavedSummary>>,
    expanded: RwSignal<bool>,
    clock: RwSignal<u64>,
    deleting: PendingDeletion,
    exporter: Exporter,
) -> impl IntoView {
    let app = use_app();
    live(move || {
        let shown = expanded.get() && !others.with(Vec::is_empty);
        shown.then(|| save_list(app, clock, others.get(), deleting, exporter)).into_any()
    })
}

fn save_list(
    app: App,
    clock: RwSignal<u64>,
    summaries: Vec<SavedSummary>,
    deleting: PendingDeletion,
    exporter: Exporter,
) -> AnyView {
    let saves = summaries
        .into_iter()
        .map(|summary| save(app, clock, summary, deleting, exporter))
        .collect_any();
    let label = translate(app, |lang| home_messages(lang).saved_matches);
    html! { <ul class="saves panel" aria-label=label>{saves}</ul> }
}

fn save(
    app: App,
    clock: RwSignal<u64>,
    summary: SavedSummary,
    deleting: PendingDeletion,
    exporter: Exporter,
) -> AnyView {
    let export = {
        let (id, title) = (summary.id.clone(), summary.title.clone());
        Callback::new(move |()| exporter.offer(&id, title.clone()))
    };
    let SavedSummary { id, game, title, status, saved_at, state, .. } = summary.clone();
    let slug = game.map_or("", |game| game.slug());
    let (picture, details, open) = if state == SavedState::Broken {
        (html! { <Icon name="warn"/> }, None, None)
    } else {
        let picture = view! {
            <svg width="48" height="48" aria-hidden="true">
                <use href=format!("#box-art-{slug}")></use>
            </svg>
        };
        let words = match state {
            SavedState::Open => app.text().go_on,
            SavedState::Finished | SavedState::Broken => text(app.lang()).open,
        };
        let open = view! { <a class="button" href=Route::Match(id).hash()>{words}</a> };
        let details = live_text(move || {
            let ago = saved_ago(app, clock, saved_at);
            if status.is_empty() { ago } else { format!("{status} · {ago}") }
        });
        (picture.into_any(), Some(details), Some(open))
    };
    html! {
        <li class="save stacked" class:save--broken=state == SavedState::Broken>
            <span class=format!("picture centred game-tile--{slug}")>{picture}</span>
            <div class="save__body"><b>{title}</b><p>{details}</p></div>
            {open}
            <ExportButton on_press=export/>
            <IconButton
                name="trash"
                label=translate(app, |lang| text(lang).delete)
                on_press=Callback::new(move |()| deleting.ask(summary.clone()))
            />
        </li>
    }
}
