//! The viewer's own hand in any game: cards that can be raised and dragged, with the reason for a refusal.
//!
//! Cards are identified by their names (`7s`), which the drawings and the motion use too, so that the program has one
//! hand and not one for each game.

use super::app::App;
use super::bubble::Bubble;
use super::drag::Drag;
use super::hint_flag::hint_flag;
use super::live::{flag, live_each, live_if, live_text, watch};
use super::playing_card::drawing;
use crate::html;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use mallard_words::RefusalText;

/// Screen state of a hand: the card that is raised, dragged, or was just refused.
/// By default no card is raised.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct HandScreen {
    pub raised: RwSignal<Option<String>>,
    refused: Bubble,
    drag: Drag<String>,
}

/// A hand, as its game describes it.
#[derive(Debug)]
pub struct CardHand {
    pub app: App,
    pub screen: HandScreen,
    /// The hand's name for screen readers.
    pub label: Signal<String>,
    /// The names of the cards, in order. They keep their elements as long as they are there.
    pub cards: Signal<Vec<String>>,
    /// The card with this name.
    pub card: Callback<String, Option<HandCard>>,
}

#[derive(Debug)]
pub struct HandCard {
    /// The letter of its suit.
    pub suit: char,
    /// Does it have the trump corner?
    pub trump: bool,
    /// The card's name for screen readers, with its possible actions.
    pub label: Signal<String>,
    pub playable: Memo<bool>,
    /// Is it unplayable while other cards are playable?
    pub off: Signal<bool>,
    pub raised: Signal<bool>,
    pub hinted: Signal<bool>,
    /// The word on it if the player of a moment chose it, or nothing.
    pub played: Signal<String>,
    /// The word on it; empty if there is none.
    pub mark: Signal<String>,
    pub tap: Callback<()>,
    /// Handles a drop on the place with this name.
    pub drop: Callback<String>,
}

impl HandScreen {
    /// Lowers the raised card, and removes the reason.
    pub fn clear(self) {
        self.raised.set(None);
        self.refused.clear();
    }

    /// Shows the reason why a card cannot be played, next to the card, for a while.
    pub fn refuse(self, card: &str, refused: RefusalText) {
        self.raised.set(None);
        self.refused.say(selector(card), refused);
    }
}

/// The hand, and above it the reason why a card cannot be played.
pub fn hand(hand: CardHand) -> AnyView {
    let CardHand { app, screen, label, cards, card } = hand;
    // The next player who takes the tablet raises another card.
    on_cleanup(move || {
        let _ = screen.raised.try_set(None);
    });
    // It may have been played with a button.
    watch(move || {
        let gone = |raised: &String| cards.with(|cards| !cards.contains(raised));
        if screen.raised.with(|raised| raised.as_ref().is_some_and(gone)) {
            screen.raised.set(None);
        }
    });
    html! {
        <div
            class="hand beside wrapped"
            role="group"
            aria-label=label
            style:--n=live_text(move || cards.with(Vec::len).to_string())
            on:keydown=|event| move_focus(&event)
        >
            {live_each(
                move || cards.get(),
                move |name| {
                    let card = card.run(name.to_owned());
                    card.map(|card| button(app, screen, name, card)).into_any()
                },
            )}
        </div>
        {screen.refused.view(app)}
    }
}

fn button(app: App, screen: HandScreen, name: &str, card: HandCard) -> AnyView {
    let HandScreen { refused, drag, .. } = screen;
    let HandCard { suit, trump, label, playable, off, raised, hinted, played, mark, tap, drop } =
        card;
    let try_this = move || app.try_this();
    let label = live_text(move || {
        let label = label.get();
        if hinted.get() { format!("{label}. {}", try_this()) } else { label }
    });
    let own = StoredValue::new(name.to_owned());
    // A card that becomes unplayable is not still raised when it is playable again.
    watch(move || {
        if !playable.get()
            && own.with_value(|name| screen.raised.get_untracked().as_ref() == Some(name))
        {
            screen.raised.set(None);
        }
    });
    let shaken = flag(move || own.with_value(|name| refused.is_about(&selector(name))));
    let press = move |_| {
        if !drag.swallows_click() {
            refused.clear();
            tap.run(());
        }
    };
    let up = move |event: PointerEvent| {
        if let Some(dropped) = drag.release(&event)
            && let Some(place) = dropped.place
        {
            drop.run(place);
        }
    };
    let shift = drag.watch_offset(name.to_owned());
    html! {
        <button
            type="button"
            class=format!("card suit-{suit}")
            class:is-playable=playable
            class:is-selected=raised
            class:is-off=off
            class:is-hinted=hinted
            data-played=played
            class:is-shaken=shaken
            class:is-dragged=flag(move || own.with_value(|name| drag.offset(name)).is_some())
            style:--dx=shift.0
            style:--dy=shift.1
            aria-label=label
            aria-pressed=live_text(move || raised.get().to_string())
            aria-disabled=live_text(move || off.get().to_string())
            data-flip=name.to_owned()
            on:click=press
            on:pointerdown=move |event| drag.start(own.get_value(), &event)
            on:pointermove=move |event| drag.follow(&event)
            on:pointerup=up
            on:pointercancel=move |_| drag.cancel()
        >
            {drawing(name, trump)}
            {live_if(
                move || mark.with(|mark| !mark.is_empty()),
                move || html! { <span class="hint-flag hint-flag--drawn">{mark}</span> },
            )}
            {hint_flag(app, hinted)}
        </button>
    }
}

fn selector(card: &str) -> String {
    format!(".hand [data-flip=\"{card}\"]")
}

/// Arrow keys move along the hand.
fn move_focus(event: &KeyboardEvent) {
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
        // Fails only for elements that cannot have the focus; cards can.
        let _ = next.focus();
    }
}
