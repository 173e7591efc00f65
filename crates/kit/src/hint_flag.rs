//! The flag on an element to tap.

use super::app::App;
use super::live::live_if;
use crate::html;
use leptos::prelude::*;

/// The flag, while the hint or the lesson points to this element.
pub fn hint_flag(app: App, hinted: Signal<bool>) -> AnyView {
    let flag = move || html! { <span class="hint-flag">{app.try_this()}</span> };
    live_if(move || hinted.get(), flag)
}
