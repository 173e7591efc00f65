//! How strong a bot plays, as a picture.

use super::html;
use super::live::CollectAny;
use leptos::prelude::*;
use mallard_words::LEVELS;

/// Four dots, of which as many are filled as the level counts, from 0.
pub fn level_dots(level: usize) -> AnyView {
    let dot = |at: usize| view! { <i class:is-on={at <= level}/> };
    html! { <span class="level-dots rigid" aria-hidden="true">{(0..LEVELS).map(dot).collect_any()}</span> }
}
