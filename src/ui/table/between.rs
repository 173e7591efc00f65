//! The pause between two deals.

use super::score_table::score_table;
use super::session::Session;
use crate::engine::Viewer;
use crate::ui::avatar::Avatar;
use crate::ui::face::Face;
use crate::ui::icon::Icon;
use leptos::html;
use leptos::prelude::*;

pub(super) fn between<G: Face>(session: Session<G>) -> AnyView {
    let app = session.app;
    let pause = move || {
        let (names, lang) = (session.names.get_value(), app.lang());
        session.table.with(|table| {
            let events = &table.steps().last()?.events;
            events
                .iter()
                .filter_map(|event| G::redact(event, Viewer::Table))
                .find_map(|event| G::interlude(&event, &names, lang))
        })
    };
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    let panel = move || {
        pause().map(|pause| {
            let picture = pause.seat.map_or_else(
                || {
                    view! {
                        <svg class="av" viewBox="0 0 160 112" aria-hidden="true">
                            <use href="#drake"></use>
                        </svg>
                    }
                    .into_any()
                },
                |seat| view! { <Avatar duck=session.player(seat).duck/> }.into_any(),
            );
            view! {
                <section class="panel between__p" aria-labelledby="between">
                    <div class="between__h">
                        <span class="between__a">
                            {picture}
                            {pause.lost.then(|| view! { <i class="fool"><Icon name="fool" small=true/></i> })}
                        </span>
                        <div><h2 id="between">{pause.title}</h2><p>{pause.detail}</p></div>
                    </div>
                    {score_table(session, None)}
                    <div class="between__f">
                        <span></span>
                        <button
                            type="button"
                            class="btn btn--primary btn--big"
                            node_ref=button
                            on:click=move |_| session.go_on()
                        >
                            {pause.go_on}
                        </button>
                    </div>
                </section>
            }
        })
    };
    view! { <div class="between">{panel}</div> }.into_any()
}
