//! A phone: the match in the view of its seat, as the tablet sends it.

use mallard_board::TabletState;
use mallard_kit::prelude::*;
use mallard_session::{Lobby, PhoneError, PhoneMessage};
use serde_json::Value;
use std::rc::Rc;
use std::time::Duration;

/// How often a phone sends a heartbeat. The tablet answers each.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(2);

/// How many heartbeats may be without an answer when the next one is due: then the tablet has been silent for six
/// seconds. Heartbeats, not time: a phone that has slept asks before it complains.
const MAX_UNANSWERED_HEARTBEATS: u32 = 2;

/// After as many the phone scans the tablet's code again: a minute.
const HEARTBEATS_UNTIL_LOST: u32 = 30;

/// Handles a message of the tablet about the match.
pub(crate) type MessageHandler = Box<dyn FnMut(Value) -> Result<(), PhoneError>>;

/// Sends a message to the tablet.
type SendFn = Rc<dyn Fn(&str)>;

/// Renders the screen of a match.
type Screen = Box<dyn FnOnce() -> AnyView>;

/// The match on a phone. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct PhoneUi {
    pub(crate) app: App,
    send_fn: StoredValue<SendFn, LocalStorage>,
    pub(crate) handler: StoredValue<Option<MessageHandler>, LocalStorage>,
    screen: StoredValue<Option<Screen>, LocalStorage>,
    /// Increases when another screen is needed.
    screen_version: RwSignal<u32>,
    /// Who is connected, until the match begins.
    pub(crate) lobby: RwSignal<Option<Lobby>>,
    /// The number of heartbeats since the tablet's last message.
    pub(crate) unanswered: RwSignal<u32>,
    /// Does the tablet show the match?
    pub(crate) plays: RwSignal<bool>,
}

impl PhoneUi {
    /// A phone before its first message; `send_fn` sends a message to the tablet.
    pub(crate) fn new(app: App, send_fn: SendFn) -> Self {
        let phone = Self {
            app,
            send_fn: StoredValue::new_local(send_fn),
            handler: StoredValue::new_local(None),
            screen: StoredValue::new_local(None),
            screen_version: RwSignal::new(0),
            lobby: RwSignal::new(None),
            unanswered: RwSignal::new(0),
            plays: RwSignal::new(true),
        };
        let here = move || {
            phone.unanswered.update(|unanswered| *unanswered += 1);
            phone.send(&PhoneMessage::<()>::Heartbeat.written());
        };
        if let Ok(timer) = set_interval_with_handle(here, HEARTBEAT_INTERVAL) {
            on_cleanup(move || timer.clear());
        }
        phone
    }

    pub(crate) fn send(self, message: &str) {
        if let Some(send_fn) = self.send_fn.try_get_value() {
            send_fn(message);
        }
    }

    /// The match, once the tablet has sent it.
    pub(crate) fn view(self) -> AnyView {
        live(move || {
            self.screen_version.track();
            let screen = self.screen.try_update_value(Option::take).flatten();
            screen.map(|screen| screen()).into_any()
        })
    }

    /// Has the tablet sent a match yet?
    pub(crate) fn has_begun(self) -> bool {
        self.screen_version.get() > 0
    }

    /// What the phone knows of the tablet.
    pub(crate) fn tablet(self) -> TabletState {
        match self.plays.get() {
            _ if self.unanswered.get() > HEARTBEATS_UNTIL_LOST => TabletState::Lost,
            _ if self.unanswered.get() > MAX_UNANSWERED_HEARTBEATS => TabletState::Silent,
            true => TabletState::Here,
            false => TabletState::Elsewhere,
        }
    }

    /// The connection is closed: until a reserve opens, the tablet receives nothing. `is_final`: does none open?
    pub(crate) fn miss_tablet(self, is_final: bool) {
        let missed = if is_final { HEARTBEATS_UNTIL_LOST } else { MAX_UNANSWERED_HEARTBEATS };
        let _ = self.unanswered.try_update(|unanswered| *unanswered = missed + 1);
    }

    /// Has the tablet been silent for a minute, or has it ended the connection?
    pub(crate) fn is_lost(self) -> bool {
        self.unanswered.get() > HEARTBEATS_UNTIL_LOST
    }

    pub(crate) fn show(self, screen: Screen) {
        self.screen.set_value(Some(screen));
        self.screen_version.update(|version| *version += 1);
    }
}
