//! Shows a match to play it.

use crate::open_error::unopened;
use crate::phone::connections;
use crate::play::match_ui::{GameUi, MatchUi};
use crate::play::tab::Tab;
use crate::screen::layout::table_screen;
use leptos::prelude::*;
use mallard_device::{GameId, SaveError, SavedMatch, new_id};
use mallard_engine::Seat;
use mallard_kit::App;
use mallard_web as web;

/// The table of a saved match, which this tab plays or follows.
pub(crate) fn show_match<G: GameUi>(
    app: App,
    game: GameId,
    tab: Tab,
    saved: SavedMatch,
) -> AnyView {
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
