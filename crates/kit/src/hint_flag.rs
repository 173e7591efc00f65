//! The flag on an element to tap.

use super::app::App;
use super::live::live_if;
use leptos::prelude::*;

/// The flag, while the hint or the lesson points to this element.
pub fn hint_flag(app: App, hinted: Signal<bool>) -> AnyView {
    let flag = move || view! { <span class="hint-flag">{app.try_this()}</span> }.into_any();
    live_if(move || hinted.get(), flag)
}
