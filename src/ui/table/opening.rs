//! The screen for each address of the table, and the match that it opens.

use crate::device::{Route, SaveError, SavedMatch, new_id};
use crate::engine::Seat;
use crate::games::GameId;
use crate::session::OpenError;
use crate::ui::kit::{App, live};
use crate::ui::settings::SettingsDialog;
use crate::ui::table::history::past_page;
use crate::ui::table::incoming::import::import_page;
use crate::ui::table::incoming::linked::linked_page;
use crate::ui::table::lesson::open::open_lesson;
use crate::ui::table::open_error::{open_found, unopened};
use crate::ui::table::phone::{connections, join_page, phone_page};
use crate::ui::table::play::match_ui::GameUi;
use crate::ui::table::play::match_ui::MatchUi;
use crate::ui::table::play::tab::Tab;
use crate::ui::table::replay::open_back;
use crate::ui::table::rules::rules_page;
use crate::ui::table::screen::layout::table_screen;
use crate::web;
use leptos::prelude::*;

/// The matches, the lessons and the rules.
pub fn table(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Match(id) => {
            app.match_before.set_value(Some(Route::Match(id.clone())));
            open_match(app, &id)
        }
        Route::Replay(id, step) => open_back(app, &id, step),
        Route::Import => import_page(app),
        Route::Lesson(game) => open_lesson(app, game),
        Route::Link(link) => linked_page(app, &link),
        Route::Phone(offer) => phone_page(app, &offer),
        Route::Join => join_page(app),
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
        (Some(_), _) => open_found(app, tab.read(), |saved| open(app, tab, saved)),
        (None, _) => ().into_any(),
    })
}

fn open(app: App, tab: Tab, saved: SavedMatch) -> AnyView {
    match saved.game() {
        Some(game) => with_game!(game, G => show::<G>(app, game, tab, saved)),
        None => unopened(app, OpenError::UnknownGame),
    }
}

fn show<G: GameUi>(app: App, game: GameId, tab: Tab, saved: SavedMatch) -> AnyView {
    let fresh = saved.label.is_none();
    let (mut session, damage) = match saved.open::<G>(app.lang_now()) {
        Ok(opened) => opened,
        Err(why) => return unopened(app, why),
    };
    let storage = web::storage();
    let plays_here = !untrack(|| tab.is_elsewhere());
    if plays_here {
        let name = |seat| (seat, session.names().get(seat).to_owned());
        let people: Vec<(Seat, String)> = session.people().iter().map(name).collect();
        connections::move_to_match(&tab.id(), &people);
        session.set_phones(connections::seats());
    }
    if let Some(damage) = damage {
        tab.saving.update_untracked(|saving| saving.note_error(SaveError::Step(damage)));
        // The damaged match remains unchanged: play continues in a copy.
        if plays_here {
            tab.turn_to(new_id(storage));
        }
    } else if fresh {
        tab.saving.update_untracked(|saving| {
            if saving.save_error().is_none() {
                saving.persist(storage, &mut session, |_| true);
            }
        });
    }
    let board = MatchUi::new(app, game, tab, None, session);
    if plays_here {
        board.serve_phones();
    }
    table_screen(board.handle())
}
