//! The rule of the round, in words.

use super::text::text;
use crate::View;
use mallard_words::{Lang, game_messages};

/// The trump, and the other effects of the face-up card on the round (DKT-4 to DKT-6).
pub fn rule(view: &View, lang: Lang) -> (String, Vec<String>) {
    let words = &text(lang).table;
    let ranking = view.ranking();
    let first =
        ranking.trump().map_or_else(|| words.no_trump.to_owned(), game_messages(lang).trump_is);
    let more = match ranking.duck() {
        Some(rank) => vec![(words.duck_rank_is)(rank)],
        None if ranking.is_reversed() => vec![words.reversed.to_owned()],
        None => vec![words.no_duck_rank.to_owned(), words.no_quackback.to_owned()],
    };
    (first, more)
}
