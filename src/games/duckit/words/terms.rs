//! The rules in play in this round.

use super::card::said;
use super::text::text;
use crate::games::duckit::{Rank, View};
use crate::words::{Lang, Term};

/// The rules in play in this round, as terms and values. Duckit has no options to report.
pub(super) fn terms(view: &View, lang: Lang) -> Vec<Term> {
    let (words, table) = (&text(lang).terms, &text(lang).table);
    let ranking = view.ranking();
    let trump = ranking.trump().map_or(words.none, words.suit);
    let duck = ranking.duck().map_or(words.none, Rank::mark);
    let ranks = ranking.order().map(Rank::mark);
    // With a face-up Super Duck no player holds it.
    let low = (!ranking.is_reversed()).then_some(table.duck);
    let order: Vec<&str> = low.into_iter().chain(ranks).collect();
    let quackback = if view.turned_up.is_four() { words.quackback_off } else { words.quackback_on };
    vec![
        Term::new(words.face_up, said(view.turned_up, lang)),
        Term::new(words.trump, trump),
        Term::new(words.duck_rank, duck),
        Term::new(words.order, order.join(" ")),
        Term::new(words.quackback, quackback),
        Term::new(table.banked, text(lang).score.banked_is),
        Term::new(words.pot, view.pot().to_string()),
    ]
}
