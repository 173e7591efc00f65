//! The trick on the table, and what screen readers say of it.

use super::card::said;
use super::text::text;
use crate::engine::Seat;
use crate::games::duckit::{Card, Trick, View};
use crate::words::{Lang, Names};

/// The trick that lies on the table, and who wins it: until the next card is led, the one that was
/// just won.
pub fn lying(view: &View) -> (Trick, Option<Seat>) {
    match view.last_trick {
        Some(last) if lies_open(view) => (last.trick, Some(last.winner)),
        _ => (view.trick, view.winning()),
    }
}

/// Does the last trick still lie there? That of the round before does not.
pub fn lies_open(view: &View) -> bool {
    view.trick.lying().is_empty() && view.tricks.iter().any(|&won| won > 0)
}

/// The number of the last trick: that of the round before was its ninth.
pub fn last_number(view: &View) -> u8 {
    match view.tricks.iter().sum() {
        0 => 9,
        done => done,
    }
}

/// What must be followed, or who leads.
pub fn trick_label(view: &View, names: &Names, lang: Lang) -> String {
    let words = &text(lang).label;
    match view.trick.led() {
        Some(led) => (words.trick)(led),
        None if view.trick.lying().is_empty() => (words.trick_empty)(names.of(view.trick.leader)),
        None => words.trick_duck.to_owned(),
    }
}

/// A card of a trick, and whose it is.
pub fn card_label(name: &str, card: Card, wins: bool, lang: Lang) -> String {
    let words = &text(lang).label;
    let sentence = if wins { words.trick_card_winning } else { words.trick_card };
    sentence(name, &said(card, lang))
}
