//! A table that rests below another screen.

use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;
use mallard_board::motion::first;
use mallard_kit::prelude::*;

/// Lets the table itself rest below: it takes no key or tap, and then has the focus again. Returns the height of its
/// lowest part, so that the water does not move.
pub(crate) fn rest_below() -> String {
    let table = StoredValue::new_local(first(".table"));
    let focused = document().active_element().and_then(|had| had.dyn_into::<HtmlElement>().ok());
    let focused = StoredValue::new_local(focused);
    let dock = first(".table > :is(.dock, .curtain)");
    let height = dock.map_or(0.0, |dock| dock.get_bounding_client_rect().height());
    table.with_value(|table| {
        // The attribute has a valid name.
        let _ = table.as_ref().map(|table| table.set_attribute("inert", ""));
    });
    on_cleanup(move || {
        let table = table.try_update_value(Option::take).flatten();
        let _ = table.map(|table| table.remove_attribute("inert"));
        let focused = focused.try_update_value(Option::take).flatten();
        // It may have left the page by then.
        let _ = focused.map(|focused| focused.focus());
    });
    format!("{height}px")
}
