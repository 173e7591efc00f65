//! Playing cards on screen.

use super::app::use_app;
use super::live::live_text;
use crate::html;
use leptos::prelude::*;
use mallard_engine::cards::Card;
use mallard_words::text;

/// The drawing of a card by its name: both faces, of which the style sheet shows the one that is
/// readable at the card's size.
pub fn drawing(card: &str, trump: bool) -> AnyView {
    html! {
        <svg class="card__face" viewBox="0 0 100 140" aria-hidden="true">
            <use class="face-medium" href=format!("#card-{card}")></use>
            <use class="face-small" href=format!("#card-{card}-s")></use>
            {trump.then(|| view! { <use href="#card-trump"></use> })}
        </svg>
    }
}

/// A card face up, by the name of its drawing and the letter of its suit; `label` is the card's
/// name in words.
pub fn card_named(card: &str, suit: char, trump: bool, label: String) -> AnyView {
    html! {
        <div class=format!("card suit-{suit}") role="img" aria-label=label>{drawing(card, trump)}</div>
    }
}

/// The drawing of a playing card; `both_ends`: do players read it from both ends?
#[component]
pub fn CardFace(
    card: Card,
    #[prop(optional)] trump: bool,
    #[prop(optional)] both_ends: bool,
) -> impl IntoView {
    let name = card.to_string();
    if both_ends { two_ended(&name, trump) } else { drawing(&name, trump) }
}

/// The drawing of a card that players read from both ends: no picture, its index twice.
fn two_ended(card: &str, trump: bool) -> AnyView {
    let index = move |turn: &'static str| {
        view! { <use href=format!("#card-{card}-s") width="50" height="70" transform=turn></use> }
    };
    html! {
        <svg class="card__face" viewBox="0 0 100 140" aria-hidden="true">
            {index("translate(1 1)")} {index("rotate(180 50 70) translate(1 1)")}
            {trump.then(|| view! { <use href="#card-trump"></use> })}
        </svg>
    }
}

/// A card face up that cannot be touched.
#[component]
pub fn CardPicture(card: Card, #[prop(optional)] both_ends: bool) -> impl IntoView {
    let app = use_app();
    let suit = card.suit().letter();
    view! {
        <div
            class=format!("card suit-{suit}")
            role="img"
            aria-label=live_text(move || (text(app.lang()).card)(card))
        >
            <CardFace card both_ends/>
        </div>
    }
}

/// A card face down. It contains only the fact that it is a card.
#[component]
pub fn CardBack() -> impl IntoView {
    view! {
        <div class="card card--back">
            <svg class="card__face" viewBox="0 0 100 140" aria-hidden="true">
                <use href="#card-back"></use>
            </svg>
        </div>
    }
}
