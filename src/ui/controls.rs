//! Controls used in settings and setups: a choice among few, and a switch.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

/// One of the things to choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<T> {
    /// What it stands for.
    pub value: T,
    /// What it says.
    pub label: String,
    /// What it does, for a tip.
    pub hint: String,
}

impl<T> Choice<T> {
    /// A choice without a tip.
    pub fn new(value: T, label: impl Into<String>) -> Self {
        Self { value, label: label.into(), hint: String::new() }
    }
}

/// Few things, one of them chosen: radio buttons in a row. Arrow keys move the choice.
#[component]
pub fn Segment<T>(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] choices: Signal<Vec<Choice<T>>>,
    #[prop(into)] chosen: Signal<T>,
    on_choose: Callback<T>,
    #[prop(optional)] class: &'static str,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let step = move |event: KeyboardEvent| {
        let forward = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => true,
            "ArrowLeft" | "ArrowUp" => false,
            _ => return,
        };
        event.prevent_default();
        let choices = choices.get_untracked();
        let chosen = chosen.get_untracked();
        let Some(at) = choices.iter().position(|choice| choice.value == chosen) else { return };
        let next = if forward { at + 1 } else { at + choices.len() - 1 } % choices.len();
        on_choose.run(choices[next].value.clone());
        focus_sibling(&event, next);
    };
    let buttons = move || {
        choices
            .get()
            .into_iter()
            .map(|choice| {
                let value = choice.value.clone();
                let is_chosen = Memo::new(move |_| chosen.get() == value);
                let value = choice.value;
                let tip = (!choice.hint.is_empty()).then_some(choice.hint);
                view! {
                    <button
                        type="button"
                        role="radio"
                        aria-checked=move || is_chosen.get().to_string()
                        tabindex=move || if is_chosen.get() { "0" } else { "-1" }
                        title=tip
                        on:click=move |_| on_choose.run(value.clone())
                    >
                        {choice.label}
                    </button>
                }
            })
            .collect_view()
    };
    view! {
        <div class=format!("seg {class}") role="radiogroup" aria-label=label on:keydown=step>
            {buttons}
        </div>
    }
}

/// Moves the focus to the nth button of the group the event happened in.
fn focus_sibling(event: &KeyboardEvent, nth: usize) {
    let Ok(nth) = u32::try_from(nth) else { return };
    let Some(target) = event.target() else { return };
    let Ok(button) = target.dyn_into::<leptos::web_sys::Element>() else { return };
    let Some(group) = button.parent_element() else { return };
    let sibling = group.query_selector_all("button").ok().and_then(|all| all.item(nth));
    if let Some(Ok(sibling)) = sibling.map(JsCast::dyn_into::<leptos::web_sys::HtmlElement>) {
        let _ = sibling.focus();
    }
}

/// A switch.
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
            class="sw"
            role="switch"
            aria-label=label
            aria-checked=move || on.get().to_string()
            disabled=disabled
            on:click=move |_| on_flip.run(!on.get_untracked())
        ></button>
    }
}

/// An option of the setup as a switch, with what it does in a line.
#[component]
pub fn OptionRow(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] detail: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    on_flip: Callback<bool>,
    #[prop(optional, into)] disabled: Signal<bool>,
    /// Does it depend on the option above it?
    #[prop(optional)]
    sub: bool,
) -> impl IntoView {
    view! {
        <li class="op" class:op--sub=sub class:op--off=disabled>
            <div><b>{title}</b><p>{detail}</p></div>
            <Switch label=title on on_flip disabled/>
        </li>
    }
}

/// An option of the setup as a choice among few.
#[component]
pub fn SegmentRow<T>(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] detail: Signal<String>,
    #[prop(into)] choices: Signal<Vec<Choice<T>>>,
    #[prop(into)] chosen: Signal<T>,
    on_choose: Callback<T>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    view! {
        <li class="op op--seg">
            <div><b>{title}</b><p>{detail}</p></div>
            <Segment label=title choices chosen on_choose/>
        </li>
    }
}
