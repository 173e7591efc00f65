//! The address bar and the screen are kept in step, so that "back" and reload do what they
//! do everywhere.

use crate::ui::Route;
use leptos::ev;
use leptos::prelude::*;

/// The present screen; changes with the address, and changes it.
pub fn follow_address() -> RwSignal<Route> {
    let route = RwSignal::new(read());
    let handle = window_event_listener(ev::hashchange, move |_| {
        let now = read();
        if route.get_untracked() != now {
            route.set(now);
        }
    });
    on_cleanup(move || handle.remove());
    Effect::new(move |_| {
        let route = route.get();
        if read() != route {
            // Refused only in frames that may not navigate; the screen changes all the same.
            let _ = location().set_hash(&route.hash());
        }
    });
    route
}

fn read() -> Route {
    Route::from_hash(&location().hash().unwrap_or_default())
}
