//! Motion after each step: see [`LayoutSnapshot`](mallard_board::motion::LayoutSnapshot).

use leptos::ev;
use mallard_board::{MatchUiHandle, motion::land, motion::show};
use mallard_kit::prelude::*;

pub(crate) fn animate_steps(handle: MatchUiHandle) {
    watch(move || {
        handle.track();
        request_animation_frame(move || {
            // The screen may be gone by the time of the frame.
            let before = handle.last.layout.try_update_value(std::mem::take);
            match before {
                Some(before) if before.waits() => handle.last.layout.set_value(before),
                Some(before) => show(&before),
                None => {}
            }
        });
    });
    let landed = window_event_listener(ev::animationend, |event| land(&event));
    on_cleanup(move || landed.remove());
}
