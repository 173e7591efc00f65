//! A match without its game's type, for the screens that all games share.

use super::asked::Asked;
use super::desk::Desk;
use super::seated::Seated;
use crate::games::GameId;
use crate::ui::face::Face;
use leptos::prelude::*;
use std::sync::Arc;

impl<G: Face> Seated<G> {
    /// The match without its type.
    pub(super) fn desk(self, game: GameId) -> Desk {
        let board = self.board();
        self.session.with_untracked(|session| Desk {
            app: self.app,
            game,
            about: G::about,
            seats: session.table().setup().seats,
            people: session.people(),
            owners: session.seating().owners(),
            tab: self.tab,
            before: self.before,
            focused: self.focused,
            now: self.now,
            players: StoredValue::new(session.players().to_vec()),
            coach: self.coach,
            questions: StoredValue::new(Arc::new(Asked { seated: self, board })),
        })
    }
}
