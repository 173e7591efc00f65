//! The messages of the tablet.

use crate::games::{loaded, wait_for};
use crate::parts::phone_ui::{MessageHandler, PhoneUi};
use leptos::prelude::*;
use leptos::task::spawn_local;
use mallard_codes::GameId;
use mallard_engine::Seat;
use mallard_session::{ConnectionMessage, MatchMessageHead, PhoneError, TabletMessage};
use serde_json::Value;
use std::cell::RefCell;
use std::rc::Rc;

impl PhoneUi {
    /// Handles a message of the tablet. Returns it if it is about the connection.
    ///
    /// # Errors
    /// [`PhoneError`]: the connection closes.
    pub(crate) fn handle_message(
        self,
        message: &str,
    ) -> Result<Option<ConnectionMessage>, PhoneError> {
        // The page may have gone.
        let _ = self.unanswered.try_set(0);
        let (about, message) = match TabletMessage::read(message)? {
            TabletMessage::Heartbeat { plays } => {
                let _ = self.plays.try_set(plays);
                return Ok(None);
            }
            TabletMessage::Lobby(lobby) => {
                self.lobby.set(Some(lobby));
                return Ok(None);
            }
            TabletMessage::Connection(message) => return Ok(Some(message)),
            TabletMessage::Match(message) => (MatchMessageHead::read(&message)?, message),
            TabletMessage::End(reason) => return Err(reason),
        };
        let _ = self.plays.try_set(true);
        let mut handler = self.handler.try_update_value(Option::take).flatten();
        if about.begins() || handler.is_none() {
            let game = GameId::from_slug(&about.game).ok_or(PhoneError::Version)?;
            handler = Some(self.begin_match(game, about.seat));
        }
        let Some(mut handler) = handler else { return Ok(None) };
        let result = handler(message);
        self.handler.try_set_value(Some(handler));
        result.map(|()| None)
    }

    /// Begins a match. Until its game is loaded, the messages about it wait.
    fn begin_match(self, game: GameId, seat: Seat) -> MessageHandler {
        if let Some(module) = loaded(game) {
            return module.begin_phone(self, seat);
        }
        let state = Rc::new(RefCell::new(PhoneMatch::Loading(Vec::new())));
        let begun = Rc::clone(&state);
        spawn_local(async move {
            let module = wait_for(game).await;
            if self.unanswered.try_get_untracked().is_none() {
                // The page has gone.
                return;
            }
            let mut handler = module.begin_phone(self, seat);
            let waiting = begun.replace(PhoneMatch::Loading(Vec::new()));
            let PhoneMatch::Loading(messages) = waiting else { return };
            let result = messages.into_iter().try_for_each(&mut handler);
            // An error closes the connection with the next message.
            let failed = |error| Box::new(move |_| Err(error)) as MessageHandler;
            let handler = result.map_or_else(failed, |()| handler);
            begun.replace(PhoneMatch::Begun(handler));
        });
        Box::new(move |message| match &mut *state.borrow_mut() {
            PhoneMatch::Loading(messages) => {
                messages.push(message);
                Ok(())
            }
            PhoneMatch::Begun(handler) => handler(message),
        })
    }
}

enum PhoneMatch {
    /// Its game loads; these messages wait.
    Loading(Vec<Value>),
    Begun(MessageHandler),
}
