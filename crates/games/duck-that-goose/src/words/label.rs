//! The labels of cards and ranges for screen readers.

use super::figures::{signed, value};
use super::kind::kind_label;
use super::text::{card, text};
use crate::{FaceUp, Kind, RangeSlot, Slot, View};
use mallard_engine::Seat;
use mallard_words::{Lang, TextContext, text as shared};

/// Is it a Copycat that has become something else (DTG-24)?
pub fn is_copy(card: FaceUp) -> bool {
    card.copycat && card.kind != Kind::Copycat
}

/// "A Perfect Storm, +13", and whether it is a copy or cancelled.
pub fn face_up_label(card: FaceUp, cancelled: bool, lang: Lang) -> String {
    let words = &text(lang).label;
    let mut label = kind_label(card.kind, lang);
    if is_copy(card) {
        label = (words.copy_label)(&label);
    }
    if cancelled { (words.cancelled_label)(&label) } else { label }
}

/// A card of a range, by its place: "Card 2, facedown", "Card 3: A Perfect Storm, +13". `known` is
/// the kind of a facedown card that the viewer sees.
pub fn slot_label(view: &View, place: RangeSlot, known: Option<Kind>, lang: Lang) -> String {
    let words = &text(lang).label;
    let number = place.slot + 1;
    match view.at(place) {
        None => String::new(),
        Some(Slot::Down { .. }) => match known {
            Some(kind) => (words.facedown_known_label)(number, card(kind, lang).name),
            None => (words.facedown_label)(number),
        },
        Some(Slot::Up { card: upper, under }) => {
            let (name, figure) = (card(upper.kind, lang).name, value(upper.kind));
            let mut label = (words.face_up_label)(number, name, &figure);
            if is_copy(*upper) {
                label = (words.copy_label)(&label);
            }
            if under.is_empty() {
                return label;
            }
            let below: Vec<String> =
                under.iter().map(|below| card(below.kind, lang).name.to_owned()).collect();
            (words.covers_label)(&label, &(shared(lang).list_of_names)(&below))
        }
    }
}

/// The same with the owner: "Eider’s range. Card 3: The Deadly Dozen, +12".
pub fn place_label(view: &View, place: RangeSlot, say: &TextContext) -> String {
    let range = (text(say.lang).table.range_of)(say.name(place.seat));
    format!("{range}. {}", slot_label(view, place, None, say.lang))
}

/// A whole range: "Eider’s range: 4 cards, showing +7".
pub fn range_label(view: &View, seat: Seat, say: &TextContext) -> String {
    let count = u8::try_from(view.range(seat).len()).unwrap_or(u8::MAX);
    let showing = signed(view.sheet(seat).result());
    (text(say.lang).label.range_label)(say.name(seat), count, &showing)
}
