//! The hand in the dock.

use super::board::{Screen, card_of, chosen, drop_on, tap, with_card};
use super::text::text;
use crate::engine::cards::{Card, Suit};
use crate::games::durak::{Durak, View};
use crate::ui::{Board, CardFace, rich, spoken, text as shared};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

pub(super) fn hand(board: Board<Durak>) -> AnyView {
    let cards = Memo::new(move |_| {
        let seat = board.seat.get();
        board.view.with(|view| seat.map_or_else(Vec::new, |seat| sorted(view, seat)))
    });
    let label = move || {
        let count = u8::try_from(cards.with(Vec::len)).unwrap_or(u8::MAX);
        (text(board.lang.get()).table.your_hand)(count)
    };
    view! {
        <div
            class="hand"
            role="group"
            aria-label=label
            style:--n=move || cards.with(Vec::len).to_string()
            on:keydown=|event| walk(&event)
        >
            <For each=move || cards.get() key=|card| *card let:card>
                {card_in_hand(board, card)}
            </For>
        </div>
    }
    .into_any()
}

/// The seat's cards suit by suit, low to high, trumps last.
fn sorted(view: &View, seat: crate::engine::Seat) -> Vec<Card> {
    let trump = view.trump_suit();
    let place = |suit: Suit| Suit::ALL.iter().position(|&other| other == suit);
    let mut cards: Vec<Card> = view.hand(seat).cards().iter().collect();
    cards.sort_by_key(|card| (card.suit() == trump, place(card.suit()), card.rank()));
    cards
}

fn card_in_hand(board: Board<Durak>, card: Card) -> impl IntoView {
    let Screen { refused, drag, .. } = board.screen;
    let lang = board.lang;
    let playable =
        Memo::new(move |_| board.offers.with(|offers| !with_card(offers, card).is_empty()));
    let off = move || board.acting.get() && !playable.get();
    let raised = Memo::new(move |_| chosen(board) == Some(card));
    let hinted = Memo::new(move |_| board.hint.get().and_then(card_of) == Some(card));
    let trump = board.view.with_untracked(View::trump_suit) == card.suit();
    let reason = Memo::new(move |_| {
        refused.get().filter(|(refused, _)| *refused == card).map(|(_, reason)| reason)
    });
    let name = move || {
        let lang = lang.get();
        let mut name = (shared(lang).card)(card);
        if trump {
            name = (text(lang).table.trump)(&name);
        }
        if playable.get() { (text(lang).table.playable)(&name) } else { name }
    };
    let pixels = move |pixels: Option<i32>| pixels.map(|pixels| format!("{pixels}px"));
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
            class:is-shake=move || reason.with(Option::is_some)
            class:is-drag=move || drag.offset(&card).is_some()
            style:--dx=move || pixels(drag.offset(&card).map(|by| by.0))
            style:--dy=move || pixels(drag.offset(&card).map(|by| by.1))
            aria-label=name
            aria-pressed=move || raised.get().to_string()
            aria-disabled=move || off().then_some("true")
            data-flip=card.to_string()
            on:click=move |_| tap(board, card)
            on:pointerdown=move |event| drag.press(card, &event)
            on:pointermove=move |event| drag.follow(&event)
            on:pointerup=up
            on:pointercancel=move |_| drag.cancel()
        >
            <CardFace card trump/>
            {move || hinted.get().then(|| view! {
                <span class="hintflag">{shared(lang.get()).table.try_this}</span>
            })}
            {move || reason.get().map(|reason| {
                let lang = lang.get();
                view! {
                    <span class="pop" aria-hidden="true">{rich(&reason, lang)}</span>
                    <span class="vh" role="alert">{spoken(&reason, lang)}</span>
                }
            })}
        </button>
    }
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
