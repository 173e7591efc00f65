//! The frame of both dialogs.

use crate::ui::app::use_app;
use crate::ui::dialog::Dialog;
use crate::ui::icon::IconButton;
use crate::ui::live::Ask;
use crate::ui::table::word;
use leptos::prelude::*;

/// A dialog with a title and a way out.
#[component]
pub(super) fn TransferDialog(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    body: Ask<AnyView>,
) -> impl IntoView {
    view! {
        <Dialog open class="dlg dlg--sheet" label=title>
            <div class="dlg__h">
                <h2>{title}</h2>
                <IconButton
                    name="x"
                    label=word(use_app(), |text| text.close)
                    on_press=Callback::new(move |()| open.set(false))
                />
            </div>
            <div class="dlg__b transfer">{body()}</div>
        </Dialog>
    }
}
