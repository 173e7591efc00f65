//! Shows sentences with pieces in them.

use crate::html;
use crate::live::CollectAny;
use leptos::prelude::*;
use mallard_engine::cards::{Card, Suit};
use mallard_words::{Lang, TextPart, bits, text, unbroken};
use std::mem::take;

/// The sentence: cards as rank and pip, for the eye only, with the words in hidden text for screen readers.
pub fn rich(sentence: &str, lang: Lang) -> AnyView {
    let mut after_card = false;
    let show = |bit| match bit {
        TextPart::Words(words) => unbroken(&words, take(&mut after_card)).into_any(),
        TextPart::Card(card) => {
            after_card = true;
            card_reference(card, lang)
        }
    };
    bits(sentence).into_iter().map(show).collect_any().into_any()
}

fn card_reference(card: Card, lang: Lang) -> AnyView {
    html! {
        <b class="card-name">
            <span aria-hidden="true">{card.rank().mark()}<Pip suit=card.suit()/></span>
            <span class="visually-hidden">{(text(lang).card)(card)}</span>
        </b>
    }
}

#[component]
pub fn Pip(suit: Suit) -> impl IntoView {
    let letter = suit.letter();
    view! {
        <svg class=format!("pip suit-{letter}") viewBox="0 0 32 32" aria-hidden="true">
            <use href=format!("#p-{letter}")></use>
        </svg>
    }
}
