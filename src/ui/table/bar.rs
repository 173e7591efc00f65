//! The top bar.

use super::desk::Desk;
use super::screen::Open;
use crate::ui::app::{App, use_app};
use crate::ui::face::About;
use crate::ui::icon::{Icon, IconButton};
use crate::ui::lang::Lang;
use crate::ui::live::{live_if, words};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::unkept::unkept;
use leptos::prelude::*;

/// While it is paused between two rounds the bar says nothing of the round to come.
pub(super) fn bar(desk: Desk, open: Open, paused: bool) -> AnyView {
    let Desk { app, about, acting, can_undo, .. } = desk;
    let undo = Callback::new(move |()| desk.ask().undo());
    let hint = Callback::new(move |()| desk.ask().hint());
    let hint = live_if(
        move || acting.get(),
        move || {
            let label = word(app, |text| text.table.hint);
            view! { <IconButton name="hint" label on_press=hint/> }.into_any()
        },
    );
    let undo = live_if(
        move || can_undo.get(),
        move || {
            let label = word(app, |text| text.table.undo);
            view! { <IconButton name="undo" class="wide" label on_press=undo/> }.into_any()
        },
    );
    view! {
        <header class="bar">
            <BackToShelf/>
            <div class="bar__t">
                <h1>{name_of(app, about)}</h1>
                {(!paused).then(|| view! { <span>{words(move || desk.ask().subtitle())}</span> })}
            </div>
            {unkept(app)}
            <div class="bar__r">
                {hint}
                {undo}
                <IconButton
                    name="log"
                    class="wide pinned"
                    label=word(app, |text| text.table.log)
                    on_press=Callback::new(move |()| open.toggle(open.log))
                />
                <IconButton
                    name="book"
                    label=word(app, |text| text.rules)
                    on_press=Callback::new(move |()| open.toggle(open.rules))
                />
                <MenuButton open=open.menu/>
            </div>
        </header>
    }
    .into_any()
}

/// A text that follows the language.
pub(in crate::ui) fn word(app: App, pick: fn(&Text) -> &'static str) -> Signal<String> {
    words(move || pick(app.text()).to_owned())
}

/// The name of the game.
pub(super) fn name_of(app: App, about: fn(Lang) -> &'static About) -> Signal<String> {
    words(move || about(app.lang()).name.to_owned())
}

#[component]
pub(super) fn MenuButton(open: RwSignal<bool>) -> impl IntoView {
    let label = word(use_app(), |text| text.table.menu);
    view! {
        <IconButton name="menu" label on_press=Callback::new(move |()| open.set(true))/>
    }
}

/// The way back to the shelf. The match is saved already.
#[component]
pub(in crate::ui) fn BackToShelf() -> impl IntoView {
    let label = word(use_app(), |text| text.back_to_shelf);
    view! {
        <a class="ib" href=Route::Home.hash() aria-label=label title=label><Icon name="back"/></a>
    }
}
