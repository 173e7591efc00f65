//! The way back to the shelf.

use super::app::use_app;
use super::icon::Icon;
use super::word::word;
use crate::device::Route;
use leptos::prelude::*;

/// The way back to the shelf. The match is saved already.
#[component]
pub fn BackToShelf() -> impl IntoView {
    let label = word(use_app(), |text| text.back_to_shelf);
    view! {
        <a class="ib" href=Route::Home.hash() aria-label=label title=label><Icon name="back"/></a>
    }
}
