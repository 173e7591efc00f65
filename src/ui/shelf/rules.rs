//! The rules page.

use super::lid::Lid;
use crate::games::GameId;
use crate::session::Route;
use crate::ui::kit::{BackToShelf, live, live_text, use_app, watch, word};
use crate::ui::kit::{fetched, section};
use crate::words::{About, Lang};
use leptos::prelude::*;

#[component]
pub(super) fn RulesPage(game: GameId, about: fn(Lang) -> &'static About) -> impl IntoView {
    let app = use_app();
    let rules = fetched(game.slug());
    let title = live_text(move || (app.text().rules_of)(about(app.lang()).name));
    let start = live_text(move || (app.text().setup.new_match)(about(app.lang()).name));
    watch(move || app.device().title(&format!("{} · Mallard", title.get())));
    let headings = live(move || {
        let sections = rules.get().sections.into_iter().enumerate();
        sections
            .map(|(number, section)| {
                let target = move |event: leptos::ev::MouseEvent| {
                    // The address belongs to the routes, so a heading is not a link target.
                    event.prevent_default();
                    if let Some(heading) = document().get_element_by_id(&heading_id(number)) {
                        heading.scroll_into_view();
                    }
                };
                view! { <button type="button" on:click=target>{section.heading}</button> }
            })
            .collect_view()
            .into_any()
    });
    let sections = live(move || {
        let sections = rules.get().sections.into_iter().enumerate();
        sections
            .map(|(number, text)| view! { <div id=heading_id(number)>{section(text)}</div> })
            .collect_view()
            .into_any()
    });
    view! {
        <div class="doc">
            <header class="bar">
                <BackToShelf/>
                <div class="bar__t"><h1>{title}</h1></div>
            </header>
            <main class="doc__m">
                <nav class="toc" aria-label=word(app, |text| text.contents)>
                    <Lid game about/>
                    {headings}
                </nav>
                <article class="rules">
                    {sections}
                    <div class="doc__f">
                        <a class="btn" href=Route::Lesson(game).hash()>
                            {word(app, |text| text.lesson.start)}
                        </a>
                        <a class="btn btn--primary" href=Route::Setup(game).hash()>
                            {start}
                        </a>
                    </div>
                </article>
            </main>
        </div>
    }
}

fn heading_id(number: usize) -> String {
    format!("section-{number}")
}
