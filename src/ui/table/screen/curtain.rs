//! The handoff between two people. While it hangs, no hand is in the document at all.

use crate::engine::Seat;
use crate::ui::kit::{
    Avatar, BackToShelf, Icon, IconButton, focus_when_shown, live, live_if, live_text, rich, word,
};
use crate::ui::table::drawers::panels::Open;
use crate::ui::table::play::board::Common;
use crate::ui::table::play::desk::{Deed, Desk};
use crate::ui::table::screen::banner::banner;
use crate::ui::table::screen::bar::MenuButton;
use crate::ui::table::seats::then;
use crate::words::Line;
use leptos::html;
use leptos::prelude::*;

/// Most lines about what happened since.
const MOST_LINES: usize = 4;

pub(in crate::ui::table) fn curtain(desk: Desk, open: Open, seat: Seat) -> AnyView {
    let Common { app, game, .. } = *desk;
    let undo = Callback::new(move |()| desk.does(Deed::Undo));
    let name = desk.name(seat);
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let show = live_text(move || desk.ask(|table| table.show_mine(seat, desk.app.lang())));
    let title = live_text(move || format!("{} · {}", game.about(app.lang()).name, desk.subtitle()));
    let undo = live_if(
        move || desk.now.get().can_undo,
        move || {
            let label = word(app, |text| text.table.undo);
            view! { <IconButton name="undo" label on_press=undo/> }.into_any()
        },
    );
    let meanwhile = live(move || {
        let lines = desk.ask(|table| table.lines_since(seat, desk.app.lang()));
        let latest = lines.len().saturating_sub(MOST_LINES);
        if lines.is_empty() { ().into_any() } else { happened(desk, &lines[latest..]) }
    });
    view! {
        <div class="ho">
            <header class="ho__b">
                <BackToShelf/>
                <span>{title}</span>
                <div class="bar__r">
                    {undo}
                    <MenuButton open=open.menu/>
                </div>
            </header>
            {banner(desk)}
            <main>
                <div class="ho__m"><Avatar duck=desk.player(seat).duck large=true/></div>
                <h1><span>{word(app, |text| text.curtain.pass_to)}</span>{name}</h1>
                <button
                    type="button"
                    class="btn btn--primary btn--big"
                    node_ref=button
                    on:click=move |_| desk.does(Deed::Reveal(seat))
                >
                    <Icon name="eye"/>
                    <span>{show}</span>
                </button>
                <p class="ho__s">
                    <Icon name="lock" small=true/>
                    {word(app, |text| text.curtain.nobody_else)}
                </p>
                <p class="ho__n">{then(desk)}</p>
                {meanwhile}
            </main>
        </div>
    }
    .into_any()
}

/// The events since this person's last decision.
fn happened(desk: Desk, lines: &[Line]) -> AnyView {
    let app = desk.app;
    let items = lines
        .iter()
        .map(|line| {
            let duck = line.seat.map(|seat| desk.player(seat).duck);
            view! {
                <li>
                    {duck.map(|duck| view! { <Avatar duck/> })}
                    <span>{rich(&line.text, app.lang())}</span>
                </li>
            }
        })
        .collect_view();
    view! { <section class="ho__l"><h2>{app.text().curtain.meanwhile}</h2><ul>{items}</ul></section> }
        .into_any()
}
