//! What one screen leaves for another.

use mallard_codes::{GameId, Route};
use mallard_device::{Exported, NextMatch};
use mallard_engine::Seat;
use std::cell::RefCell;

/// What the screens leave for each other, as long as the page is open.
#[derive(Default, Debug)]
pub struct NavigationState {
    /// The match from which the table opened a lesson, if it did.
    pub match_before: Option<Route>,
    /// The next match of a group, for the setup of its game; read once.
    pub next_match: Option<(GameId, NextMatch)>,
    /// The text of a shared deal, for the setup of its game; read once.
    pub shared_deal: Option<(GameId, String)>,
    /// An export to import, for the table, which alone knows the rules.
    pub import: Option<Exported>,
    /// The id of the match that the table shares at once; read once.
    pub share: Option<String>,
    /// The match that was left for its replay, and the seat whose cards were open. It is read once, so that the next user
    /// does not find the cards open.
    pub replay_viewer: Option<(String, Seat)>,
    /// The screen to which the replay closes; read once.
    pub replay_return: Option<Route>,
    /// The player who was selected in the past matches.
    pub selected_player: Option<String>,
    pub shows_all_past: bool,
    pub shows_all_saves: bool,
    pub is_update_postponed: bool,
}

thread_local! {
    static STATE: RefCell<NavigationState> = RefCell::default();
}

/// The state that all screens share, also those of another [`App`](crate::App). A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct Navigation;

impl Navigation {
    pub fn with_value<T>(self, read: impl FnOnce(&NavigationState) -> T) -> T {
        STATE.with_borrow(read)
    }

    pub fn update_value<T>(self, change: impl FnOnce(&mut NavigationState) -> T) -> T {
        STATE.with_borrow_mut(change)
    }

    pub fn set_value(self, state: NavigationState) {
        STATE.set(state);
    }
}

/// Takes a value that is left for this game.
pub fn take_for<T>(left: &mut Option<(GameId, T)>, game: GameId) -> Option<T> {
    left.take_if(|(of, _)| *of == game).map(|(_, value)| value)
}
