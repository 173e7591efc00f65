//! Controls used in settings and setups: a choice among a few, and a switch.

use super::live::{Getter, live, live_text};
use crate::live::CollectAny;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

/// One of the choices; its index in the list is its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceItem {
    pub label: String,
    /// Its effect, in a word or two below the label.
    pub note: &'static str,
}

impl ChoiceItem {
    pub fn new(label: impl Into<String>) -> Self {
        Self { label: label.into(), note: "" }
    }
}

/// Radio buttons in a row, one of them chosen. Arrow keys move the choice. `chosen` and `on_choose` use indexes of
/// `choices`.
#[component]
pub fn Segment(
    #[prop(into)] label: Signal<String>,
    choices: Getter<Vec<ChoiceItem>>,
    chosen: Getter<Option<usize>>,
    on_choose: Callback<usize>,
    #[prop(optional)] class: &'static str,
) -> impl IntoView {
    let step = {
        let (choices, chosen) = (choices.clone(), chosen.clone());
        move |event: KeyboardEvent| {
            let forward = match event.key().as_str() {
                "ArrowRight" | "ArrowDown" => true,
                "ArrowLeft" | "ArrowUp" => false,
                _ => return,
            };
            event.prevent_default();
            let (count, at) = untrack(|| (choices().len(), chosen()));
            let next = match (forward, at) {
                (true, Some(at)) => at + 1,
                (true, None) => 0,
                (false, at) => at.unwrap_or(0) + count - 1,
            };
            let next = next % count.max(1);
            on_choose.run(next);
            focus_sibling(&event, next);
        }
    };
    let buttons = live(move || {
        let choices = choices();
        let buttons = choices.into_iter().enumerate().map(|(place, choice)| {
            let (chosen, reached) = (chosen.clone(), chosen.clone());
            let note = (!choice.note.is_empty()).then(|| view! { " "<small>{choice.note}</small> });
            // Tab always reaches one of the group, even if none is chosen.
            let reached = move || reached().unwrap_or(0) == place;
            view! {
                <button
                    type="button"
                    role="radio"
                    aria-checked=live_text(move || (chosen() == Some(place)).to_string())
                    tabindex=live_text(move || if reached() { "0" } else { "-1" }.to_owned())
                    on:click=move |_| on_choose.run(place)
                >
                    {choice.label}
                    {note}
                </button>
            }
        });
        buttons.collect_any().into_any()
    });
    view! {
        <div class=format!("segment {class}") role="radiogroup" aria-label=label on:keydown=step>
            {buttons}
        </div>
    }
}

fn focus_sibling(event: &KeyboardEvent, nth: usize) {
    let Ok(nth) = u32::try_from(nth) else { return };
    let Some(target) = event.target() else { return };
    let Ok(button) = target.dyn_into::<leptos::web_sys::Element>() else { return };
    let Some(group) = button.parent_element() else { return };
    let sibling = group.query_selector_all("button").ok().and_then(|all| all.item(nth));
    if let Some(Ok(sibling)) = sibling.map(JsCast::dyn_into::<leptos::web_sys::HtmlElement>) {
        // Fails only for elements that cannot have the focus; buttons can.
        let _ = sibling.focus();
    }
}

#[component]
pub fn Switch(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    on_flip: Callback<bool>,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="switch"
            role="switch"
            aria-label=label
            aria-checked=live_text(move || on.get().to_string())
            disabled=disabled
            on:click=move |_| on_flip.run(!on.get_untracked())
        ></button>
    }
}
