//! The state of a match in short, for the home screen and the top bar.

use super::piece::GooseFigure;
use super::symbol::symbol;
use super::text::{card, info_labels, text};
use crate::{Deck, DuckThatGoose, Kind, Slot, View};
use mallard_engine::Seat;
use mallard_words::{BadgeFn, Lang, Piece, StatusText, TableRule};

impl StatusText for DuckThatGoose {
    const BADGE: Option<BadgeFn<Self>> = None;

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.public.round, view.public.rounds(), view.public.seats)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        let open = |seat: Seat| {
            let kinds = view.range(seat).iter().filter_map(Slot::face_up);
            kinds.take(2).map(piece).collect::<Vec<Piece>>()
        };
        let seats = view.public.turn.seat.clockwise(view.public.seats);
        let mut stacks: Vec<Vec<Piece>> =
            seats.map(open).filter(|stack| !stack.is_empty()).collect();
        stacks.truncate(3);
        if stacks.is_empty() {
            stacks.extend(view.pile.top.map(|top| vec![piece(top.kind)]));
        }
        stacks
    }

    fn this_table(view: &View, lang: Lang) -> Vec<TableRule> {
        let words = &text(lang).facts;
        let setup = &info_labels(lang).setup;
        let advanced = view.public.options.deck == Deck::Advanced;
        let pick = |novice, full| if advanced { full } else { novice };
        let dealt = if view.public.seats == 2 { 6 } else { 4 };
        let peachy = if view.public.options.peachy_keen_cancels { setup.on } else { setup.off };
        vec![
            TableRule::new(words.term_deck, pick(words.deck_now_novice, words.deck_now_advanced)),
            TableRule::new(
                words.term_round,
                (words.round_now)(view.public.round, view.public.rounds()),
            ),
            TableRule::new(words.term_dealt, (words.dealt_each)(dealt)),
            TableRule::new(
                words.term_interrupt,
                pick(words.interrupt_now_novice, words.interrupt_now_advanced),
            ),
            TableRule::new(words.term_peachy, peachy),
            TableRule::new(words.term_wins, words.lowest_wins),
        ]
    }

    fn piece(name: &str, lang: Lang) -> Option<String> {
        GooseFigure::named(name).map(|piece| piece.describe(lang))
    }

    fn named(lang: Lang) -> Vec<&'static str> {
        Kind::ALL.map(|kind| card(kind, lang).name).to_vec()
    }
}

fn piece(kind: Kind) -> Piece {
    Piece { symbol: format!("goose-{}-s", symbol(kind)), class: String::from("card goose") }
}
