//! The state of this table.

use super::text::text;
use crate::games::quantum::{Phase, View};
use crate::words::{Lang, Term, text as shared};

/// The state of this table, as terms and values. Quantum has no options to report.
pub(super) fn terms(view: &View, lang: Lang) -> Vec<Term> {
    let words = &text(lang).this_table;
    let face = text(lang).table.face;
    let step = match view.phase {
        Phase::Reroll => "A",
        Phase::Active => "B",
        Phase::Everyone { .. } => "C",
        Phase::Over => words.none,
    };
    let values = match view.phase {
        Phase::Reroll => words.values_pending.to_owned(),
        _ => shared(lang).list(&view.values.map(|value| face(Some(value.colour), value.total))),
    };
    let aside = view.aside().map_or(words.none, text(lang).table.colour);
    vec![
        Term::new(words.step, step),
        Term::new(words.white_die, view.dice.white().to_string()),
        Term::new(words.values, values),
        Term::new(words.set_aside, aside),
        Term::new(words.ends, words.ends_when),
        Term::new(words.column, words.column_scores),
    ]
}
