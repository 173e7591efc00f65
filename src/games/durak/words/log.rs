//! The lines of the log.

use super::glyph;
use super::text::text;
use crate::engine::Seat;
use crate::games::durak::{DealResult, Event};
use crate::words::{Interlude, Lang, Line, Names, text as shared};

/// The line for an event.
pub(super) fn line(event: &Event, names: &Names, lang: Lang) -> Line {
    let words = &text(lang).log;
    let name = |seat: Seat| names.of(seat);
    let (seat, said) = match *event {
        Event::Dealt { deal, dealer, trump, in_hand } => {
            let dealt = if in_hand { words.dealt_in_hand } else { words.dealt };
            return heading(dealt(deal, name(dealer), &glyph(trump)));
        }
        Event::BoutBegan { bout, opener, defender } => {
            return heading((words.bout)(bout, name(opener), name(defender)));
        }
        Event::ShowedLowest { seat, card } => {
            (Some(seat), (words.showed_lowest)(name(seat), &glyph(card)))
        }
        Event::Attacked { seat, card, opening, .. } => {
            let said = if opening { words.opened } else { words.added };
            (Some(seat), said(name(seat), &glyph(card)))
        }
        Event::Beat { seat, attack, with } => {
            (Some(seat), (words.beat)(name(seat), &glyph(attack), &glyph(with)))
        }
        Event::Transferred { seat, card, to } => {
            (Some(seat), (words.transferred)(name(seat), &glyph(card), name(to)))
        }
        Event::Showed { seat, card, to } => {
            (Some(seat), (words.showed)(name(seat), &glyph(card), name(to)))
        }
        Event::Takes { seat } => (Some(seat), (words.takes)(name(seat))),
        Event::Passed { seat } => (Some(seat), (words.passed)(name(seat))),
        Event::BeatenOff { seat, cards } => (Some(seat), (words.beaten_off)(name(seat), cards)),
        Event::PickedUp { seat, cards } => (Some(seat), (words.picked_up)(name(seat), cards.len())),
        Event::Drew { seat, cards, turned_up: None } => {
            (Some(seat), (words.drew)(name(seat), cards.count()))
        }
        Event::Drew { seat, cards, turned_up: Some(card) } => {
            (Some(seat), (words.drew_trump)(name(seat), cards.count(), &glyph(card)))
        }
        Event::Out { seat, place } => (Some(seat), (words.out)(name(seat), place)),
        Event::DealEnded { result, .. } => (None, result_line(result, names, lang)),
    };
    Line { seat, heading: false, text: said }
}

fn heading(text: String) -> Line {
    Line { seat: None, heading: true, text }
}

fn result_line(result: DealResult, names: &Names, lang: Lang) -> String {
    let words = &text(lang).log;
    match result {
        DealResult::Won(seats) => {
            (words.won)(&(shared(lang).list_of_names)(&names.of_all(seats.iter())))
        }
        DealResult::Fool(seat) => (words.fool)(names.of(seat)),
        DealResult::Drawn => words.drawn.to_owned(),
    }
}

/// The pause after a deal.
pub(super) fn interlude(event: &Event, names: &Names, lang: Lang) -> Option<Interlude> {
    let Event::DealEnded { deal, result } = *event else { return None };
    let words = &text(lang).score;
    let (title, seat, lost) = match result {
        DealResult::Won(seats) => {
            let winners = (shared(lang).list_of_names)(&names.of_all(seats.iter()));
            ((words.wins_deal)(&winners), seats.first(), false)
        }
        DealResult::Fool(seat) => ((words.is_fool)(names.of(seat)), Some(seat), true),
        DealResult::Drawn => (words.drawn_deal.to_owned(), None, false),
    };
    let (detail, go_on) = ((words.deal_over)(deal), words.next_deal.to_owned());
    Some(Interlude { title, detail, seat, lost, go_on })
}
