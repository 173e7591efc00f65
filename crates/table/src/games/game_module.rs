//! A game without its type, as the table needs it.

use crate::parts::phone_ui::{MessageHandler, PhoneUi};
use mallard_board::{Coach, MomentsTable, RulesSource, Tab};
use mallard_device::{GameRules, SavedMatch};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_session::{Match, Moment, MomentText, OpenError};
use mallard_words::Lang;
use std::fmt;

/// What a game gives the table, besides its rules. Each game has one, and [`load`](super::load) returns it.
pub(crate) trait GameModule: GameRules {
    /// The table of a saved match, which this tab plays or follows.
    fn open_match(&self, app: App, tab: Tab, saved: SavedMatch) -> AnyView;

    fn open_replay(&self, app: App, replay: ReplayRequest) -> AnyView;

    /// The screen of the moments of one person.
    fn open_moments(&self, app: App, request: MomentsRequest) -> AnyView;

    /// A moment in words; `None` if the match does not have it.
    fn moment_in_words(&self, saved: SavedMatch, moment: &Moment, lang: Lang)
    -> Option<MomentText>;

    fn open_lesson(&self, app: App, coach: Coach, script: &str) -> AnyView;

    /// Begins a match on a phone at `seat`: returns the handler of the tablet's messages about it.
    fn begin_phone(&self, phone: PhoneUi, seat: Seat) -> MessageHandler;

    /// Reads a saved match in words.
    ///
    /// # Errors
    /// The reason why it cannot be opened.
    fn read_match(
        &self,
        saved: SavedMatch,
        lang: Lang,
        read: &mut dyn FnMut(&dyn Match),
    ) -> Result<(), OpenError>;

    /// The parts of the game for the texts of its rules.
    fn rules_source(&self) -> RulesSource;
}

/// The module of a loaded game.
pub(crate) type Module = &'static dyn GameModule;

/// The code of a game for the table.
#[derive(Clone, Copy)]
pub struct GameCode(pub(crate) Module);

impl fmt::Debug for GameCode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("GameCode").field(&self.0.game()).finish()
    }
}

pub(crate) struct ReplayRequest {
    pub(crate) saved: SavedMatch,
    /// The step to begin with, if not the end.
    pub(crate) step: Option<usize>,
    /// The seat that looked at it when it was left.
    pub(crate) looker: Option<Seat>,
    pub(crate) close: Callback<()>,
}

/// The moments of one person, and the screen that shows them, which the pages' chunk has.
pub(crate) struct MomentsRequest {
    pub(crate) saved: SavedMatch,
    pub(crate) moments: Vec<Moment>,
    /// The index of the first one to show.
    pub(crate) at: usize,
    pub(crate) render: Box<dyn FnOnce(MomentsTable) -> AnyView>,
}
