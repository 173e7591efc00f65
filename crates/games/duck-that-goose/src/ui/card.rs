//! The drawings of cards.

use crate::words::{card, face_up_label, is_copy, kind_label, symbol};
use crate::{FaceUp, Kind, Mark, Slot, View};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_words::Lang;

/// A face-up card without a place on the table, drawn as if it were not a Copycat.
pub(super) const fn plain(kind: Kind, mark: Mark) -> FaceUp {
    FaceUp { mark, kind, copycat: false }
}

/// The drawing of a card; the style sheet shows the parts that are readable at its size.
pub(super) fn face(kind: Kind, copied: bool, lang: Lang) -> AnyView {
    let name = symbol(kind);
    html! {
        <svg class="card__face" viewBox="0 0 100 140" aria-hidden="true">
            <use class="face-medium" href=format!("#goose-{name}-m")></use>
            <use
                class="face-medium goose__art"
                href=format!("#goose-{name}")
                x="0"
                y="40"
                width="100"
                height="76"
            ></use>
            <use class="face-small" href=format!("#goose-{name}-s")></use>
            {copied.then(|| view! {
                <use href="#goose-copied" x="60" y="100" width="40" height="40"></use>
            })}
        </svg>
        <span class="goose__name stacked" aria-hidden="true">{card(kind, lang).short}</span>
    }
}

/// A card that cannot be tapped alone.
pub(super) fn picture(card: FaceUp, cancelled: bool, lang: Lang) -> AnyView {
    html! {
        <div
            class="card goose"
            class:is-cancelled=cancelled
            role="img"
            aria-label=face_up_label(card, cancelled, lang)
            data-flip=flip(card.mark)
        >
            {face(card.kind, is_copy(card), lang)}
        </div>
    }
}

/// A picture of a kind, for choices and lists.
pub(super) fn kind_picture(kind: Kind, lang: Lang) -> AnyView {
    html! {
        <div class="card goose" role="img" aria-label=kind_label(kind, lang)>
            {face(kind, false, lang)}
        </div>
    }
}

/// A facedown card.
pub(super) fn back(mark: Mark) -> AnyView {
    html! { <div class="card card--back" data-flip=flip(mark)>{back_face()}</div> }
}

/// The drawing on every facedown card.
pub(super) fn back_face() -> AnyView {
    html! {
        <svg class="card__face" viewBox="0 0 100 140" aria-hidden="true">
            <use href="#card-back"></use>
        </svg>
    }
}

/// A facedown card that the viewer sees now, or remembers by the memory aid.
pub(super) fn seen_facedown(kind: Kind, mark: Mark, lang: Lang) -> AnyView {
    html! {
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
}

/// The mark of a card that only the viewer sees.
pub(super) fn peek_mark() -> AnyView {
    html! { <span class="peek across"><Icon name="eye" small=true/></span> }
}

/// The key by which the eye follows a card.
pub(super) fn flip(mark: Mark) -> String {
    format!("goose-{}", u8::from(mark))
}

/// The slots of a range with cards that cancel each other (DTG-33): of equal ones the first.
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
