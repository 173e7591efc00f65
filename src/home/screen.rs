//! The home screen: the match to continue, and the games.

use super::daily::daily;
use super::deferred::{DEFERRED, HomeDialogs};
use super::deleting::PendingDeletion;
use super::resume::Resume;
use super::saves::Saves;
use super::update::update_bar;
use crate::games::profile;
use mallard_codes::{GameId, Route};
use mallard_device::{
    SavedState, SavedSummary, Theme, forget_match, glance_at_all, past_names, retry_unsaved,
    summarize,
};
use mallard_kit::prelude::*;
use mallard_kit::{
    Exporter, Installing, LidContent, box_art_class, clock, here, install_button, unsaved_badge,
};
use mallard_texts::home_messages;
use mallard_web as web;
use mallard_words::{Lang, device_messages, import_messages, settings_messages, storage_messages};

#[component]
pub(super) fn HomePage() -> impl IntoView {
    let app = use_app();
    Effect::new(move |_| {
        web::title(&format!("Mallard · {}", here(home_messages(app.lang()).tagline)));
    });
    let unsaved = RwSignal::new(false);
    let deleted = Trigger::new();
    watch(move || {
        deleted.track();
        // The deletion may have freed space.
        unsaved.set(!retry_unsaved(web::storage()));
    });
    let on_delete = Callback::new(move |id: String| {
        forget_match(web::storage(), &id);
        deleted.notify();
    });
    let clock = clock();
    let matches = Memo::new(move |_| {
        deleted.track();
        clock.track();
        let lang = app.lang();
        let found = glance_at_all(web::storage()).into_iter();
        found.map(|(id, found)| summarize(profile, id, found, lang)).collect::<Vec<SavedSummary>>()
    });
    // Open matches come first, even if another was finished since.
    let resumed = Memo::new(move |_| {
        matches.with(|matches| matches.iter().find(|summary| summary.open()).cloned())
    });
    let others = Memo::new(move |_| {
        let resumed = resumed.get().map(|summary| summary.id);
        let mut others = matches.get();
        others.retain(|summary| Some(&summary.id) != resumed.as_ref());
        // A match that has ended is listed once, on the page of past matches. Their history is long, so the home screen
        // reads it only if such a match is saved.
        let has_ended = |summary: &SavedSummary| summary.state == SavedState::Finished;
        if others.iter().any(has_ended) {
            let past = past_names(web::storage());
            others.retain(|summary| !(has_ended(summary) && past.contains(&summary.id)));
        }
        others
    });
    let expanded = RwSignal::new(app.left.with_value(|left| left.shows_all_saves));
    let exporter = Exporter::new(app);
    let importing = RwSignal::new(false);
    let deleting = PendingDeletion::nothing();
    let installing = Installing::new(app);
    let dialogs = HomeDialogs { deleting, on_delete, exporter, importing, installing };
    let dialogs =
        DEFERRED.render_when(move || dialogs.is_open(), move |code| (code.dialogs)(app, dialogs));
    view! {
        <div class="home">
            <HomeBar installing/>
            <main class="home__main">
                {(!web::storage().is_lasting()).then(|| warning(app, |lang| storage_messages(lang).not_lasting))}
                {live_if(move || unsaved.get(), move || warning(app, |lang| home_messages(lang).unsaved))}
                {update_bar(app)}
                <div class="two stacked">
                    <Resume resumed others expanded clock exporter deleting/>
                    {daily(app, clock, matches)}
                </div>
                <Saves others expanded clock deleting exporter/>
                <section class="game-grid">
                    <div class="game-grid__head across apart">
                        <h1>{translate(app, |lang| home_messages(lang).pick_a_box)}</h1>
                        <a class="more home__join" href=Route::Join.hash()>{translate(app, |lang| home_messages(lang).join)}</a>
                        <p class="home__more across">
                            <a class="more" href=Route::Past.hash()>{translate(app, |lang| device_messages(lang).past)}</a>
                            <button type="button" class="more" on:click=move |_| importing.set(true)>
                                {translate(app, |lang| import_messages(lang).import)}
                            </button>
                        </p>
                    </div>
                    <ol>
                        {GameId::ALL.iter().map(|&game| view! { <li>{game_tile(game)}</li> }).collect_any()}
                    </ol>
                    <div class="game-grid__ledge" aria-hidden="true"></div>
                </section>
            </main>
            {dialogs}
        </div>
    }
}

fn warning(app: App, pick: fn(Lang) -> &'static str) -> AnyView {
    html! {
        <div class="banner across wrapped" role="alert">
            <Icon name="warn"/>
            <p>{translate(app, pick)}</p>
        </div>
    }
}

#[component]
fn HomeBar(installing: Installing) -> impl IntoView {
    let app = use_app();
    let label = Signal::derive(move || settings_messages(app.lang()).title.to_owned());
    let theme = Signal::derive(move || {
        let words = settings_messages(app.lang());
        let theme = match app.settings.get().theme {
            Theme::Auto => words.theme_auto,
            Theme::Light => words.theme_light,
            Theme::Dark => words.theme_dark,
        };
        app.text().value(words.theme, theme)
    });
    let next_theme = Callback::new(move |()| {
        app.settings.update(|settings| {
            settings.theme = match settings.theme {
                Theme::Auto => Theme::Light,
                Theme::Light => Theme::Dark,
                Theme::Dark => Theme::Auto,
            };
        });
    });
    view! {
        <header class="home__bar across">
            <img class="home__logo" src="icons/favicon.svg" alt=""/>
            <b>"Mallard"</b>
            {unsaved_badge(app)}
            <div class="bar__right beside">
                {install_button(installing)}
                <IconButton name="theme" label=theme on_press=next_theme/>
                <IconButton
                    name="gear"
                    label
                    on_press=Callback::new(move |()| app.settings_open.set(true))
                />
            </div>
        </header>
    }
}

fn game_tile(game: GameId) -> AnyView {
    html! {
        <a class=box_art_class(game) href=Route::Setup(game).hash()>
            <LidContent game/>
            {game.is_easiest().then(|| view! { <span class="tag game-tile__tag">{translate(use_app(), |lang| home_messages(lang).easiest)}</span> })}
        </a>
    }
}
