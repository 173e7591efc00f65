//! Opening a saved match.

use super::flaw::Flaw;
use super::screen::table_screen;
use super::session::Session;
use super::tab::Tab;
use crate::games::{GameId, GameVisitor, Shelved};
use crate::ui::app::App;
use crate::ui::device::Held;
use crate::ui::follow::follow;
use crate::ui::live::live;
use crate::ui::matches::{self, Found, Saved, find};
use crate::ui::unopened::{Unopened, unopened};
use leptos::prelude::*;

/// The screen of the match saved under this name, for play in one tab at a time. It is read anew
/// when the match comes to this tab, and in the others whenever it has changed.
pub(in crate::ui) fn open_match(app: App, id: &str) -> AnyView {
    let tab = Tab::new(app, id);
    live(move || match tab.place() {
        (Some(held), _) => found(app, tab, held),
        (None, _) => ().into_any(),
    })
}

fn found(app: App, tab: Tab, held: Held) -> AnyView {
    let id = tab.id();
    matches::part(app, &id, held);
    tab.mark();
    match find(app, &id) {
        Found::Missing => unopened(app, Unopened::Missing),
        Found::Damaged => unopened(app, Unopened::Damaged),
        Found::Newer => unopened(app, Unopened::Newer),
        Found::Match(saved) => open(app, tab, saved, None),
        Found::Recovered(saved) => open(app, tab, saved, Some(Flaw::Slot)),
    }
}

fn open(app: App, tab: Tab, saved: Saved, flaw: Option<Flaw>) -> AnyView {
    match saved.slug().and_then(GameId::from_slug) {
        Some(game) => game.visit(Opener { app, game, tab, saved, flaw }),
        None => unopened(app, Unopened::UnknownGame),
    }
}

struct Opener {
    app: App,
    game: GameId,
    tab: Tab,
    saved: Saved,
    flaw: Option<Flaw>,
}

impl GameVisitor for Opener {
    type Output = AnyView;

    fn visit<G: Shelved>(self) -> AnyView {
        let Self { app, game, tab, saved, flaw } = self;
        match follow::<G>(saved.record, saved.players.len()) {
            Ok((table, damage)) => {
                let flaw = damage.map(Flaw::Step).or(flaw);
                let session = Session::new(app, tab, saved.players, table, flaw);
                match flaw {
                    // The damaged match stays as it is: play goes on in a copy.
                    Some(Flaw::Step(_)) if !tab.is_elsewhere() => tab.turn_to(matches::new_id(app)),
                    None if saved.label.is_none() => session.keep(),
                    Some(_) | None => {}
                }
                table_screen(session.desk(game))
            }
            Err(why) => unopened(app, why),
        }
    }
}
