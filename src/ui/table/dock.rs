//! The dock: the prompt, which always says who must do what, and the viewer's own hand.

use super::screen::Open;
use super::session::Session;
use crate::engine::Seat;
use crate::ui::avatar::Avatar;
use crate::ui::face::{Button, Face};
use crate::ui::glyph::rich;
use crate::ui::text::text;
use leptos::prelude::*;

pub(super) fn dock<G: Face>(session: Session<G>, open: Open) -> impl IntoView {
    let board = session.board();
    let idle = move || session.offers.with(Vec::is_empty);
    view! {
        <section class="dock">
            <div class="prompt" class:prompt--idle=idle>
                {prompt(session)}
                <div class="acts">{buttons(session, open)}</div>
            </div>
            {G::hand(board)}
        </section>
    }
}

/// Whom the prompt is about: the person who acts, or whoever is waited for.
fn subject<G: Face>(session: Session<G>) -> Option<Seat> {
    let owed = session.table.with(|table| table.pending().owed());
    session.looking().filter(|&seat| owed.has(seat)).or_else(|| owed.first())
}

fn prompt<G: Face>(session: Session<G>) -> impl IntoView {
    let app = session.app;
    let subject = Memo::new(move |_| subject(session));
    let own = Memo::new(move |_| session.offers.with(|offers| !offers.is_empty()));
    let small = move || {
        let seat = subject.get()?;
        session
            .view
            .with(|view| own.get().then(|| G::role(view, seat, &session.name(seat), app.lang())))
    };
    let sentence = move || {
        let lang = app.lang();
        let words = match subject.get() {
            Some(seat) => session.view.with(|view| {
                if own.get() {
                    G::prompt(view, seat, &session.names.get_value(), lang)
                } else {
                    G::waiting(view, seat, &session.name(seat), lang)
                }
            }),
            None => session.view.with(|view| G::waits_for(view, &session.names.get_value(), lang)),
        };
        rich(&words, lang)
    };
    let duck = Signal::derive(move || session.player(subject.get().unwrap_or(Seat::new(0))).duck);
    view! {
        <span class="prompt__a"><Avatar duck/></span>
        <div class="prompt__s" role="status">
            <small>{small}</small>
            <p>{sentence}</p>
        </div>
    }
}

fn buttons<G: Face>(session: Session<G>, open: Open) -> impl IntoView {
    let app = session.app;
    let board = session.board();
    move || {
        if session.standing().is_some() {
            let back = move |_| open.last_table.set(false);
            let words = text(app.lang()).result.show_result;
            return view! {
                <button type="button" class="btn btn--primary" on:click=back>{words}</button>
            }
            .into_any();
        }
        let lang = app.lang();
        G::buttons(board)
            .into_iter()
            .map(|Button { label, action, primary }| {
                view! {
                    <button
                        type="button"
                        class="btn"
                        class:btn--primary=primary
                        on:click=move |_| board.act.run(action)
                    >
                        <span>{rich(&label, lang)}</span>
                    </button>
                }
            })
            .collect_view()
            .into_any()
    }
}
