//! The ducks of the players, drawn.

use crate::html;
use leptos::prelude::*;
use mallard_session::Duck;

/// A player's duck. `large` is the picture on the curtain; the fool wears the cap.
#[component]
pub fn Avatar(
    duck: Duck,
    #[prop(optional)] large: bool,
    #[prop(optional)] fool: bool,
) -> impl IntoView {
    let key = duck.key();
    let worn = if fool {
        html! { <use href="#acc-fool" class="fool__hat" x="-8" y="-18" width="84" height="84"></use> }
    } else {
        html! { <use href=format!("#acc-{key}") x="-2" y="-6" width="70" height="70"></use> }
    };
    let class =
        if large { format!("portrait avatar--{key}") } else { format!("avatar avatar--{key}") };
    let view_box = if large { "-6 -13 76 76" } else { "-2 -6 70 70" };
    view! {
        <svg class=class viewBox=view_box aria-hidden="true">
            <use href="#bust" width="64" height="64"></use>
            {worn}
        </svg>
    }
}

/// A player's duck on the water.
#[component]
pub fn Swimmer(duck: Duck) -> impl IntoView {
    let key = duck.key();
    view! {
        <svg class=format!("hero__duck avatar--{key}") viewBox="0 0 160 112" aria-hidden="true">
            <use href="#drake" width="160" height="112"></use>
            // The head is larger than that of the bust, for which the clothes were drawn.
            <use href=format!("#acc-{key}") x="82.2" y="-3.5" width="75.8" height="75.8"></use>
        </svg>
    }
}

/// The duck of a winner, with a crown, or of the fool, with the cap.
#[component]
pub fn Champion(duck: Duck, fool: bool) -> impl IntoView {
    let crown = html! {
        <svg class="champion__crown" viewBox="0 0 72 46" aria-hidden="true"><use href="#crown"></use></svg>
    };
    view! {
        <span class="champion">
            <span class="champion__duck centred"><Avatar duck large=true fool/></span>
            {(!fool).then_some(crown)}
        </span>
    }
}
