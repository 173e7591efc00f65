//! What the rules' texts need of their game.

use crate::games::{GameId, GameVisitor, Shelved};
use crate::words::{About, Lang};
use leptos::prelude::*;

/// What the rules' texts need of their game. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui::table) struct Book {
    /// The folder of the texts.
    pub(super) slug: &'static str,
    /// What the game is called.
    pub(super) about: fn(Lang) -> &'static About,
    /// Draws a piece of a figure.
    pub(super) drawn: fn(&str, Lang) -> AnyView,
    /// The names from which more can be read.
    pub(super) named: fn(Lang) -> &'static [&'static str],
    /// That, by their numbers.
    pub(super) about_named: fn(usize, Lang) -> AnyView,
}

impl Book {
    /// That of a game.
    pub(in crate::ui::table) fn of(game: GameId) -> Self {
        game.visit(Opened)
    }
}

struct Opened;

impl GameVisitor for Opened {
    type Output = Book;

    fn visit<G: Shelved>(self) -> Book {
        Book {
            slug: G::SLUG,
            about: G::about,
            drawn: G::drawn,
            named: G::named,
            about_named: G::about_named,
        }
    }
}
