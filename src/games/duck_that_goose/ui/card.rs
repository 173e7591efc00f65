//! Cards as they are drawn, and what they are called.

use super::figures::value;
use super::text::{card, cards, text};
use crate::engine::Seat;
use crate::games::duck_that_goose::{FaceUp, Kind, Mark, Slot, View};
use crate::ui::{Icon, Lang, Piece};
use leptos::prelude::*;

/// The names of the drawings, in the order of [`Kind::ALL`].
const SYMBOLS: [&str; 32] = [
    "diddly-squat",
    "piece-of-cake",
    "second-sight",
    "hot-potato",
    "the-devil-is-in-the-details",
    "seven-deadly-sins",
    "behind-the-eight-ball",
    "shoot-yourself-in-the-foot",
    "ten-foot-pole",
    "wild-goose",
    "wild-goose-chase",
    "deadly-dozen",
    "perfect-storm",
    "double-edged-sword",
    "not-half-bad",
    "peachy-keen",
    "four-leaf-clover",
    "lucky-number-seven",
    "on-cloud-nine",
    "burst-someones-bubble",
    "cash-cow",
    "control-freak",
    "copycat",
    "dodged-a-bullet",
    "flip-the-script",
    "kill-two-birds",
    "ride-the-gravy-train",
    "second-wind",
    "steal-someones-thunder",
    "under-the-bus",
    "turn-the-tables",
    "when-the-time-is-ripe",
];

fn symbol(kind: Kind) -> &'static str {
    SYMBOLS[kind as usize]
}

/// A face-up card that has no place on the table: as if it were not a Copycat.
pub(super) const fn plain(kind: Kind, mark: Mark) -> FaceUp {
    FaceUp { mark, kind, copycat: false }
}

/// What is drawn on a card; the style sheet shows what can be read at its size.
pub(super) fn face(kind: Kind, copied: bool, lang: Lang) -> AnyView {
    let name = symbol(kind);
    view! {
        <svg class="card__f" viewBox="0 0 100 140" aria-hidden="true">
            <use class="face-m" href=format!("#goose-{name}-m")></use>
            <use
                class="face-m goose__a"
                href=format!("#goose-{name}")
                x="0"
                y="40"
                width="100"
                height="76"
            ></use>
            <use class="face-s" href=format!("#goose-{name}-s")></use>
            {copied.then(|| view! {
                <use href="#goose-copied" x="60" y="100" width="40" height="40"></use>
            })}
        </svg>
        <span class="goose__n" aria-hidden="true">{cards(lang).short[kind as usize]}</span>
    }
    .into_any()
}

/// Is it a Copycat that has become something else (DTG-24)?
pub(super) fn is_copy(card: FaceUp) -> bool {
    card.copycat && card.kind != Kind::Copycat
}

/// A card that cannot be touched by itself.
pub(super) fn picture(card: FaceUp, cancelled: bool, lang: Lang) -> AnyView {
    view! {
        <div
            class="card goose"
            class:is-cancelled=cancelled
            role="img"
            aria-label=label(card, cancelled, lang)
            data-flip=flip(card.mark)
        >
            {face(card.kind, is_copy(card), lang)}
        </div>
    }
    .into_any()
}

/// A picture of a kind, for choices and lists.
pub(super) fn kind_picture(kind: Kind, lang: Lang) -> AnyView {
    view! {
        <div class="card goose" role="img" aria-label=kind_label(kind, lang)>
            {face(kind, false, lang)}
        </div>
    }
    .into_any()
}

/// A facedown card.
pub(super) fn back(mark: Mark) -> AnyView {
    view! { <div class="card card--back" data-flip=flip(mark)>{back_face()}</div> }.into_any()
}

/// What is drawn on every facedown card.
pub(super) fn back_face() -> AnyView {
    view! {
        <svg class="card__f" viewBox="0 0 100 140" aria-hidden="true">
            <use href="#card-back"></use>
        </svg>
    }
    .into_any()
}

/// A facedown card that the viewer sees now, or remembers by the memory aid.
pub(super) fn seen_facedown(kind: Kind, mark: Mark, lang: Lang) -> AnyView {
    view! {
        <div
            class="card goose"
            role="img"
            aria-label=kind_label(kind, lang)
            data-flip=flip(mark)
        >
            {face(kind, false, lang)}
            {peek_mark()}
        </div>
    }
    .into_any()
}

/// Says that a card is shown to the viewer alone.
pub(super) fn peek_mark() -> AnyView {
    view! { <span class="peek"><Icon name="eye" small=true/></span> }.into_any()
}

/// The key by which the eye follows a card.
pub(super) fn flip(mark: Mark) -> String {
    format!("goose-{}", u8::from(mark))
}

/// "A Perfect Storm, +13".
pub(super) fn kind_label(kind: Kind, lang: Lang) -> String {
    (text(lang).label.card_label)(card(kind, lang), &value(kind))
}

/// The same for a card on the table.
pub(super) fn label(card: FaceUp, cancelled: bool, lang: Lang) -> String {
    let words = &text(lang).label;
    let mut label = kind_label(card.kind, lang);
    if is_copy(card) {
        label = (words.copy_label)(&label);
    }
    if cancelled { (words.cancelled_label)(&label) } else { label }
}

/// Which slots of a range hold cards that cancel each other (DTG-33): of equal ones the first.
pub(super) fn cancelled(view: &View, seat: Seat) -> Vec<bool> {
    let sheet = view.sheet(seat);
    let range = view.range(seat);
    let before = |slot: usize, kind: Kind| {
        range[..slot].iter().filter(|other| other.face_up() == Some(kind)).count()
    };
    let cancels = |(slot, kind): (usize, Option<Kind>)| {
        kind.is_some_and(|kind| before(slot, kind) < usize::from(sheet.cancelled(kind)))
    };
    range.iter().map(Slot::face_up).enumerate().map(cancels).collect()
}

/// A card for the shelf's picture of the table.
pub(super) fn piece(kind: Kind) -> Piece {
    Piece { symbol: format!("goose-{}-s", symbol(kind)), class: String::from("card goose") }
}
