//! Opening a saved match.

use super::screen::table_screen;
use super::session::Session;
use crate::engine::Table;
use crate::games::{GameId, GameVisitor, Shelved};
use crate::ui::app::App;
use crate::ui::matches::{Found, Saved, find};
use crate::ui::unopened::{Unopened, unopened};
use leptos::prelude::*;

/// The screen of the match saved under this name.
pub(in crate::ui) fn open_match(app: App, id: &str) -> AnyView {
    match find(app, id) {
        Found::Missing => unopened(app, Unopened::Missing),
        Found::Damaged => unopened(app, Unopened::Damaged),
        Found::Match(saved) => match saved.slug().and_then(GameId::from_slug) {
            Some(game) => game.visit(Opener { app, game, id: id.to_owned(), saved }),
            None => unopened(app, Unopened::UnknownGame),
        },
    }
}

struct Opener {
    app: App,
    game: GameId,
    id: String,
    saved: Saved,
}

impl GameVisitor for Opener {
    type Output = AnyView;

    fn visit<G: Shelved>(self) -> AnyView {
        let Self { app, game, id, saved } = self;
        match Table::<G>::open(saved.record) {
            Ok((table, damage)) if saved.players.len() == usize::from(table.setup().seats) => {
                let session = Session::new(app, id, saved.players, table, damage);
                if saved.label.is_none() && damage.is_none() {
                    session.keep();
                }
                table_screen(session.desk(game))
            }
            Ok(_) => unopened(app, Unopened::Damaged),
            Err(error) => unopened(app, error.into()),
        }
    }
}
