//! A question before an action that cannot be undone, or that the user may not have meant.

use super::app::use_app;
use super::dialog::Dialog;
use super::translate::translate;
use leptos::prelude::*;
use mallard_words::text;

/// The question: its subject, the consequence, and the button that does it. Closing it does nothing.
#[component]
pub fn Question(
    open: RwSignal<bool>,
    #[prop(into)] asks: Signal<String>,
    /// The consequence; may be empty.
    #[prop(into)]
    follows: Signal<String>,
    #[prop(into)] yes: Signal<String>,
    on_yes: Callback<()>,
) -> impl IntoView {
    let answer = move |_| {
        open.set(false);
        on_yes.run(());
    };
    view! {
        <Dialog open class="dialog dialog--ask" label=asks>
            <div class="dialog__body">
                <h2>{asks}</h2>
                <p>{follows}</p>
                <div class="dialog__actions beside wrapped">
                    <button type="button" class="button" autofocus on:click=move |_| open.set(false)>
                        {translate(use_app(), |lang| text(lang).cancel)}
                    </button>
                    <button type="button" class="button button--danger" on:click=answer>
                        {yes}
                    </button>
                </div>
            </div>
        </Dialog>
    }
}
