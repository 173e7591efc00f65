//! A bubble with the reason why an action is refused, above the tapped element, with a link to the rule. It leaves with
//! the next tap anywhere, or after a while if no one reads it, and never covers the prompt.

use super::app::App;
use super::live::live;
use super::read_aloud::ReadAloud;
use super::rich::rich;
use crate::html;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{self, DomRect, Element, HtmlElement};
use mallard_device::shortcut;
use mallard_words::{Lang, RefusalText, spoken, text};
use std::time::Duration;

/// Long enough to read the reason and reach the link.
const DISPLAY_DURATION: Duration = Duration::from_secs(6);

/// Screen state: the number of reasons so far, and the current one with the selector of the tapped element.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bubble(RwSignal<(u32, Option<(String, RefusalText)>)>);

impl Bubble {
    /// Shows a reason above the first element that matches the selector, for a while.
    pub fn say(self, above: String, refused: RefusalText) {
        let number = self.0.with_untracked(|(number, _)| number.wrapping_add(1));
        self.0.set((number, Some((above, refused))));
        self.leave_in_time(number);
    }

    /// Removes this reason after a while, but not while the pointer is on it or the focus on its link.
    fn leave_in_time(self, number: u32) {
        set_timeout(
            move || {
                // The screen may be gone, or a later reason may be there by now, even in the same
                // words.
                if self.0.try_with_untracked(|(last, _)| *last) != Some(number) {
                } else if found(".bubble:is(:hover, :focus-within)").is_some() {
                    self.leave_in_time(number);
                } else {
                    self.clear();
                }
            },
            DISPLAY_DURATION,
        );
    }

    /// Removes the reason. The focus goes back from its link to the tapped element.
    pub fn clear(self) {
        if found(".bubble:focus-within").is_some()
            && let Some(thing) = self.above().as_deref().and_then(found)
        {
            // It may have left the page by then; then nothing is focused.
            let _ = thing.focus();
        }
        self.0.update(|(_, shown)| *shown = None);
    }

    fn above(self) -> Option<String> {
        self.0.with_untracked(|(_, shown)| shown.as_ref().map(|(above, _)| above.clone()))
    }

    pub fn is_about(self, selector: &str) -> bool {
        self.0.with(|(_, shown)| shown.as_ref().is_some_and(|(above, _)| above == selector))
    }

    fn bubble(self, app: App, above: &str, refused: RefusalText) -> AnyView {
        let RefusalText { reason, rule } = refused;
        let lang: Lang = app.lang();
        let (x, y) = place_of(above);
        let read = move |_| {
            self.clear();
            app.rule.set(Some(rule));
        };
        html! {
            <div class="bubble" style:--x=x style:--y=y>
                <p aria-hidden="true">{rich(&reason, lang)}</p>
                <ReadAloud text=reason.clone()/>
                <button type="button" class="bubble__rule" on:click=read>{text(lang).rule}</button>
            </div>
            <p class="visually-hidden" role="alert">{spoken(&reason, lang)}</p>
        }
    }

    /// The bubble, while there is a reason.
    pub fn view(self, app: App) -> AnyView {
        // The next tap may be refused too: its reason comes after this.
        let leave = move || {
            if self.0.with_untracked(|(_, shown)| shown.is_some()) {
                self.clear();
            }
        };
        let pressed = window_event_listener(ev::pointerdown, move |event| {
            if !is_on_link(&event) {
                leave();
            }
        });
        let key = window_event_listener(ev::keydown, move |event| {
            let rule =
                self.0.with_untracked(|(_, shown)| shown.as_ref().map(|(_, refused)| refused.rule));
            let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
            // The shortcut for the rules opens them at the rule.
            if rule.is_some() && !with_others && shortcut(&event.key(), &event.code()) == Some('r')
            {
                app.rule.set(rule);
            }
            // Tab goes to the link, and Enter follows it.
            let on_link = found(".bubble:focus-within").is_some();
            match event.key().as_str() {
                "Tab" | "Shift" => {}
                "Enter" | " " if on_link => {}
                _ => leave(),
            }
        });
        on_cleanup(move || {
            pressed.remove();
            key.remove();
        });
        live(move || {
            let (_, shown) = self.0.get();
            shown.map(|(above, refused)| self.bubble(app, &above, refused)).into_any()
        })
    }
}

/// The place that a bubble points to: above the element, and not inside it, because a button's accessible name must be
/// its own text only.
fn place_of(above: &str) -> (Option<String>, Option<String>) {
    let thing = found(above);
    // In the dock, the prompt is right above: there the bubble is on the dock's edge.
    let dock = thing.as_ref().and_then(|thing| thing.closest(".dock").ok().flatten());
    let top = dock.map(|dock| dock.get_bounding_client_rect().y());
    let place = thing.map(|thing| thing.get_bounding_client_rect());
    // Whole pixels: no one sees less, and formatting fractions is a lot of code.
    #[expect(clippy::cast_possible_truncation, reason = "screens are small")]
    let pixels = |length: f64| format!("{}px", length as i32);
    let x = place.as_ref().map(|place| pixels(place.x() + place.width() / 2.0));
    let y = top.or(place.as_ref().map(DomRect::y)).map(pixels);
    (x, y)
}

fn found(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

fn is_on_link(event: &web_sys::PointerEvent) -> bool {
    let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    on.is_some_and(|on| on.closest(".bubble button").is_ok_and(|link| link.is_some()))
}
