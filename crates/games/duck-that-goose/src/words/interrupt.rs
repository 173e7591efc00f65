//! When the Time is Ripe: how a player may interrupt (DTG-31).

use super::text::{quoted, text};
use crate::{Action, Deck, Kind, View};
use mallard_words::Lang;

/// Does the deck have the card that lets a player interrupt?
pub fn can_interrupt(view: &View) -> bool {
    view.public.options.deck == Deck::Advanced
}

/// The question to a player who can interrupt, naming the cards.
pub(super) fn sentence(view: &View, offers: &[Action], lang: Lang) -> String {
    let words = &text(lang).interrupt;
    let ripe = quoted(Kind::Ripe, lang);
    let top = view.pile.top.map(|top| quoted(top.kind, lang));
    match (offers.contains(&Action::UseRipe), offers.contains(&Action::TurnUpRipe), top) {
        (true, true, Some(top)) => (words.ripe_up_ask)(&ripe, &top),
        (true, false, Some(top)) => (words.ripe_use_ask)(&top),
        (false, true, _) => (words.ripe_up_only_ask)(&ripe),
        _ => words.nothing_to_use.to_owned(),
    }
}
