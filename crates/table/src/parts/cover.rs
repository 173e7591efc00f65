//! Covers open cards while no player looks at the page: devices show a picture of it among their apps.

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use mallard_board::MatchUiHandle;
use mallard_device::Timestamp;
use mallard_kit::prelude::*;
use mallard_web as web;
use std::time::Duration;

/// How long the page may be away, in milliseconds, before an open hand closes: another player may look then.
const MAX_ABSENCE_MS: u64 = 5 * 60_000;

/// How long the cover remains when the page is back: the tap that brought it back plays no card.
const COVER_DELAY: Duration = Duration::from_millis(200);

/// The attribute of the root element while the page is away (style/handoff.css).
const AWAY_ATTRIBUTE: &str = "data-away";

/// The events at which the page may go away or come back.
const EVENTS: [&str; 6] =
    ["visibilitychange", "blur", "pagehide", "focus", "pageshow", "pointerdown"];

/// Covers what only one player may know as soon as the page is hidden or loses the focus: in the handler of the event,
/// because the device takes its picture then. Calls `close` when the page is back after a while.
pub(crate) fn cover_while_away(
    handle: MatchUiHandle,
    private: impl Fn() -> bool + 'static,
    close: impl Fn() + Clone + 'static,
) {
    let whose = if handle.phone_seat().is_some() { "own" } else { "shared" };
    watch(move || web::mark_root("data-secret", if private() { whose } else { "" }));
    let left_at = StoredValue::new(None::<Timestamp>);
    let lifting = StoredValue::new(None::<TimeoutHandle>);
    let keep = move || {
        if let Some(Some(timer)) = lifting.try_update_value(Option::take) {
            timer.clear();
        }
    };
    let leave = move || {
        keep();
        web::mark_root(AWAY_ATTRIBUTE, "yes");
        left_at.update_value(|left| *left = left.or_else(|| Some(web::timestamp())));
    };
    let come_back = move || {
        let Some(Some(left)) = left_at.try_update_value(Option::take) else { return };
        if web::timestamp().since(left) > MAX_ABSENCE_MS {
            close();
        }
        keep();
        lifting.set_value(
            set_timeout_with_handle(|| web::mark_root(AWAY_ATTRIBUTE, ""), COVER_DELAY).ok(),
        );
    };
    // Another screen of the match begins while the page is away.
    if document().hidden() || web::root_mark(AWAY_ATTRIBUTE).is_some() && !has_focus() {
        leave();
    } else {
        web::mark_root(AWAY_ATTRIBUTE, "");
    }
    let listeners = EVENTS.map(|name| {
        let come_back = come_back.clone();
        window_event_listener_untyped(name, move |_| match name {
            // The focus is in a frame of the page, which belongs to an extension of the browser.
            "blur" if has_focus() && !document().hidden() => {}
            name if name == "blur" || name == "pagehide" || document().hidden() => leave(),
            _ => come_back(),
        })
    });
    on_cleanup(move || {
        keep();
        web::mark_root("data-secret", "");
        for listener in listeners {
            listener.remove();
        }
    });
}

fn has_focus() -> bool {
    document().has_focus().unwrap_or(true)
}
