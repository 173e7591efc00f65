//! The state of a match in short, for the home screen and the top bar.

use super::card::piece;
use super::controls::{follows_fool, length_name, on_off, preset, preset_name};
use super::text::text;
use super::{badge, text::info_labels};
use crate::{Durak, ThrowIn, View};
use mallard_engine::cards::Card;
use mallard_words::{BadgeFn, CardFigure, Lang, Piece, StatusText, TableRule};

impl StatusText for Durak {
    const BADGE: Option<BadgeFn<Self>> = Some(badge::player_badge);

    fn subtitle(view: &View, lang: Lang) -> String {
        let words = &text(lang).table;
        let rules = preset_name(preset(view.public.options, view.public.seats), lang);
        let line = (words.subtitle)(rules, view.public.bouts);
        if view.public.deal > 1 {
            format!("{line} · {}", (words.deal_of)(view.public.deal))
        } else {
            line
        }
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        let pairs = view.public.bout.pairs().iter().take(3);
        pairs
            .map(|pair| {
                [Some(pair.attack), pair.defence].into_iter().flatten().map(piece).collect()
            })
            .collect()
    }

    fn this_table(view: &View, lang: Lang) -> Vec<TableRule> {
        let words = &info_labels(lang).setup;
        let options = view.public.options;
        let throw_in = if view.public.seats == 2 { ThrowIn::Off } else { options.throw_in };
        let mut rows = vec![
            TableRule::new(
                words.presets,
                preset_name(preset(options, view.public.seats), lang).to_owned(),
            ),
            TableRule::new(words.deck, (words.cards)(options.deck.size())),
            TableRule::new(words.throw_in, (words.throw_in_value)(throw_in).to_owned()),
            TableRule::new(words.after_take, on_off(options.throw_in_after_take, lang)),
            TableRule::new(words.transfer, on_off(options.transfer, lang)),
        ];
        if options.transfer {
            rows.push(TableRule::new(words.showing, on_off(options.transfer_by_showing, lang)));
        }
        rows.push(TableRule::new(words.first_five, on_off(options.first_bout_five, lang)));
        rows.push(TableRule::new(words.several, on_off(options.several_at_once, lang)));
        if view.public.seats == 4 || view.public.seats == 6 {
            rows.push(TableRule::new(words.teams, on_off(options.teams, lang)));
        }
        rows.push(TableRule::new(words.length, length_name(options, view.public.seats, lang)));
        if follows_fool(options, view.public.seats) {
            let value = (words.after_fool_value)(options.after_fool);
            rows.push(TableRule::new(words.after_fool, value.to_owned()));
        }
        rows
    }

    fn piece(name: &str, lang: Lang) -> Option<String> {
        CardFigure::<Card>::named(name).map(|piece| piece.describe(mallard_words::text(lang).card))
    }
}
