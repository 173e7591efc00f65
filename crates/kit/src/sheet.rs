//! A dialog with a title and a close button.

use super::app::use_app;
use super::dialog::Dialog;
use super::icon::IconButton;
use super::translate::translate;
use leptos::prelude::*;
use mallard_words::text;

/// A dialog with a title and a way out; `class` and `body` are classes of the dialog and of the
/// part that scrolls.
#[component]
pub fn Sheet(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    #[prop(default = "dialog dialog--sheet")] class: &'static str,
    #[prop(default = "dialog__body")] body: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let children = StoredValue::new(children);
    view! {
        <Dialog open class label=title>
            <div class="dialog__head across apart rigid">
                <h2>{title}</h2>
                <IconButton
                    name="x"
                    label=translate(use_app(), |lang| text(lang).close)
                    on_press=Callback::new(move |()| open.set(false))
                />
            </div>
            <div class=body>{children.with_value(|children| children())}</div>
        </Dialog>
    }
}
