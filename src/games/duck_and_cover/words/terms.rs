//! The rules in play at this table.

use super::calls::call_name;
use super::text::text;
use crate::games::duck_and_cover::{Turned, View};
use crate::words::{Lang, Term};

/// The rules in play at this table, as terms and values.
pub(super) fn terms(view: &View, lang: Lang) -> Vec<Term> {
    let words = &text(lang).rules;
    let repeat = match view.turned.and_then(Turned::call) {
        Some(call) => (words.repeat_means)(&call_name(call, lang)),
        None => words.repeat_nothing.to_owned(),
    };
    vec![
        Term::new(words.round, (words.round_of)(view.round)),
        Term::new(words.zone, (words.zone_ends)(view.most_discards)),
        Term::new(words.repeat, repeat),
        Term::new(words.splashes, words.splash_table),
        Term::new(words.deck, words.deck_fresh),
    ]
}
