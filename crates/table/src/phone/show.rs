//! Shows the match of a phone.

use super::phone_ui::{MessageHandler, PhoneUi};
use crate::play::match_ui::{GameUi, MatchUi};
use crate::play::remote_players::{RemotePlayers, SendFn};
use crate::play::tab::Tab;
use crate::screen::layout::table_screen;
use leptos::prelude::*;
use mallard_device::GameId;
use mallard_engine::Seat;
use mallard_kit::memo;
use mallard_session::{PhoneSession, Session};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

impl PhoneUi {
    /// Begins a match of this game at `seat`: handles the tablet's messages about it.
    pub(crate) fn begin<G: GameUi>(self, game: GameId, seat: Seat) -> MessageHandler {
        let phone_session = Rc::new(RefCell::new(PhoneSession::<G>::new(seat)));
        let board = Rc::new(Cell::new(None::<MatchUi<G>>));
        Box::new(move |message| {
            let heard = phone_session.borrow_mut().receive(message, self.app.lang_now())?;
            let Some(session) = heard else { return Ok(()) };
            if let Some(board) = board.get().filter(|board| board.fits(&session)) {
                board.receive(session, phone_session.borrow().was_refused());
            } else {
                let (phone_session, board) = (Rc::clone(&phone_session), Rc::clone(&board));
                self.show(Box::new(move || self.screen(game, session, phone_session, &board)));
            }
            Ok(())
        })
    }

    fn screen<G: GameUi>(
        self,
        game: GameId,
        session: Session<G>,
        phone_session: Rc<RefCell<PhoneSession<G>>>,
        place: &Cell<Option<MatchUi<G>>>,
    ) -> AnyView {
        let board = MatchUi::new(self.app, game, Tab::unsaved(), None, session);
        let send_fn: SendFn = Rc::new(move |message| self.send(message));
        board.remote.set_value(RemotePlayers::Tablet { phone_session, send_fn });
        board.follow_tablet(memo(move || self.tablet()).into());
        place.set(Some(board));
        table_screen(board.handle())
    }
}
