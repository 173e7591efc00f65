//! The offers of the page's plain scripts: installing, storing a copy for offline use, updating.
//!
//! The scripts in `assets/page/` make an offer in an attribute of the root element and with an
//! event of the window; here both become a signal.

use leptos::prelude::*;
use mallard_web as web;

/// An offer of the page's scripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageOffer {
    Install,
    /// Storing the whole app on the device, for a player who saves data.
    Offline,
    Update,
}

impl PageOffer {
    const fn attribute(self) -> &'static str {
        match self {
            Self::Install => "data-install",
            Self::Offline => "data-offline",
            Self::Update => "data-update",
        }
    }

    const fn changed(self) -> &'static str {
        match self {
            Self::Install => "mallard:install",
            Self::Offline => "mallard:offline",
            Self::Update => "mallard:update",
        }
    }

    pub fn is_available(self) -> Signal<bool> {
        let ask = move || web::root_mark(self.attribute()).as_deref() == Some("ready");
        let is_ready = RwSignal::new(ask());
        let listener = window_event_listener_untyped(self.changed(), move |_| is_ready.set(ask()));
        on_cleanup(move || listener.remove());
        is_ready.into()
    }

    pub fn accept(self) {
        web::dispatch_event(match self {
            Self::Install => "mallard:accept-install",
            Self::Offline => "mallard:accept-offline",
            Self::Update => "mallard:accept-update",
        });
    }
}
