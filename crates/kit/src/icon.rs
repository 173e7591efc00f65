//! Icons from the sprite.

use leptos::prelude::*;

/// An icon; `small` inside a line of text.
#[component]
pub fn Icon(name: &'static str, #[prop(optional)] small: bool) -> impl IntoView {
    view! {
        <svg class=if small { "icon--small" } else { "icon" } viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#i-{name}")></use>
        </svg>
    }
}

/// A button with only an icon; `label` is its accessible name and its tooltip.
#[component]
pub fn IconButton(
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    on_press: Callback<()>,
    #[prop(optional)] class: &'static str,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("icon-button centred {class}")
            aria-label=label
            title=label
            on:click=move |_| on_press.run(())
        >
            <Icon name/>
        </button>
    }
}
