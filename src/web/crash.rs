//! After a panic the module is dead, so the page for it is plain HTML that is there already.

use std::panic;

/// From now on a panic is reported to the console and shows the crash page of `index.html`.
/// The match is saved: each decision is before anything of it is shown.
pub fn show_crash_page() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        for program in ["shelf", "table"] {
            if let Some(screen) = document.get_element_by_id(program) {
                screen.remove();
            }
        }
        // If any of this fails there is nobody left to tell.
        let show = |id| {
            let part = document.get_element_by_id(id)?;
            part.remove_attribute("hidden").ok()
        };
        if let Ok(Some(report)) = document.query_selector("#crash-report code") {
            report.set_text_content(Some(&info.to_string()));
            let _ = show("crash-report");
        }
        let _ = show("crash");
    }));
}
