//! Starts the app in the page.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use mallard::ui::Shell;
use mallard::web::{Browser, follow_address, show_crash_page};
use std::sync::Arc;

fn main() {
    show_crash_page();
    let place = document().get_element_by_id("app").expect("index.html has a place for the app");
    mount_to(place.unchecked_into(), || {
        let route = follow_address();
        view! { <Shell device=Arc::new(Browser::new()) route/> }
    })
    // The app stays as long as the page.
    .forget();
}
