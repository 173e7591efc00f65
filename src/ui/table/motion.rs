//! Motion after each step: see [`Picture`](super::picture::Picture).

use super::desk::Desk;
use super::picture::{land, show};
use crate::ui::kit::watch;
use leptos::ev;
use leptos::prelude::*;

/// Shows each step of the match as motion.
pub(super) fn move_things(desk: Desk) {
    watch(move || {
        desk.ask().follow();
        request_animation_frame(move || {
            // The screen may be gone by the time of the frame.
            if let Some(before) = desk.before.try_update_value(std::mem::take) {
                show(&before);
            }
        });
    });
    let landed = window_event_listener(ev::animationend, |event| land(&event));
    on_cleanup(move || landed.remove());
}
