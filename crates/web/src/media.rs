//! The settings of the whole device, by media queries.

use super::until::DropGuard;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// Reports whether less motion is wanted everywhere on the device: now, and whenever that changes.
pub fn less_motion(on_change: Box<dyn Fn(bool)>) -> DropGuard {
    let Ok(Some(media)) = window().match_media(LESS_MOTION) else { return DropGuard::ever() };
    on_change(media.matches());
    let asked = media.clone();
    let changed = Closure::<dyn Fn()>::new(move || on_change(asked.matches()));
    media.set_onchange(Some(changed.as_ref().unchecked_ref()));
    DropGuard::dropped(move || {
        media.set_onchange(None);
        drop(changed);
    })
}
