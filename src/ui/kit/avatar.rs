//! The ducks of the players, drawn.

use crate::session::Duck;
use leptos::prelude::*;

/// A player's duck. `large` is the picture on the curtain.
#[component]
pub fn Avatar(duck: Duck, #[prop(optional)] large: bool) -> impl IntoView {
    let key = duck.key();
    let class = if large { format!("ho__d av--{key}") } else { format!("av av--{key}") };
    let view_box = if large { "-6 -13 76 76" } else { "-2 -6 70 70" };
    view! {
        <svg class=class viewBox=view_box aria-hidden="true">
            <use href="#bust" width="64" height="64"></use>
            <use href=format!("#acc-{key}") x="-2" y="-6" width="70" height="70"></use>
        </svg>
    }
}
