//! Why something cannot be done, in a bubble above what was touched. It leaves with the next touch,
//! wherever that is, and never lies on the prompt.

use super::app::App;
use super::live::live;
use super::rich::rich;
use crate::words::{Lang, spoken};
use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::DomRect;
use std::time::Duration;

/// How long a reason stands.
const STANDS: Duration = Duration::from_millis(3500);

/// Screen state: how many reasons were said, and the one that stands now after what was touched, by its
/// selector.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bubble(RwSignal<(u32, Option<(String, String)>)>);

impl Bubble {
    /// Nothing was refused.
    pub fn new() -> Self {
        Self(RwSignal::new((0, None)))
    }

    /// Says a reason above the first thing that fits the selector, for a while.
    pub fn say(self, above: String, reason: String) {
        let number = self.0.with_untracked(|(number, _)| number.wrapping_add(1));
        self.0.set((number, Some((above, reason))));
        set_timeout(
            move || {
                // The screen may be gone, or a later reason may stand there by now, if only in the same words.
                if self.0.try_with_untracked(|(last, _)| *last) == Some(number) {
                    self.clear();
                }
            },
            STANDS,
        );
    }

    /// Says nothing any more.
    pub fn clear(self) {
        self.0.update(|(_, shown)| *shown = None);
    }

    /// Does the reason that stands speak of this thing?
    pub fn speaks_of(self, selector: &str) -> bool {
        self.0.with(|(_, shown)| shown.as_ref().is_some_and(|(above, _)| above == selector))
    }

    /// The bubble, while a reason stands.
    pub fn view(self, app: App) -> AnyView {
        // What is pressed next may be refused too: that is said after this.
        let leave = move || {
            if self.0.with_untracked(|(_, shown)| shown.is_some()) {
                self.clear();
            }
        };
        let pressed = window_event_listener(ev::pointerdown, move |_| leave());
        let key = window_event_listener(ev::keydown, move |_| leave());
        on_cleanup(move || {
            pressed.remove();
            key.remove();
        });
        live(move || {
            let (_, shown) = self.0.get();
            shown.map(|(above, reason)| bubble(&above, &reason, app.lang())).into_any()
        })
    }
}

impl Default for Bubble {
    fn default() -> Self {
        Self::new()
    }
}

/// Not inside the thing itself: a button's name should be what is written on it.
fn bubble(above: &str, reason: &str, lang: Lang) -> AnyView {
    let thing = document().query_selector(above).ok().flatten();
    // In the dock the prompt lies right above: there the bubble stands on the dock's edge.
    let dock = thing.as_ref().and_then(|thing| thing.closest(".dock").ok().flatten());
    let top = dock.map(|dock| dock.get_bounding_client_rect().y());
    let place = thing.map(|thing| thing.get_bounding_client_rect());
    // Whole pixels: nobody sees less, and formatting fractions is a lot of code.
    #[expect(clippy::cast_possible_truncation, reason = "screens are small")]
    let pixels = |length: f64| format!("{}px", length as i32);
    let x = place.as_ref().map(|place| pixels(place.x() + place.width() / 2.0));
    let y = top.or(place.as_ref().map(DomRect::y)).map(pixels);
    view! {
        <p class="pop" aria-hidden="true" style:--x=x style:--y=y>{rich(reason, lang)}</p>
        <p class="vh" role="alert">{spoken(reason, lang)}</p>
    }
    .into_any()
}
