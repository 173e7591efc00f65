//! The rules as a page, and as a sheet over the setup.

use super::find::find;
use super::named::named;
use super::reader::RulesReader;
use super::text::{section_id, sections};
use crate::games::module;
use mallard_codes::{GameId, Route};
use mallard_kit::prelude::*;
use mallard_kit::{BackToGame, Lid, Sheet};
use mallard_texts::{lesson_messages, rules_messages, setup_messages};
use mallard_web as web;

/// The rules of a game, opened at the rule with this number, if any: as a sheet, if the setup is still below them.
pub(crate) fn rules_page(game: GameId, number: Option<String>) -> AnyView {
    let app = use_app();
    let Some(module) = module(game) else { return ().into_any() };
    let reader = RulesReader::open(module.rules_source(), RwSignal::new(number));
    let title = live_text(move || (rules_messages(app.lang()).title_of)(app.about(game).name));
    let start = live_text(move || (setup_messages(app.lang()).new_match)(app.about(game).name));
    reader.lead();
    if document().query_selector("#home > .setup").is_ok_and(|setup| setup.is_some()) {
        return sheet(reader, title);
    }
    watch(move || web::title(&format!("{} · Mallard", title.get())));
    html! {
        <div class="rules-page">
            <header class="bar across">
                <BackToGame game/>
                <div class="bar__title grows"><h1>{title}</h1></div>
            </header>
            <main class="rules-page__main stacked amid">
                <nav class="contents" aria-label=translate(app, |lang| rules_messages(lang).contents)>
                    <Lid game/>
                    {contents(reader)}
                </nav>
                <article class="rules">
                    {find(reader)}
                    {sections(reader, usize::MAX)}
                    <div class="rules-page__foot beside wrapped">
                        <a class="button" href=Route::Lesson(game).hash()>
                            {translate(app, |lang| lesson_messages(lang).start)}
                        </a>
                        <a class="button button--primary" href=Route::Setup(game).hash()>
                            {start}
                        </a>
                    </div>
                </article>
            </main>
            {named(reader)}
        </div>
    }
}

fn sheet(reader: RulesReader, title: Signal<String>) -> AnyView {
    let open = RwSignal::new(true);
    let closed = settled(move || !open.get());
    // The entry before this one is the setup's.
    watch(move || {
        if closed.get() {
            web::go_back();
        }
    });
    html! {
        <Sheet open title class="dialog dialog--sheet dialog--rules">
            <article class="rules">{find(reader)} {sections(reader, usize::MAX)}</article>
        </Sheet>
        {named(reader)}
    }
}

fn contents(reader: RulesReader) -> AnyView {
    live(move || {
        let sections = reader.rules.get().sections.into_iter().enumerate();
        sections
            .map(|(number, section)| {
                let target = move |event: leptos::ev::MouseEvent| {
                    // The address belongs to the routes, so a heading is not a link target.
                    event.prevent_default();
                    if let Some(section) = document().get_element_by_id(&section_id(number)) {
                        section.scroll_into_view();
                    }
                };
                view! { <button type="button" class="across" on:click=target>{section.heading}</button> }
            })
            .collect_any()
            .into_any()
    })
}
