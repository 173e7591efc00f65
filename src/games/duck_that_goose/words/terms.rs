//! The rules in play at this table.

use super::text::{boxed, text};
use crate::games::duck_that_goose::{Deck, View};
use crate::words::{Lang, Term};

/// The rules in play at this table, as terms and values.
pub(super) fn terms(view: &View, lang: Lang) -> Vec<Term> {
    let words = &text(lang).facts;
    let setup = &boxed(lang).setup;
    let advanced = view.options.deck == Deck::Advanced;
    let pick = |novice, full| if advanced { full } else { novice };
    let dealt = if view.seats == 2 { 6 } else { 4 };
    let peachy = if view.options.peachy_keen_cancels { setup.on } else { setup.off };
    vec![
        Term::new(words.term_deck, pick(words.deck_now_novice, words.deck_now_advanced)),
        Term::new(words.term_round, (words.round_now)(view.round, view.rounds)),
        Term::new(words.term_dealt, (words.dealt_each)(dealt)),
        Term::new(
            words.term_interrupt,
            pick(words.interrupt_now_novice, words.interrupt_now_advanced),
        ),
        Term::new(words.term_peachy, peachy),
        Term::new(words.term_wins, words.lowest_wins),
    ]
}
