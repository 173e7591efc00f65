//! The menu, and the list of all moves with which a whole game can be played.

use super::bar::word;
use super::screen::Open;
use super::session::Session;
use crate::ui::app::App;
use crate::ui::dialog::Dialog;
use crate::ui::face::Face;
use crate::ui::glyph::{rich, spoken};
use crate::ui::icon::{Icon, IconButton};
use crate::ui::route::Route;
use crate::ui::text::Text;
use leptos::prelude::*;

pub(super) fn menu<G: Face>(session: Session<G>, open: Open) -> impl IntoView {
    let app = session.app;
    let can_undo = Memo::new(move |_| session.can_undo().is_some());
    let can_move = Memo::new(move |_| session.offers.with(|offers| !offers.is_empty()));
    let undo = Callback::new(move |()| session.undo());
    let log = Callback::new(move |()| open.toggle(open.log));
    let moves = Callback::new(move |()| open.moves.set(true));
    let settings = Callback::new(move |()| app.settings_open.set(true));
    view! {
        <Dialog open=open.menu class="menu" label=word(app, |text| text.table.menu)>
            <Show when=move || can_undo.get()>
                <Item open icon="undo" word=|text| text.table.undo on_press=undo narrow=true/>
            </Show>
            <Item open icon="log" word=|text| text.table.log on_press=log narrow=true/>
            <Show when=move || can_move.get()>
                <Item open icon="grid" word=|text| text.table.moves on_press=moves/>
            </Show>
            <Item open icon="gear" word=|text| text.table.settings on_press=settings/>
            <hr/>
            <a class="menu__i" href=Route::Home.hash()>
                <Icon name="back"/>
                <span>{word(app, |text| text.back_to_shelf)}</span>
            </a>
        </Dialog>
    }
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
    let app: App = crate::ui::app::use_app();
    let press = move |_| {
        open.menu.set(false);
        on_press.run(());
    };
    view! {
        <button type="button" class="menu__i" class:narrow=narrow on:click=press>
            <Icon name=icon/>
            <span>{move || word(app.text())}</span>
        </button>
    }
}

pub(super) fn moves<G: Face>(session: Session<G>, open: Open) -> impl IntoView {
    let app = session.app;
    let board = session.board();
    let items = move || {
        let lang = app.lang();
        session.view.with(|view| {
            session
                .offers
                .get()
                .into_iter()
                .map(|action| {
                    let words = G::offer(view, action, lang);
                    let play = move |_| {
                        open.moves.set(false);
                        board.act.run(action);
                    };
                    view! {
                        <li>
                            <button
                                type="button"
                                class="menu__i"
                                aria-label=spoken(&words, lang)
                                on:click=play
                            >
                                <span>{rich(&words, lang)}</span>
                            </button>
                        </li>
                    }
                })
                .collect_view()
        })
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
            <div class="dlg__b"><ul>{items}</ul></div>
        </Dialog>
    }
}
