//! The state of a match in short, for the shelf and the top bar.

use super::calls::call_name;
use super::piece::Figured;
use super::text::text;
use super::variants::{dotted, terms};
use crate::engine::Seat;
use crate::games::duck_and_cover::{DuckAndCover, Turned, Variant, View};
use crate::words::{Lang, Piece, Shows, Term};

/// How many ducks the picture shows.
const DUCKS: usize = 3;

impl Shows for DuckAndCover {
    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.round, view.options.last_round(), view.calls)
            + &dotted(view.variants(), lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        let stacks = &view.tableau(Seat::new(0)).stacks;
        let piece = |number| Piece {
            symbol: format!("duck-{}", u8::from(number)),
            class: String::from("duck family--drake"),
        };
        stacks.iter().rev().take(DUCKS).map(|stack| vec![piece(stack.number)]).collect()
    }

    fn this_table(view: &View, lang: Lang) -> Vec<Term> {
        let words = &text(lang).rules;
        let repeat = match view.turned.and_then(Turned::call) {
            Some(call) => (words.repeat_means)(&call_name(call, lang)),
            None => words.repeat_nothing.to_owned(),
        };
        let variants = view.variants();
        let points = if variants.has(Variant::Competition) {
            Term::new(words.points, words.points_are)
        } else {
            Term::new(words.splashes, words.splash_table)
        };
        let lowest = variants.movable().first().map_or(1, u8::from);
        let here = [
            Term::new(words.round, (words.round_of)(view.round)),
            Term::new(words.zone, (words.zone_ends)(view.most_discards)),
            Term::new(words.repeat, repeat),
            points,
            Term::new(words.deck, (words.deck_fresh)(lowest, variants.aside())),
        ];
        terms(view.options, lang).chain(here).collect()
    }

    fn piece(name: &str, _: Lang) -> Option<String> {
        Figured::named(name).map(Figured::said)
    }
}
