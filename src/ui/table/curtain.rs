//! The handoff between two people. While it hangs, no hand is in the document at all.

use super::bar::{BackToShelf, word};
use super::log::lines_since;
use super::screen::Open;
use super::session::Session;
use crate::engine::Seat;
use crate::ui::avatar::Avatar;
use crate::ui::face::Face;
use crate::ui::glyph::rich;
use crate::ui::icon::{Icon, IconButton};
use leptos::html;
use leptos::prelude::*;

/// No more lines of what happened since than this.
const MOST_LINES: usize = 4;

pub(super) fn curtain<G: Face>(session: Session<G>, open: Open, seat: Seat) -> AnyView {
    let app = session.app;
    let name = session.name(seat);
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Only a convenience: whoever has no keyboard does not notice.
            let _ = button.focus();
        }
    });
    let show = {
        let name = name.clone();
        move || (app.text().curtain.show)(&name)
    };
    let can_undo = Memo::new(move |_| session.can_undo().is_some());
    view! {
        <div class="ho">
            <header class="ho__b">
                <BackToShelf/>
                <span>{move || {
                    let lang = app.lang();
                    let subtitle = session.view.with(|view| G::subtitle(view, lang));
                    format!("{} · {subtitle}", G::about(lang).name)
                }}</span>
                <Show when=move || can_undo.get()>
                    <IconButton
                        name="undo"
                        label=word(app, |text| text.table.undo)
                        on_press=Callback::new(move |()| session.undo())
                    />
                </Show>
                <IconButton
                    name="menu"
                    label=word(app, |text| text.table.menu)
                    on_press=Callback::new(move |()| open.menu.set(true))
                />
            </header>
            <main>
                <div class="ho__m"><Avatar duck=session.player(seat).duck large=true/></div>
                <h1><span>{move || app.text().curtain.pass_to}</span>{name}</h1>
                <button
                    type="button"
                    class="btn btn--primary btn--big"
                    node_ref=button
                    on:click=move |_| session.reveal(seat)
                >
                    <Icon name="eye"/>
                    <span>{show}</span>
                </button>
                <p class="ho__s"><Icon name="lock" small=true/>{move || app.text().curtain.nobody_else}</p>
                {move || meanwhile(session, seat)}
            </main>
        </div>
    }
    .into_any()
}

/// What happened since this person's last decision.
fn meanwhile<G: Face>(session: Session<G>, seat: Seat) -> Option<impl IntoView + use<G>> {
    let app = session.app;
    let lang = app.lang();
    let lines = lines_since(session, seat, MOST_LINES);
    (!lines.is_empty()).then(|| {
        let items = lines
            .into_iter()
            .map(|line| {
                let duck = line.seat.map(|seat| session.player(seat).duck);
                view! {
                    <li>
                        {duck.map(|duck| view! { <Avatar duck/> })}
                        <span>{rich(&line.text, lang)}</span>
                    </li>
                }
            })
            .collect_view();
        view! {
            <section class="ho__l"><h2>{app.text().curtain.meanwhile}</h2><ul>{items}</ul></section>
        }
    })
}
