//! Keeps the keyboard's focus where the next decision is.

use super::session::Session;
use crate::ui::face::Face;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys;

/// Where a decision is made, the likeliest first.
const PLACES: [&str; 3] = [".hand .is-playable", ".acts .btn", ".hand .card"];

/// A played card takes its button with it, and the focus would fall to the page: it goes to the
/// next thing that can be done instead.
pub(super) fn keep_focus<G: Face>(session: Session<G>) {
    Effect::new(move |_| {
        session.offers.track();
        request_animation_frame(|| {
            if focus_is_lost() {
                let place =
                    PLACES.iter().find_map(|place| document().query_selector(place).ok().flatten());
                if let Some(Ok(place)) = place.map(JsCast::dyn_into::<web_sys::HtmlElement>) {
                    let _ = place.focus();
                }
            }
        });
    });
}

fn focus_is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}
