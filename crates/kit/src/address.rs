//! Synchronizes the address bar and the screen, so that "back" and reload work as everywhere.

use crate::App;
use leptos::ev;
use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use mallard_codes::Route;
use mallard_device::ProfileFn;
use std::cell::RefCell;

/// Shows `screen` in the element with this id while the address is one of `ours`, and removes it while it is not, with
/// its app: the framework's signals keep each part that has followed them. When it returns, it reads the storage again.
/// Below the sheet of the rules it remains.
///
/// # Panics
/// If the page has no such element.
pub fn mount_at(
    id: &'static str,
    profile: ProfileFn,
    ours: fn(&Route) -> bool,
    screen: fn(App) -> AnyView,
) {
    let shown = RefCell::new(None);
    let follow = move || {
        let mut shown = shown.borrow_mut();
        let now = current_route();
        match &mut *shown {
            Some((at, _)) if stays(at, &now) => {}
            Some((at, _)) if ours(&now) => *at = now,
            None if ours(&now) => {
                let place =
                    document().get_element_by_id(id).expect("index.html has a place for it");
                let screen = move || screen(App::new(follow_address(), profile));
                *shown = Some((now, mount_to(place.unchecked_into(), screen)));
            }
            // Dropping it unmounts it.
            _ => *shown = None,
        }
    };
    follow();
    // For as long as the page is open.
    let _ = window_event_listener(ev::hashchange, move |_| follow());
}

/// The current screen; it changes with the address, and changes the address.
fn follow_address() -> RwSignal<Route> {
    let route = RwSignal::new(current_route());
    let handle = window_event_listener(ev::hashchange, move |_| {
        let now = current_route();
        let before = route.get_untracked();
        if before != now && !stays(&before, &now) {
            route.set(now);
        }
    });
    on_cleanup(move || handle.remove());
    Effect::new(move |_| {
        let route = route.get();
        if current_route() != route {
            // Refused only in frames that may not navigate; the screen changes all the same.
            let _ = location().set_hash(&route.hash());
        }
    });
    route
}

/// Does the screen at `before` remain while the page is at `now`? The rules cover the setup as a sheet, if all that
/// they need is on the page; otherwise the page says that it waits, or that it cannot load them.
fn stays(before: &Route, now: &Route) -> bool {
    let (Route::Setup(_), Route::Rules(game, _)) = (before, now) else { return false };
    let waits = format!(
        "#table-style[disabled], :is(#chunk-table-program, #chunk-{}-program):not([data-ready])",
        game.slug()
    );
    document().query_selector(&waits).is_ok_and(|waits| waits.is_none())
}

/// The route of the address, for a task that no screen owns.
pub fn current_route() -> Route {
    Route::from_hash(&location().hash().unwrap_or_default())
}
