//! The state of a match in short, for the home screen and the top bar.

use super::card::{describe_card, piece};
use super::trick::visible_trick;
use super::{badge, text::text};
use crate::{Card, Duckit, Rank, View};
use mallard_words::{BadgeFn, CardFigure, Lang, Piece, StatusText, TableRule, game_messages};

impl StatusText for Duckit {
    const BADGE: Option<BadgeFn<Self>> = Some(badge::player_badge);

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.public.round, view.trick_number())
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        let (trick, _) = visible_trick(view);
        let laid: Vec<Vec<Piece>> = trick.plays().map(|(_, card)| vec![piece(card)]).collect();
        if laid.is_empty() { vec![vec![piece(view.public.turned_up)]] } else { laid }
    }

    fn this_table(view: &View, lang: Lang) -> Vec<TableRule> {
        let (words, table) = (&text(lang).terms, &text(lang).table);
        let none = game_messages(lang).none;
        let ranking = view.ranking();
        let trump = ranking.trump().map_or(none, words.suit);
        let duck = ranking.duck().map_or(none, Rank::mark);
        let ranks = ranking.order().map(Rank::mark);
        // With a face-up Super Duck no player has it.
        let low = (!ranking.is_reversed()).then_some(table.duck);
        let order: Vec<&str> = low.into_iter().chain(ranks).collect();
        let quackback =
            if view.public.turned_up.is_four() { words.quackback_off } else { words.quackback_on };
        vec![
            TableRule::new(words.face_up, describe_card(view.public.turned_up, lang)),
            TableRule::new(words.trump, trump),
            TableRule::new(words.duck_rank, duck),
            TableRule::new(words.order, order.join(" ")),
            TableRule::new(words.quackback, quackback),
            TableRule::new(table.banked, text(lang).score.banked_is),
            TableRule::new(words.pot, view.public.pot().to_string()),
        ]
    }

    fn piece(name: &str, lang: Lang) -> Option<String> {
        CardFigure::<Card>::named(name)
            .map(|piece| piece.describe(|card| describe_card(card, lang)))
    }
}
