//! The lines of the log, and the pause after a round.

use super::calls::card_name;
use super::label::listed;
use super::score::signed;
use super::text::text;
use crate::engine::{Facts, Seat};
use crate::games::duck_and_cover::facts::everybody_quacks;
use crate::games::duck_and_cover::{Call, CaptainCard, DuckAndCover, Ending, Event};
use crate::words::{Interlude, Lang, Line, Names, Say, Sound, Tells, text as shared};

/// The line for the event `events[at]`; `None` if another line already says it.
pub(super) fn line(events: &[Event], at: usize, say: &Say) -> Option<Line> {
    let words = &text(say.lang).log;
    let (event, after) = (events[at], &events[at + 1..]);
    let name = |seat: Seat| say.name(seat);
    let heading = |text| Some(Line { seat: None, heading: true, text });
    let all = |text| Some(Line { seat: None, heading: false, text });
    let of = |seat, text| Some(Line { seat: Some(seat), heading: false, text });
    match event {
        Event::RoundBegan { round } => heading((words.round_begins)(round, name(Seat::new(0)))),
        Event::Turned { card, call, number } => heading(called(card, call, number, say.lang)),
        Event::Reshuffled { cards } => all((words.reshuffled)(cards)),
        _ if !DuckAndCover::is_told(events, at) => None,
        Event::Quacked { .. } if everybody_quacks(after) => all(words.all_quack.to_owned()),
        Event::Quacked { seat, .. } => of(seat, (words.quacked)(name(seat))),
        Event::Chose { seat, .. } => of(seat, (words.chose)(name(seat))),
        Event::Moved { seat, number, covered: Some(other), .. } => {
            of(seat, (words.covered)(name(seat), number.into(), other.into()))
        }
        Event::Moved { seat, number, covered: None, beside, .. } => {
            of(seat, (words.ducked)(name(seat), number.into(), &listed(beside.iter(), say.lang)))
        }
        Event::Piled { card } => all((words.to_pile)(&card_name(card, say.lang))),
        Event::Discarded { card, count, left } => {
            all((words.to_zone)(&card_name(card, say.lang), count, count + left))
        }
        Event::RoundEnded { ending, .. } => all(match ending {
            Ending::SingleStack => {
                let singles = singles(after, &say.names);
                (words.round_single)(&(shared(say.lang).list_of_names)(&singles), singles.len())
            }
            Ending::DiscardsFull => (words.round_zone)(discards(&events[..at])),
            Ending::MostCalls => words.round_calls.to_owned(),
        }),
        Event::Scored { seat, visible, points, .. } => {
            let scored = if visible.len() == 1 { words.scored_single } else { words.scored };
            of(seat, scored(name(seat), &signed(points.into())))
        }
    }
}

fn called(card: CaptainCard, call: Option<Call>, number: u16, lang: Lang) -> String {
    let words = &text(lang).log;
    match (card, call) {
        (CaptainCard::Repeat, None) => (words.called_repeat_empty)(number),
        (CaptainCard::Repeat, Some(Call::Highest)) => (words.called_repeat_highest)(number),
        (CaptainCard::Repeat, Some(Call::Number(again))) => {
            (words.called_repeat)(number, again.into())
        }
        (CaptainCard::Highest, _) => (words.called_highest)(number),
        (CaptainCard::Number(called), _) => (words.called)(number, called.into()),
    }
}

/// The players who ended a round with a single stack.
fn singles(scores: &[Event], names: &Names) -> Vec<String> {
    let single = |event: &Event| match event {
        Event::Scored { seat, visible, .. } if visible.len() == 1 => Some(*seat),
        _ => None,
    };
    let scores = scores.iter().take_while(|event| matches!(event, Event::Scored { .. }));
    names.of_all(scores.filter_map(single))
}

/// How many cards the discard zone holds at the end.
fn discards(before: &[Event]) -> u8 {
    let count = |event: &Event| match event {
        Event::Discarded { count, .. } => Some(*count),
        _ => None,
    };
    before.iter().rev().find_map(count).unwrap_or_default()
}

impl Tells for DuckAndCover {
    fn lines(events: &[Event], at: usize, say: &Say) -> Vec<Line> {
        line(events, at, say).into_iter().collect()
    }

    fn pause(events: &[Event], say: &Say) -> Option<Interlude> {
        let words = &text(say.lang).score;
        let at = events.iter().position(|event| matches!(event, Event::RoundEnded { .. }))?;
        let Event::RoundEnded { round, ending } = events[at] else { return None };
        let detail = match ending {
            Ending::SingleStack => {
                let singles = singles(&events[at + 1..], &say.names);
                (words.pause_single)(&(shared(say.lang).list_of_names)(&singles), singles.len())
            }
            Ending::DiscardsFull => (words.pause_zone)(discards(&events[..at])),
            Ending::MostCalls => words.pause_calls.to_owned(),
        };
        Some(Interlude {
            title: (words.pause_title)(round),
            detail,
            seat: None,
            lost: false,
            go_on: words.next_round.to_owned(),
        })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Turned { .. } => Some(Sound::Laid),
            Event::Moved { .. } | Event::Quacked { .. } => Some(Sound::Duck),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::duck_and_cover::{Cell, Choice, Number, NumberSet};

    const MINA: Seat = Seat::new(0);
    const CHOSE: Event = Event::Chose { seat: MINA, choice: Choice::Hidden, changed: false };
    const MOVED: Event = Event::Moved {
        seat: MINA,
        number: Number::Six,
        height: 1,
        from: Cell::new(0, 0),
        to: Cell::new(4, 0),
        covered: None,
        beside: NumberSet::only(Number::Two).with(Number::Twelve),
    };

    fn turned(number: u16) -> Event {
        let card = CaptainCard::Number(Number::Six);
        Event::Turned { card, call: Some(Call::Number(Number::Six)), number }
    }

    fn said(events: &[Event]) -> Vec<String> {
        let say = Say::new(&Names::new([String::from("Mina")]), Lang::En);
        let line = |at| line(events, at, &say);
        (0..events.len()).filter_map(line).map(|line| line.text).collect()
    }

    #[test]
    fn a_choice_is_told_until_it_is_carried_out() {
        assert_eq!(said(&[turned(1), CHOSE]), ["Call 1 · 6", "Mina is ready"]);
        assert_eq!(
            said(&[turned(1), CHOSE, MOVED]),
            ["Call 1 · 6", "Mina’s 6 ducks beside the 2, 12"]
        );
    }

    #[test]
    fn moves_of_a_later_call_say_nothing_of_a_choice() {
        let lines = said(&[turned(1), CHOSE, turned(2), MOVED]);
        assert_eq!(
            lines,
            ["Call 1 · 6", "Mina is ready", "Call 2 · 6", "Mina’s 6 ducks beside the 2, 12"]
        );
    }
}
