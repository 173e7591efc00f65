//! The pause after a step that ended a round or another part of the match.

use crate::ui::kit::{Ask, Avatar, Icon, focus_when_shown, live, live_if, live_text, word};
use crate::ui::table::leaving::look_back;
use crate::ui::table::play::desk::{Deed, Desk, Part};
use crate::ui::table::play::face::Spread;
use crate::ui::table::screen::score_table::score_table;
use crate::ui::table::story::chart;
use crate::words::{Interlude, back_text};
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;

/// The part of a pause on the pond, and the part in the dock.
pub(in crate::ui::table) struct Between {
    pub(in crate::ui::table) pond: AnyView,
    pub(in crate::ui::table) dock: AnyView,
}

pub(in crate::ui::table) fn between(desk: Desk) -> Between {
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let score = Arc::new(move || score_table(desk, None));
    match untrack(|| desk.faced().spread(score)) {
        Some(Spread { shown, table }) => {
            let looks_back = table.as_ref().map(|_| RwSignal::new(false));
            let pond = spread(shown, looks_back.zip(table));
            Between { pond, dock: dock(desk, looks_back, button) }
        }
        None => Between { pond: panel(desk, button), dock: ().into_any() },
    }
}

/// The contents of the pause, or in their place the table while a person looks back at it, if there
/// is one.
fn spread(shown: AnyView, table: Option<(RwSignal<bool>, Ask<AnyView>)>) -> AnyView {
    let Some((looking_back, table)) = table else { return shown };
    let table = live(move || if looking_back.get() { table() } else { ().into_any() });
    view! {
        <div class="spread" class:is-away=looking_back>{shown}</div>
        {table}
    }
    .into_any()
}

/// The words of the pause and its buttons, below the part on the pond.
fn dock(desk: Desk, turned: Option<RwSignal<bool>>, button: NodeRef<html::Button>) -> AnyView {
    let app = desk.app;
    let is_turned = move || turned.is_some_and(|turned| turned.get());
    let said = move |what: fn(Interlude) -> String| {
        live_text(move || {
            desk.ask(|table| table.pause(desk.app.lang())).map(what).unwrap_or_default()
        })
    };
    // The actions on the score are beside the score.
    let beside = live_text(move || {
        let told = |pause: Interlude| {
            if is_turned() { pause.title } else { pause.detail }
        };
        desk.ask(|table| table.pause(desk.app.lang())).map(told).unwrap_or_default()
    });
    let duck = live(move || {
        let pause = desk.ask(|table| table.pause(desk.app.lang()));
        let duck = pause.and_then(|pause| pause.seat).map(|seat| desk.player(seat).duck);
        duck.map(|duck| view! { <span class="prompt__avatar"><Avatar duck/></span> }).into_any()
    });
    let look_back = turned.map(|turned| {
        let label = live_text(move || {
            let words = &app.text().result;
            let label = if turned.get() { words.see_score } else { words.last_board };
            label.to_owned()
        });
        let turn = move |_| turned.update(|looking| *looking = !*looking);
        view! { <button type="button" class="button" on:click=turn><span>{label}</span></button> }
    });
    view! {
        <section class="dock" aria-label=word(app, |text| text.table.your_side)>
            <div class="prompt prompt--idle">
                {duck}
                <div class="prompt__says" id="between-why">
                    {live_if(
                        move || !is_turned(),
                        move || view! { <small>{said(|pause| pause.title)}</small> }.into_any(),
                    )}
                    <p>{beside}</p>
                </div>
                <div class="actions">
                    {look_back}
                    <button
                        type="button"
                        class="button button--primary"
                        aria-describedby="between-why"
                        node_ref=button
                        on:click=move |_| desk.does(Deed::GoOn)
                    >
                        <span>{said(|pause| pause.go_on)}</span>
                    </button>
                </div>
            </div>
        </section>
    }
    .into_any()
}

/// The pause over the dock, where the table stays as it was at the end.
pub(in crate::ui::table) fn pause(desk: Desk) -> AnyView {
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    shown(desk, button, "dock between__panel")
}

/// All of it in one panel, if that is enough.
fn panel(desk: Desk, button: NodeRef<html::Button>) -> AnyView {
    let shown = shown(desk, button, "panel between__panel");
    view! { <div class="between">{shown}</div> }.into_any()
}

fn shown(desk: Desk, button: NodeRef<html::Button>, class: &'static str) -> AnyView {
    live(move || {
        desk.ask(|table| table.pause(desk.app.lang()))
            .map(|pause| told(desk, pause, button, class))
            .into_any()
    })
}

fn told(
    desk: Desk,
    pause: Interlude,
    button: NodeRef<html::Button>,
    class: &'static str,
) -> AnyView {
    let app = desk.app;
    let picture = match pause.seat {
        Some(seat) => {
            let duck = desk.player(seat).duck;
            view! { <Avatar duck large=true fool=pause.lost/> }.into_any()
        }
        None => view! {
            <svg class="avatar" viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
        }
        .into_any(),
    };
    let finish = desk.ask(|table| table.finish(desk.app.lang())).map(|label| {
        view! {
            <button type="button" class="button button--big" on:click=move |_| desk.does(Deed::Finish)>
                {label}
            </button>
        }
    });
    view! {
        <section class=class aria-labelledby="between">
            <div class="between__head">
                <span class="between__avatar">{picture}</span>
                <div><h2 id="between">{pause.title}</h2><p id="between-why">{pause.detail}</p></div>
            </div>
            <div class="between__body" tabindex="0">
                {live(move || desk.faced().part(Part::Account).into_any())}
                {score_table(desk, None)}
                {chart(desk)}
            </div>
            <div class="between__foot">
                <button
                    type="button"
                    class="button button--primary button--big"
                    aria-describedby="between-why"
                    node_ref=button
                    on:click=move |_| desk.does(Deed::GoOn)
                >
                    {pause.go_on}
                </button>
                {finish}
                <button type="button" class="button button--quiet" on:click=move |_| look_back(desk, None)>
                    <Icon name="play"/>
                    <span>{back_text(app.lang()).look_back}</span>
                </button>
            </div>
        </section>
    }
    .into_any()
}
