//! A game without its type, as the table needs it.

use crate::lesson::coach::Coach;
use crate::lesson::show::show_lesson;
use crate::phone::phone_ui::{MessageHandler, PhoneUi};
use crate::play::match_ui::GameUi;
use crate::play::show::show_match;
use crate::play::tab::Tab;
use crate::replay::{ReplayRequest, show_replay};
use crate::rules::RulesSource;
use leptos::prelude::*;
use mallard_device::{GameRules, SavedMatch, TypedGame};
use mallard_engine::{FromPosition, Seat};
use mallard_kit::App;
use std::fmt;

/// What a game gives the table, besides its rules. Each game has one, and [`load`](super::games::load) returns it.
pub(super) trait GameModule: GameRules {
    /// The table of a saved match, which this tab plays or follows.
    fn open_match(&self, app: App, tab: Tab, saved: SavedMatch) -> AnyView;

    /// The replay screen of a match.
    fn open_replay(&self, app: App, replay: ReplayRequest) -> AnyView;

    /// The table of a lesson with this script.
    fn open_lesson(&self, app: App, coach: Coach, script: &str) -> AnyView;

    /// Begins a match on a phone at `seat`: returns the handler of the tablet's messages about it.
    fn begin_phone(&self, phone: PhoneUi, seat: Seat) -> MessageHandler;

    /// The parts of the game for the texts of its rules.
    fn rules_source(&self) -> RulesSource;
}

/// The module of a loaded game.
pub(super) type Module = &'static dyn GameModule;

/// The code of a game for the table.
#[derive(Clone, Copy)]
pub struct GameCode(pub(super) Module);

impl GameCode {
    /// The code of the game `G`.
    pub const fn new<G: GameUi + FromPosition>() -> Self {
        Self(TypedGame::<G>::GAME)
    }
}

impl fmt::Debug for GameCode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("GameCode").field(&self.0.game()).finish()
    }
}

impl<G: GameUi + FromPosition> GameModule for TypedGame<G> {
    fn open_match(&self, app: App, tab: Tab, saved: SavedMatch) -> AnyView {
        show_match::<G>(app, self.game(), tab, saved)
    }

    fn open_replay(&self, app: App, replay: ReplayRequest) -> AnyView {
        show_replay::<G>(app, self.game(), replay)
    }

    fn open_lesson(&self, app: App, coach: Coach, script: &str) -> AnyView {
        show_lesson::<G>(app, self.game(), coach, script)
    }

    fn begin_phone(&self, phone: PhoneUi, seat: Seat) -> MessageHandler {
        phone.begin::<G>(self.game(), seat)
    }

    fn rules_source(&self) -> RulesSource {
        RulesSource::new::<G>(self.game())
    }
}
