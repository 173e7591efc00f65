//! The hand in the dock.

use super::board::{Screen, card_of, chosen, drop_on, tap, with_card};
use super::text::text;
use crate::engine::cards::{Card, Suit};
use crate::games::durak::{Durak, View};
use crate::ui::{
    Board, CardFace, Lang, flag, live, live_each, live_if, rich, settled, spoken, text as shared,
    words,
};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

pub(super) fn hand(board: Board<Durak>) -> AnyView {
    let cards = move || {
        let seat = board.seat.get();
        board.view.with(|view| seat.map_or_else(Vec::new, |seat| sorted(view, seat)))
    };
    let count = move || cards().len();
    let label = words(move || {
        let count = u8::try_from(count()).unwrap_or(u8::MAX);
        (text(board.app.lang()).table.your_hand)(count)
    });
    let refusal = live(move || {
        let reason = board.screen.refused.get();
        reason.map(|(card, reason)| bubble(card, &reason, board.app.lang())).into_any()
    });
    view! {
        <div
            class="hand"
            role="group"
            aria-label=label
            style:--n=words(move || count().to_string())
            on:keydown=|event| walk(&event)
        >
            {live_each(
                move || cards().iter().map(Card::to_string).collect(),
                move |key| key.parse().map(|card| card_in_hand(board, card)).ok().into_any(),
            )}
        </div>
        {refusal}
    }
    .into_any()
}

/// The seat's cards suit by suit, low to high, trumps last.
fn sorted(view: &View, seat: crate::engine::Seat) -> Vec<Card> {
    let trump = view.trump_suit();
    let cards = view.hand(seat).cards();
    let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    plain.chain([trump]).flat_map(|suit| cards.of_suit(suit)).collect()
}

fn card_in_hand(board: Board<Durak>, card: Card) -> AnyView {
    let Screen { refused, drag, .. } = board.screen;
    let app = board.app;
    let playable = settled(move || board.offers.with(|offers| !with_card(offers, card).is_empty()));
    let off = flag(move || board.acting.get() && !playable.get());
    let raised = flag(move || chosen(board) == Some(card));
    let hinted = flag(move || board.hint.get().and_then(card_of) == Some(card));
    let trump = board.view.with_untracked(View::trump_suit) == card.suit();
    let shaken = flag(move || {
        refused.with(|refused| refused.as_ref().is_some_and(|(refused, _)| *refused == card))
    });
    let name = words(move || {
        let lang = app.lang();
        let mut name = (shared(lang).card)(card);
        if trump {
            name = (text(lang).table.trump)(&name);
        }
        if playable.get() {
            name = (text(lang).table.playable)(&name);
        }
        if hinted.get() { format!("{name}. {}", shared(lang).table.try_this) } else { name }
    });
    let shift = drag.shift(card);
    let up = move |event: PointerEvent| {
        if let Some(dropped) = drag.release(&event)
            && let Some(place) = dropped.place
        {
            drop_on(board, card, &place);
        }
    };
    view! {
        <button
            type="button"
            class=format!("card su-{}", card.suit().letter())
            class:is-playable=playable
            class:is-sel=raised
            class:is-off=off
            class:is-hint=hinted
            class:is-shake=shaken
            class:is-drag=flag(move || drag.offset(&card).is_some())
            style:--dx=shift.0
            style:--dy=shift.1
            aria-label=name
            aria-pressed=words(move || raised.get().to_string())
            aria-disabled=words(move || off.get().to_string())
            data-flip=card.to_string()
            on:click=move |_| tap(board, card)
            on:pointerdown=move |event| drag.press(card, &event)
            on:pointermove=move |event| drag.follow(&event)
            on:pointerup=up
            on:pointercancel=move |_| drag.cancel()
        >
            <CardFace card trump/>
            {live_if(move || hinted.get(), move || {
                view! { <span class="hintflag">{shared(app.lang()).table.try_this}</span> }.into_any()
            })}
        </button>
    }
    .into_any()
}

/// Why a card cannot be played, above the card. Not inside it: a button's name should be what
/// is written on it.
fn bubble(card: Card, reason: &str, lang: Lang) -> AnyView {
    let selector = format!(".hand [data-flip=\"{card}\"]");
    let button = document().query_selector(&selector).ok().flatten();
    let place = button.map(|button| button.get_bounding_client_rect());
    // Whole pixels: nobody sees less, and formatting fractions is a lot of code.
    #[expect(clippy::cast_possible_truncation, reason = "screens are small")]
    let pixels = |length: f64| format!("{}px", length as i32);
    let x = place.as_ref().map(|place| pixels(place.x() + place.width() / 2.0));
    let y = place.as_ref().map(|place| pixels(place.y()));
    view! {
        <p class="pop" aria-hidden="true" style:--x=x style:--y=y>{rich(reason, lang)}</p>
        <p class="vh" role="alert">{spoken(reason, lang)}</p>
    }
    .into_any()
}

/// Arrow keys move along the hand.
fn walk(event: &KeyboardEvent) {
    let forward = match event.key().as_str() {
        "ArrowRight" => true,
        "ArrowLeft" => false,
        _ => return,
    };
    let Some(focused) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return;
    };
    let next =
        if forward { focused.next_element_sibling() } else { focused.previous_element_sibling() };
    if let Some(Ok(next)) = next.map(JsCast::dyn_into::<HtmlElement>) {
        event.prevent_default();
        // Fails only for elements that cannot hold the focus; cards can.
        let _ = next.focus();
    }
}
