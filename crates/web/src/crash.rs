//! After a panic the module is dead, so the crash page is plain HTML that is there already.

use super::page;
use std::panic;

/// From now on, reports a panic to the console and to `assets/page/crash.js`, which shows the crash
/// page of `index.html`. The match is saved: each decision is saved before any of it is shown.
pub fn show_crash_page() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        page::dispatch_detail("mallard:panic", &info.to_string());
    }));
}
