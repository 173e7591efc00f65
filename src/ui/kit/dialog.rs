//! Native dialogs.

use super::live::{live_if, watch};
use leptos::html;
use leptos::prelude::*;
use leptos::web_sys::HtmlDialogElement;

/// A modal dialog that is open while `open` is true. Esc and a tap outside close it.
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    class: &'static str,
    #[prop(into)] label: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    watch(move || {
        let Some(dialog) = node.get() else { return };
        if open.get() {
            if !dialog.open() {
                // Fails only if the dialog is not in the document, where it cannot be opened.
                let _ = dialog.show_modal();
            }
        } else if dialog.open() {
            dialog.close();
        }
    });
    // The backdrop belongs to the dialog: a tap that hits the dialog itself, not a child, is
    // outside.
    let outside = move |event: leptos::ev::MouseEvent| {
        if event.target() == event.current_target() {
            open.set(false);
        }
    };
    // Browsers report late that it was closed: by then a person may have opened it again, or left.
    let closed = move |event: leptos::ev::Event| {
        if !event_target::<HtmlDialogElement>(&event).open() {
            let _ = open.try_set(false);
        }
    };
    view! {
        <dialog
            node_ref=node
            class=class
            aria-label=label
            on:close=closed
            on:click=outside
        >
            {live_if(move || open.get(), move || children().into_any())}
        </dialog>
    }
}
