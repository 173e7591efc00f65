//! The lines of the log.

use super::text::text;
use super::{glyph, recap};
use crate::engine::Seat;
use crate::games::durak::{DealResult, Durak, Event};
use crate::words::{Interlude, Line, RecapOf, Say, Sound, Tells};

/// The line for an event.
pub(super) fn line(event: &Event, say: &Say) -> Line {
    let words = &text(say.lang).log;
    let name = |seat: Seat| say.name(seat);
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
        Event::DealEnded { result, .. } => (None, result_line(result, say)),
    };
    Line { seat, heading: false, text: said }
}

fn heading(text: String) -> Line {
    Line { seat: None, heading: true, text }
}

fn result_line(result: DealResult, say: &Say) -> String {
    let words = &text(say.lang).log;
    match result {
        DealResult::Won(seats) => (words.won)(&say.list(seats.iter())),
        DealResult::Fool(seat) => (words.fool)(say.name(seat)),
        DealResult::Drawn => words.drawn.to_owned(),
    }
}

/// The pause after a deal.
pub(super) fn interlude(event: &Event, say: &Say) -> Option<Interlude> {
    let Event::DealEnded { deal, result } = *event else { return None };
    let words = &text(say.lang).score;
    let (title, seat, lost) = match result {
        DealResult::Won(seats) => {
            let winners = say.list(seats.iter());
            ((words.wins_deal)(&winners), seats.first(), false)
        }
        DealResult::Fool(seat) => ((words.is_fool)(say.name(seat)), Some(seat), true),
        DealResult::Drawn => (words.drawn_deal.to_owned(), None, false),
    };
    let (detail, go_on) = ((words.deal_over)(deal), words.next_deal.to_owned());
    Some(Interlude { title, detail, seat, lost, go_on })
}

impl Tells for Durak {
    const RECAP: Option<RecapOf<Self>> = Some(recap::recap);

    fn lines(events: &[Event], at: usize, say: &Say) -> Vec<Line> {
        vec![line(&events[at], say)]
    }

    fn pause(events: &[Event], say: &Say) -> Option<Interlude> {
        events.iter().find_map(|event| interlude(event, say))
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Attacked { .. }
            | Event::Beat { .. }
            | Event::Transferred { .. }
            | Event::Showed { .. } => Some(Sound::Laid),
            Event::Takes { .. } | Event::PickedUp { .. } | Event::Drew { .. } => Some(Sound::Taken),
            _ => None,
        }
    }
}
