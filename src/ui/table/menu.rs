//! The menu, and the list of all moves with which a whole game can be played.

use super::bar::word;
use super::desk::{Desk, Press};
use super::screen::Open;
use crate::ui::app::use_app;
use crate::ui::dialog::Dialog;
use crate::ui::glyph::rich;
use crate::ui::icon::{Icon, IconButton};
use crate::ui::live::{live, live_if};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::update::update_line;
use leptos::prelude::*;

pub(super) fn menu(desk: Desk, open: Open) -> AnyView {
    let Desk { app, can_undo, acting, .. } = desk;
    let undo = Callback::new(move |()| desk.ask().undo());
    let log = Callback::new(move |()| open.toggle(open.log));
    let moves = Callback::new(move |()| open.moves.set(true));
    let settings = Callback::new(move |()| app.settings_open.set(true));
    let interrupt = Callback::new(move |()| desk.ask().ask_who_interrupts());
    let undo = move || {
        view! { <Item open icon="undo" word=|text| text.table.undo on_press=undo narrow=true/> }
            .into_any()
    };
    let moves = move || {
        view! { <Item open icon="grid" word=|text| text.table.moves on_press=moves/> }.into_any()
    };
    // Always there in a game with interrupts, for on a full pond there is no room for the button.
    let interrupt = move || {
        view! { <Item open icon="clock" word=|text| text.table.interrupt on_press=interrupt/> }
            .into_any()
    };
    view! {
        <Dialog open=open.menu class="menu" label=word(app, |text| text.table.menu)>
            {live_if(move || can_undo.get(), undo)}
            <Item open icon="log" word=|text| text.table.log on_press=log narrow=true/>
            {live_if(move || acting.get(), moves)}
            {live_if(move || desk.ask().interrupts(), interrupt)}
            <Item open icon="gear" word=|text| text.table.settings on_press=settings/>
            {update_line(app)}
            <hr/>
            <a class="menu__i" href=Route::Home.hash()>
                <Icon name="back"/>
                <span>{word(app, |text| text.back_to_shelf)}</span>
            </a>
        </Dialog>
    }
    .into_any()
}

#[component]
fn Item(
    open: Open,
    icon: &'static str,
    word: fn(&Text) -> &'static str,
    on_press: Callback<()>,
    /// Only where the top bar has no room for it?
    #[prop(optional)]
    narrow: bool,
) -> impl IntoView {
    let press = move |_| {
        open.menu.set(false);
        on_press.run(());
    };
    view! {
        <button type="button" class="menu__i" class:narrow=narrow on:click=press>
            <Icon name=icon/>
            <span>{super::bar::word(use_app(), word)}</span>
        </button>
    }
}

pub(super) fn moves(desk: Desk, open: Open) -> AnyView {
    let app = desk.app;
    let items = move || {
        let moves = desk.ask().moves().into_iter();
        moves.map(|press| move_item(desk, open, press)).collect_view().into_any()
    };
    view! {
        <Dialog open=open.moves class="dlg dlg--moves" label=word(app, |text| text.table.moves)>
            <div class="dlg__h">
                <h2>{word(app, |text| text.table.moves)}</h2>
                <IconButton
                    name="x"
                    label=word(app, |text| text.close)
                    on_press=Callback::new(move |()| open.moves.set(false))
                />
            </div>
            <div class="dlg__b"><ul>{live(items)}</ul></div>
        </Dialog>
    }
    .into_any()
}

fn move_item(desk: Desk, open: Open, press: Press) -> AnyView {
    let lang = desk.app.lang_now();
    let Press { label, act, .. } = press;
    let play = move |_| {
        open.moves.set(false);
        act.run(());
    };
    view! {
        <li>
            <button type="button" class="menu__i" on:click=play>
                <span>{rich(&label, lang)}</span>
            </button>
        </li>
    }
    .into_any()
}
