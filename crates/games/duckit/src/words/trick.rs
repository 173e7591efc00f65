//! The trick on the table, and its label for screen readers.

use super::text::text;
use crate::{Card, Trick, View};
use mallard_engine::Seat;
use mallard_words::{TextContext, trick_messages};

/// The trick on the table, and its winner. Until the next card is led, the trick that was just won.
pub fn visible_trick(view: &View) -> (Trick, Option<Seat>) {
    match view.public.last_trick {
        Some(last) if shows_last_trick(view) => (last.trick, Some(last.winner)),
        _ => (view.public.trick, view.winning()),
    }
}

/// Is the last trick still on the table? A trick of an earlier round is not.
pub fn shows_last_trick(view: &View) -> bool {
    view.public.trick.is_empty() && view.public.tricks.iter().any(|&won| won > 0)
}

/// The number of the last trick: at the start of a round, 9, from the round before.
pub fn last_number(view: &View) -> u8 {
    match view.public.tricks.iter().sum() {
        0 => 9,
        done => done,
    }
}

/// The label of the trick: the suit to follow, or the player who leads.
pub fn trick_label(view: &View, say: &TextContext) -> String {
    let words = trick_messages(say.lang);
    match view.public.trick.led(Card::suit) {
        Some(led) => (words.label)(led),
        None if view.public.trick.is_empty() => {
            (words.empty_label)(say.name(view.public.trick.leader()))
        }
        None => text(say.lang).label.trick_duck.to_owned(),
    }
}
