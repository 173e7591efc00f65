//! The state of a match in short, for the shelf and the top bar.

use super::dice::name;
use super::piece::Figured;
use super::text::text;
use crate::games::quantum::{Die, Phase, Quantum, View};
use crate::words::{Lang, Piece, Shows, Term, text as shared};

impl Shows for Quantum {
    fn subtitle(view: &View, lang: Lang) -> String {
        let words = &text(lang).table;
        match view.phase {
            Phase::Everyone { .. } => (words.subtitle_all)(view.turn),
            _ => (words.subtitle)(view.turn, view.seats),
        }
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        let coloured = Die::ALL.into_iter().skip(1).take(3);
        coloured
            .map(|die| {
                let face = view.dice.face(die);
                let class = format!("die die-{}", name(face.colour()));
                vec![Piece { symbol: format!("die-{}", face.number()), class }]
            })
            .collect()
    }

    fn this_table(view: &View, lang: Lang) -> Vec<Term> {
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

    fn piece(name: &str, lang: Lang) -> Option<String> {
        Figured::named(name).map(|piece| piece.said(lang))
    }
}
