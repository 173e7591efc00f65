//! Motion after each step: see [`Picture`](super::picture::Picture).

use super::desk::Desk;
use super::picture::show;
use crate::ui::kit::watch;
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
}
