//! The result of a match.

use super::bar::{BackToShelf, word};
use super::score_table::score_table;
use super::screen::Open;
use super::session::Session;
use crate::engine::Standing;
use crate::games::GameId;
use crate::ui::face::Face;
use crate::ui::icon::Icon;
use crate::ui::route::Route;
use crate::ui::setup::rematch;
use leptos::html;
use leptos::prelude::*;

pub(super) fn result<G: Face>(session: Session<G>, open: Open, standing: Standing) -> AnyView {
    let app = session.app;
    let outcome = move || {
        let names = session.names.get_value();
        session.view.with(|view| G::outcome(view, standing, &names, app.lang()))
    };
    let again = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = again.get() {
            let _ = button.focus();
        }
    });
    let setup = GameId::from_slug(G::SLUG).map(|game| Route::Setup(game).hash());
    view! {
        <div class="t go">
            <header class="bar">
                <BackToShelf/>
                <div class="bar__t">
                    <h1>{move || G::about(app.lang()).name}</h1>
                    <span>{word(app, |text| text.result.title)}</span>
                </div>
            </header>
            <main class="pond">
                <div class="gog">
                    <section class="hero">
                        {(0..6).map(|_| view! {
                            <svg class="cf" viewBox="0 0 24 28" aria-hidden="true">
                                <use href="#drop"></use>
                            </svg>
                        }).collect_view()}
                        <svg class="hero__d" viewBox="0 0 160 112" aria-hidden="true">
                            <use href="#drake"></use>
                        </svg>
                        <i class="rp"></i>
                        <i class="rp rp2"></i>
                        <h1 role="status">{move || outcome().0}</h1>
                        <p>{move || outcome().1}</p>
                    </section>
                    <section class="panel res">{score_table(session, Some(standing))}</section>
                </div>
            </main>
            <section class="dock">
                <div class="gacts">
                    <button
                        type="button"
                        class="btn btn--quiet"
                        on:click=move |_| open.last_table.set(true)
                    >
                        <Icon name="eye"/>
                        <span>{word(app, |text| text.result.last_board)}</span>
                    </button>
                    <span></span>
                    <a class="btn" href=setup>{word(app, |text| text.result.change_setup)}</a>
                    <button
                        type="button"
                        class="btn btn--primary btn--big"
                        node_ref=again
                        on:click=move |_| rematch(session)
                    >
                        <Icon name="refresh"/>
                        <span>{word(app, |text| text.result.again)}</span>
                    </button>
                </div>
            </section>
        </div>
    }
    .into_any()
}
