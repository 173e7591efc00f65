//! Opening a saved match.

use super::flaw::Flaw;
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
        Found::Newer => unopened(app, Unopened::Newer),
        Found::Match(saved) => open(app, id, saved, None),
        Found::Recovered(saved) => open(app, id, saved, Some(Flaw::Slot)),
    }
}

fn open(app: App, id: &str, saved: Saved, flaw: Option<Flaw>) -> AnyView {
    match saved.slug().and_then(GameId::from_slug) {
        Some(game) => game.visit(Opener { app, game, id: id.to_owned(), saved, flaw }),
        None => unopened(app, Unopened::UnknownGame),
    }
}

struct Opener {
    app: App,
    game: GameId,
    id: String,
    saved: Saved,
    flaw: Option<Flaw>,
}

impl GameVisitor for Opener {
    type Output = AnyView;

    fn visit<G: Shelved>(self) -> AnyView {
        let Self { app, game, id, saved, flaw } = self;
        match Table::<G>::open(saved.record) {
            Ok((table, damage)) if saved.players.len() == usize::from(table.setup().seats) => {
                let flaw = damage.map(Flaw::Step).or(flaw);
                let session = Session::new(app, id, saved.players, table, flaw);
                if saved.label.is_none() && flaw.is_none() {
                    session.keep();
                }
                table_screen(session.desk(game))
            }
            Ok(_) => unopened(app, Unopened::Damaged),
            Err(error) => unopened(app, error.into()),
        }
    }
}
