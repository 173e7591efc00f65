//! The top bar.

use super::screen::Open;
use super::session::Session;
use crate::ui::app::App;
use crate::ui::face::Face;
use crate::ui::icon::{Icon, IconButton};
use crate::ui::route::Route;
use crate::ui::text::Text;
use leptos::prelude::*;

pub(super) fn bar<G: Face>(session: Session<G>, open: Open) -> impl IntoView {
    let app = session.app;
    let can_undo = Memo::new(move |_| session.can_undo().is_some());
    let can_hint = Memo::new(move |_| session.offers.with(|offers| !offers.is_empty()));
    view! {
        <header class="bar">
            <BackToShelf/>
            <div class="bar__t">
                <h1>{move || G::about(app.lang()).name}</h1>
                <span>{move || session.view.with(|view| G::subtitle(view, app.lang()))}</span>
            </div>
            <div class="bar__r">
                <Show when=move || can_hint.get()>
                    <IconButton
                        name="hint"
                        label=word(app, |text| text.table.hint)
                        on_press=Callback::new(move |()| session.show_hint())
                    />
                </Show>
                <Show when=move || can_undo.get()>
                    <IconButton
                        name="undo"
                        class="wide"
                        label=word(app, |text| text.table.undo)
                        on_press=Callback::new(move |()| session.undo())
                    />
                </Show>
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
                <IconButton
                    name="menu"
                    label=word(app, |text| text.table.menu)
                    on_press=Callback::new(move |()| open.menu.set(true))
                />
            </div>
        </header>
    }
}

/// A text that follows the language.
pub(super) fn word(app: App, pick: fn(&Text) -> &'static str) -> Signal<String> {
    Signal::derive(move || pick(app.text()).to_owned())
}

/// The way back to the shelf. The match is saved already.
#[component]
pub(super) fn BackToShelf() -> impl IntoView {
    let app = crate::ui::app::use_app();
    let label = word(app, |text| text.back_to_shelf);
    view! {
        <a class="ib" href=Route::Home.hash() aria-label=label title=label><Icon name="back"/></a>
    }
}
