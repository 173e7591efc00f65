//! A phone: the match in the view of its seat, as the tablet sends it.

use crate::engine::Seat;
use crate::games::GameId;
use crate::session::{
    ConnectionMessage, Lobby, PhoneError, PhoneMessage, PhoneRequest, PhoneSession, Session,
    TabletMessage,
};
use crate::ui::kit::{App, live, memo};
use crate::ui::table::phone::tablet_state::TabletState;
use crate::ui::table::play::match_ui::GameUi;
use crate::ui::table::play::match_ui::MatchUi;
use crate::ui::table::play::remote_players::{RemotePlayers, SendFn};
use crate::ui::table::play::tab::Tab;
use crate::ui::table::screen::layout::table_screen;
use leptos::prelude::*;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// How often a phone sends a heartbeat. The tablet answers each.
const HERE: Duration = Duration::from_secs(2);

/// How many heartbeats may be without an answer when the next one is due: then the tablet has been silent for six
/// seconds. Heartbeats, not time: a phone that has slept asks before it complains.
const SILENT: u32 = 2;

/// After as many the phone scans the tablet's code again: a minute.
const LOST: u32 = 30;

/// Handles a message of the tablet about the match.
type MessageHandler = Box<dyn FnMut(Value) -> Result<(), PhoneError>>;

/// Renders the screen of a match.
type Screen = Box<dyn FnOnce() -> AnyView>;

/// The match on a phone. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(in crate::ui::table) struct PhoneUi {
    app: App,
    send_fn: StoredValue<SendFn, LocalStorage>,
    handler: StoredValue<Option<MessageHandler>, LocalStorage>,
    screen: StoredValue<Option<Screen>, LocalStorage>,
    /// Increases when another screen is needed.
    shown: RwSignal<u32>,
    /// Who is connected, until the match begins.
    pub(in crate::ui::table) lobby: RwSignal<Option<Lobby>>,
    /// The number of heartbeats since the tablet's last message.
    unanswered: RwSignal<u32>,
    /// Does the tablet show the match?
    plays: RwSignal<bool>,
}

impl PhoneUi {
    /// A phone before its first message; `send_fn` sends a message to the tablet.
    pub(in crate::ui::table) fn new(app: App, send_fn: SendFn) -> Self {
        let phone = Self {
            app,
            send_fn: StoredValue::new_local(send_fn),
            handler: StoredValue::new_local(None),
            screen: StoredValue::new_local(None),
            shown: RwSignal::new(0),
            lobby: RwSignal::new(None),
            unanswered: RwSignal::new(0),
            plays: RwSignal::new(true),
        };
        let here = move || {
            phone.unanswered.update(|unanswered| *unanswered += 1);
            phone.send(&PhoneMessage::<()>::new(0, PhoneRequest::Here).written());
        };
        if let Ok(timer) = set_interval_with_handle(here, HERE) {
            on_cleanup(move || timer.clear());
        }
        phone
    }

    fn send(self, message: &str) {
        if let Some(send_fn) = self.send_fn.try_get_value() {
            send_fn(message);
        }
    }

    /// The match, once the tablet has sent it.
    pub(in crate::ui::table) fn view(self) -> AnyView {
        live(move || {
            self.shown.track();
            let screen = self.screen.try_update_value(Option::take).flatten();
            screen.map(|screen| screen()).into_any()
        })
    }

    /// Has the tablet sent a match yet?
    pub(in crate::ui::table) fn has_begun(self) -> bool {
        self.shown.get() > 0
    }

    /// What the phone knows of the tablet.
    fn tablet(self) -> TabletState {
        match self.plays.get() {
            _ if self.unanswered.get() > SILENT => TabletState::Silent,
            true => TabletState::Here,
            false => TabletState::Elsewhere,
        }
    }

    /// The connection is closed: until a reserve opens, the tablet handler nothing.
    pub(in crate::ui::table) fn miss_tablet(self) {
        let _ = self.unanswered.try_update(|unanswered| *unanswered = SILENT + 1);
    }

    /// Has the tablet been silent for a minute?
    pub(in crate::ui::table) fn is_lost(self) -> bool {
        self.unanswered.get() > LOST
    }

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
            handler = Some(with_game!(game, G => self.begin::<G>(game, about.seat)));
        }
        let Some(mut handler) = handler else { return Ok(None) };
        let result = handler(message);
        self.handler.try_set_value(Some(handler));
        result.map(|()| None)
    }

    fn begin<G: GameUi>(self, game: GameId, seat: Seat) -> MessageHandler {
        let phone_session = Rc::new(RefCell::new(PhoneSession::<G>::new(seat)));
        let board = Rc::new(Cell::new(None::<MatchUi<G>>));
        Box::new(move |message| {
            let heard = phone_session.borrow_mut().receive(message, self.app.lang_now())?;
            let Some(session) = heard else { return Ok(()) };
            if let Some(board) = board.get().filter(|board| board.fits(&session)) {
                board.receive(session);
            } else {
                let (phone_session, board) = (Rc::clone(&phone_session), Rc::clone(&board));
                self.show(Box::new(move || self.screen(game, session, phone_session, &board)));
            }
            Ok(())
        })
    }

    fn show(self, screen: Screen) {
        self.screen.set_value(Some(screen));
        self.shown.update(|shown| *shown += 1);
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
