//! Motion after each step: see [`Picture`](super::picture::Picture).

use super::desk::Desk;
use super::flight::land;
use super::picture::show;
use crate::ui::kit::watch;
use leptos::ev;
use leptos::prelude::*;

/// Shows each step of the match as motion.
pub(super) fn move_things(desk: Desk) {
    watch(move || {
        desk.track();
        request_animation_frame(move || {
            // The screen may be gone by the time of the frame.
            let before = desk.before.try_update_value(std::mem::take);
            match before {
                Some(before) if before.waits() => desk.before.set_value(before),
                Some(before) => show(&before),
                None => {}
            }
        });
    });
    let landed = window_event_listener(ev::animationend, |event| land(&event));
    on_cleanup(move || landed.remove());
}
