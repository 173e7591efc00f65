//! The other saved matches. Nothing is deleted but on a person's word.

use super::resume::saved_ago;
use super::summary::{State, Summary};
use crate::ui::app::use_app;
use crate::ui::dialog::Dialog;
use crate::ui::icon::{Icon, IconButton};
use crate::ui::matches::forget;
use crate::ui::route::Route;
use leptos::prelude::*;

#[component]
pub(super) fn Saves(
    others: Memo<Vec<Summary>>,
    expanded: RwSignal<bool>,
    deleted: Trigger,
) -> impl IntoView {
    let app = use_app();
    let doomed = RwSignal::new(None::<Summary>);
    let asking = RwSignal::new(false);
    let ask = Callback::new(move |summary: Summary| {
        doomed.set(Some(summary));
        asking.set(true);
    });
    let delete = move |_| {
        asking.set(false);
        if let Some(summary) = doomed.get_untracked() {
            forget(app, &summary.id);
            deleted.notify();
        }
    };
    let question = Signal::derive(move || {
        let title = doomed.with(|doomed| doomed.as_ref().map(|summary| summary.title.clone()));
        (app.text().home.delete_ask)(&title.unwrap_or_default())
    });
    view! {
        <Show when=move || expanded.get() && !others.with(Vec::is_empty)>
            <ul class="saves panel" aria-label=move || app.text().home.saved_matches>
                <For each=move || others.get() key=|summary| (summary.id.clone(), summary.title.clone()) let:summary>
                    <Save summary ask/>
                </For>
            </ul>
        </Show>
        <Dialog open=asking class="dlg dlg--ask" label=question>
            <div class="dlg__b">
                <h2>{question}</h2>
                <div class="dlg__acts">
                    <button type="button" class="btn" autofocus on:click=move |_| asking.set(false)>
                        {move || app.text().cancel}
                    </button>
                    <button type="button" class="btn btn--danger" on:click=delete>
                        {move || app.text().home.delete}
                    </button>
                </div>
            </div>
        </Dialog>
    }
}

#[component]
fn Save(summary: Summary, ask: Callback<Summary>) -> impl IntoView {
    let app = use_app();
    let slug = summary.game.map_or("", |game| game.slug());
    let broken = summary.state == State::Broken;
    let href = Route::Match(summary.id.clone()).hash();
    let details = {
        let (names, saved_at) = (summary.names.clone(), summary.saved_at);
        move || {
            if broken {
                return String::new();
            }
            let names = (app.text().list_of_names)(&names);
            format!("{names} · {}", saved_ago(app, saved_at))
        }
    };
    let state = summary.state;
    let open = move || match state {
        State::Open => app.text().home.go_on,
        State::Finished | State::Broken => app.text().home.open,
    };
    let title = summary.title.clone();
    view! {
        <li class="save" class:save--broken=broken>
            <span class=format!("save__l lid--{slug}")>
                {(!broken).then(|| view! {
                    <svg class="lid__a-s" width="48" height="48" aria-hidden="true">
                        <use href=format!("#lid-{slug}")></use>
                    </svg>
                })}
                {broken.then(|| view! { <Icon name="warn"/> })}
            </span>
            <div class="save__b"><b>{title}</b><p>{details}</p></div>
            {(!broken).then(|| view! { <a class="btn" href=href.clone()>{open}</a> })}
            <IconButton
                name="trash"
                label=Signal::derive(move || app.text().home.delete.to_owned())
                on_press=Callback::new(move |()| ask.run(summary.clone()))
            />
        </li>
    }
}
