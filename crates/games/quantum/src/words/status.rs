//! The state of a match in short, for the home screen and the top bar.

use super::dice::name;
use super::piece::SheetFigure;
use super::text::text;
use crate::{Die, Phase, Quantum, View};
use mallard_words::{BadgeFn, Lang, Piece, StatusText, TableRule, game_messages, text as shared};

impl StatusText for Quantum {
    const BADGE: Option<BadgeFn<Self>> = None;

    fn subtitle(view: &View, lang: Lang) -> String {
        let words = &text(lang).table;
        match view.public.phase {
            Phase::Everyone { .. } => (words.subtitle_all)(view.public.turn),
            _ => (words.subtitle)(view.public.turn, view.public.seats),
        }
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        let coloured = Die::ALL.into_iter().skip(1).take(3);
        coloured
            .map(|die| {
                let face = view.public.dice.face(die);
                let class = format!("die die-{}", name(face.colour()));
                vec![Piece { symbol: format!("die-{}", face.number()), class }]
            })
            .collect()
    }

    fn this_table(view: &View, lang: Lang) -> Vec<TableRule> {
        let words = &text(lang).this_table;
        let face = text(lang).table.face;
        let step = match view.public.phase {
            Phase::Reroll => "A",
            Phase::Active => "B",
            Phase::Everyone { .. } => "C",
            Phase::Over => game_messages(lang).none,
        };
        let values = match view.public.phase {
            Phase::Reroll => words.values_pending.to_owned(),
            _ => shared(lang).list(
                &view.public.dice.values().map(|value| face(Some(value.colour), value.total)),
            ),
        };
        let aside = view.aside().map_or(game_messages(lang).none, text(lang).table.colour);
        vec![
            TableRule::new(words.step, step),
            TableRule::new(words.white_die, view.public.dice.white().to_string()),
            TableRule::new(words.values, values),
            TableRule::new(words.set_aside, aside),
            TableRule::new(words.ends, words.ends_when),
            TableRule::new(words.column, words.column_scores),
        ]
    }

    fn piece(name: &str, lang: Lang) -> Option<String> {
        SheetFigure::named(name).map(|piece| piece.describe(lang))
    }
}
