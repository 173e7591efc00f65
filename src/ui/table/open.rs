//! Opening a saved match.

use super::screen::table_screen;
use super::session::Session;
use crate::engine::{FORMAT, LoadError, Table};
use crate::games::{GameId, GameVisitor, Shelved};
use crate::ui::app::{App, unopened};
use crate::ui::lang::Lang;
use crate::ui::matches::{Found, Saved, find};
use crate::ui::text::text;
use leptos::prelude::*;

/// Why a match cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Unopened {
    Missing,
    Damaged,
    Newer,
    OtherRules,
    UnknownGame,
}

impl Unopened {
    pub(in crate::ui) fn sentence(self, lang: Lang) -> &'static str {
        let saves = &text(lang).saves;
        match self {
            Self::Missing => saves.missing,
            Self::Damaged => saves.damaged,
            Self::Newer => saves.newer,
            Self::OtherRules => saves.other_rules,
            Self::UnknownGame => saves.unknown_game,
        }
    }
}

impl From<LoadError> for Unopened {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Format(format) if format > FORMAT => Self::Newer,
            LoadError::Rules { saved, known } if saved > known => Self::Newer,
            LoadError::Rules { .. } | LoadError::Format(_) => Self::OtherRules,
            LoadError::Game(_) => Self::UnknownGame,
            LoadError::Malformed(_) | LoadError::Setup(_) => Self::Damaged,
        }
    }
}

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
                table_screen(Session::new(app, id, saved.players, table, damage).desk(game))
            }
            Ok(_) => unopened(app, Unopened::Damaged),
            Err(error) => unopened(app, error.into()),
        }
    }
}
