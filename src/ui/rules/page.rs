//! The rules page.

use super::show::{fetched, section};
use crate::games::GameId;
use crate::ui::app::use_app;
use crate::ui::face::About;
use crate::ui::icon::Icon;
use crate::ui::lang::Lang;
use crate::ui::lid::Lid;
use crate::ui::route::Route;
use leptos::prelude::*;

#[component]
pub(in crate::ui) fn RulesPage(game: GameId, about: fn(Lang) -> &'static About) -> impl IntoView {
    let app = use_app();
    let rules = fetched(game.slug());
    let title = move || (app.text().rules_of)(about(app.lang()).name);
    Effect::new(move |_| app.device().title(&format!("{} · Mallard", title())));
    let headings = move || {
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
    };
    let sections = move || {
        let sections = rules.get().sections.into_iter().enumerate();
        sections
            .map(|(number, text)| view! { <div id=heading_id(number)>{section(text)}</div> })
            .collect_view()
    };
    view! {
        <div class="doc">
            <header class="bar">
                <a
                    class="ib"
                    href=Route::Home.hash()
                    aria-label=move || app.text().back_to_shelf
                >
                    <Icon name="back"/>
                </a>
                <div class="bar__t"><h1>{title}</h1></div>
            </header>
            <div class="doc__m">
                <nav class="toc" aria-label=move || app.text().contents>
                    <Lid game about/>
                    {headings}
                </nav>
                <article class="rules">
                    {sections}
                    <div class="doc__f">
                        <a class="btn btn--primary" href=Route::Setup(game).hash()>
                            {move || (app.text().setup.new_match)(about(app.lang()).name)}
                        </a>
                    </div>
                </article>
            </div>
        </div>
    }
}

fn heading_id(number: usize) -> String {
    format!("section-{number}")
}
