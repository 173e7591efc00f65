//! After a panic the module is dead, so the page for it is plain HTML that is there already.

use std::panic;
use web_sys::{CustomEvent, CustomEventInit};

/// From now on a panic is reported to the console and told to `assets/page/crash.js`, which shows
/// the crash page of `index.html`. The match is saved: each decision is before anything of it is
/// shown.
pub fn show_crash_page() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let Some(window) = web_sys::window() else { return };
        let init = CustomEventInit::new();
        init.set_detail(&info.to_string().into());
        // If this fails there is nobody left to tell.
        if let Ok(event) = CustomEvent::new_with_event_init_dict("mallard:panic", &init) {
            let _ = window.dispatch_event(&event);
        }
    }));
}
