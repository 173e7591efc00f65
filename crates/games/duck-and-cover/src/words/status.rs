//! The state of a match in short, for the home screen and the top bar.

use super::calls::call_name;
use super::piece::DuckFigure;
use super::text::text;
use super::variants::{dotted, terms};
use crate::{DuckAndCover, Turned, Variant, View};
use mallard_engine::Seat;
use mallard_words::{BadgeFn, Lang, Piece, StatusText, TableRule};

/// How many ducks the picture shows.
const SHOWN_DUCKS: usize = 3;

impl StatusText for DuckAndCover {
    const BADGE: Option<BadgeFn<Self>> = None;

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(
            view.public.round,
            view.public.options.last_round(),
            view.public.calls,
        ) + &dotted(view.public.variants(), lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        let stacks = &view.tableau(Seat::new(0)).stacks;
        let piece = |number| Piece {
            symbol: format!("duck-{}", u8::from(number)),
            class: String::from("duck family--drake"),
        };
        stacks.iter().rev().take(SHOWN_DUCKS).map(|stack| vec![piece(stack.number)]).collect()
    }

    fn this_table(view: &View, lang: Lang) -> Vec<TableRule> {
        let words = &text(lang).rules;
        let repeat = match view.public.turned.and_then(Turned::call) {
            Some(call) => (words.repeat_means)(&call_name(call, lang)),
            None => words.repeat_nothing.to_owned(),
        };
        let variants = view.public.variants();
        let points = if variants.has(Variant::Competition) {
            TableRule::new(words.points, words.points_are)
        } else {
            TableRule::new(words.splashes, words.splash_table)
        };
        let lowest = variants.movable().first().map_or(1, u8::from);
        let here = [
            TableRule::new(words.round, (words.round_of)(view.public.round)),
            TableRule::new(words.zone, (words.zone_ends)(view.public.most_discards())),
            TableRule::new(words.repeat, repeat),
            points,
            TableRule::new(words.deck, (words.deck_fresh)(lowest, variants.aside())),
        ];
        terms(view.public.options, lang).chain(here).collect()
    }

    fn piece(name: &str, _: Lang) -> Option<String> {
        DuckFigure::named(name).map(DuckFigure::describe)
    }
}
