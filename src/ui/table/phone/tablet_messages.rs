//! The messages of the tablet.

use super::phone_ui::PhoneUi;
use crate::games::GameId;
use crate::session::{ConnectionMessage, PhoneError, TabletMessage};
use crate::ui::table::games::load;
use leptos::prelude::*;

impl PhoneUi {
    /// Handles a message of the tablet. Returns it if it is about the connection.
    ///
    /// # Errors
    /// [`PhoneError`]: the connection closes.
    pub(in crate::ui::table) fn handle_message(
        self,
        message: &str,
    ) -> Result<Option<ConnectionMessage>, PhoneError> {
        // The page may have gone.
        let _ = self.unanswered.try_set(0);
        let (about, message) = match TabletMessage::read(message)? {
            TabletMessage::Heartbeat(plays) => {
                let _ = self.plays.try_set(plays);
                return Ok(None);
            }
            TabletMessage::Lobby(lobby) => {
                self.lobby.set(Some(lobby));
                return Ok(None);
            }
            TabletMessage::Connection(message) => return Ok(Some(message)),
            TabletMessage::Match(head, message) => (head, message),
        };
        let _ = self.plays.try_set(true);
        let mut handler = self.handler.try_update_value(Option::take).flatten();
        if about.begins() || handler.is_none() {
            let game = GameId::from_slug(&about.game).ok_or(PhoneError::Version)?;
            handler = Some(load(game).begin_phone(self, about.seat));
        }
        let Some(mut handler) = handler else { return Ok(None) };
        let result = handler(message);
        self.handler.try_set_value(Some(handler));
        result.map(|()| None)
    }
}
