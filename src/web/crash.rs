//! After a panic the module is dead, so the page for it is plain HTML that is there already.

use std::panic;

/// From now on a panic is reported to the console and shows the crash page of `index.html`.
/// The match is saved: each decision is before anything of it is shown.
pub fn show_crash_page() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        if let Some(app) = document.get_element_by_id("app") {
            app.remove();
        }
        if let Some(page) = document.get_element_by_id("crash") {
            // If this fails there is nobody left to tell.
            let _ = page.remove_attribute("hidden");
        }
    }));
}
