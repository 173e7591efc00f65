//! The screen for each address of the table, and the match that it opens.

use crate::device::{Flaw, Route, Saved, new_id};
use crate::games::GameId;
use crate::session::Unopened;
use crate::ui::kit::{App, live};
use crate::ui::settings::SettingsDialog;
use crate::ui::table::back::open_back;
use crate::ui::table::come::import::import_page;
use crate::ui::table::come::linked::linked_page;
use crate::ui::table::hands::{hand_page, hub};
use crate::ui::table::lesson::open::open_lesson;
use crate::ui::table::past::past_page;
use crate::ui::table::play::board::Board;
use crate::ui::table::play::face::Face;
use crate::ui::table::play::tab::Tab;
use crate::ui::table::rules::rules_page;
use crate::ui::table::screen::layout::table_screen;
use crate::ui::table::unopened::unopened;
use crate::vault::Stored;
use crate::web;
use leptos::prelude::*;

/// The matches, the lessons and the rules.
pub fn table(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Match(id) => {
            app.match_before.set_value(Some(Route::Match(id.clone())));
            open_match(app, &id)
        }
        Route::Back(id, step) => open_back(app, &id, step),
        Route::Import => import_page(app),
        Route::Lesson(game) => open_lesson(app, game),
        Route::Link(link) => linked_page(app, &link),
        Route::Hand(offer) => hand_page(app, &offer),
        Route::Past => past_page(app),
        Route::Rules(game, number) => rules_page(game, number),
        Route::Home | Route::Setup(_) => ().into_any(),
    });
    view! { {screen} <SettingsDialog/> }.into_any()
}

/// The screen of the match saved under this id, which one tab plays at a time. It is read again when this tab takes the
/// match over, and in the others whenever it has changed.
fn open_match(app: App, id: &str) -> AnyView {
    let tab = Tab::new(id);
    live(move || match tab.place() {
        (Some(_), _) => found(app, tab.read(), |saved| open(app, tab, saved)),
        (None, _) => ().into_any(),
    })
}

/// Opens a match, or shows why it cannot be opened.
pub(super) fn found(
    app: App,
    stored: Stored<Saved>,
    open: impl FnOnce(Saved) -> AnyView,
) -> AnyView {
    match stored {
        Stored::Missing => unopened(app, Unopened::Missing),
        Stored::Damaged => unopened(app, Unopened::Damaged),
        Stored::Newer => unopened(app, Unopened::Newer),
        Stored::Value(saved) | Stored::Recovered(saved) => open(saved),
    }
}

fn open(app: App, tab: Tab, saved: Saved) -> AnyView {
    match saved.game() {
        Some(game) => with_game!(game, G => show::<G>(app, game, tab, saved)),
        None => unopened(app, Unopened::UnknownGame),
    }
}

fn show<G: Face>(app: App, game: GameId, tab: Tab, saved: Saved) -> AnyView {
    let fresh = saved.label.is_none();
    let (mut session, damage) = match saved.open::<G>(app.lang_now()) {
        Ok(opened) => opened,
        Err(why) => return unopened(app, why),
    };
    let storage = web::storage();
    let plays_here = !untrack(|| tab.is_elsewhere());
    if plays_here {
        hub::keep_for(&tab.id());
        session.hand_out(hub::seats());
    }
    if let Some(damage) = damage {
        tab.saving.update_untracked(|saving| saving.flawed(Flaw::Step(damage)));
        // The damaged match remains unchanged: play continues in a copy.
        if plays_here {
            tab.turn_to(new_id(storage));
        }
    } else if fresh {
        tab.saving.update_untracked(|saving| {
            if saving.flaw().is_none() {
                saving.keep(storage, &mut session, |_| true);
            }
        });
    }
    let board = Board::new(app, game, tab, None, session);
    if plays_here {
        board.serve_phones();
    }
    table_screen(board.desk())
}
