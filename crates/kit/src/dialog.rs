//! Native dialogs.

use super::live::{live_if, watch};
use leptos::html;
use leptos::prelude::*;
use leptos::web_sys::HtmlDialogElement;

/// Notifies when a dialog has closed: a screen reader reads the page below it again.
#[derive(Clone, Copy, Debug, Default)]
pub struct DialogClosed(pub RwSignal<()>);

/// A modal dialog that is open while `open` is true. Esc closes it, and a tap outside it
/// (`assets/page/close-on-back.js`).
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    class: &'static str,
    #[prop(into)] label: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    let DialogClosed(uncovered) = expect_context();
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
    // Browsers report the closing late: by then the user may have opened it again, or left.
    let closed = move |event: leptos::ev::Event| {
        if !event_target::<HtmlDialogElement>(&event).open() {
            let _ = open.try_set(false);
            uncovered.notify();
        }
    };
    view! {
        <dialog
            node_ref=node
            class=class
            aria-label=label
            on:close=closed
        >
            {live_if(move || open.get(), move || children().into_any())}
        </dialog>
    }
}
