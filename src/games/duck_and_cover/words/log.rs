//! The lines of the log, and the pause after a round.

use super::text::{text, told};
use crate::engine::{Facts, Seat};
use crate::games::duck_and_cover::facts::everybody_quacks;
use crate::games::duck_and_cover::{Animal, DuckAndCover, Ending, Event};
use crate::words::{Interlude, Line, Say, Sound, Tells, round_title, round_winner};

/// The line for the event `events[at]`; `None` if another line already says it.
fn line(events: &[Event], at: usize, say: &Say) -> Option<Line> {
    let heading = matches!(events[at], Event::RoundBegan { .. } | Event::Turned { .. });
    if !heading && !DuckAndCover::is_told(events, at) {
        return None;
    }
    let seat = match events[at] {
        // Everyone quacks: the line is about all of them.
        Event::Quacked { .. } if everybody_quacks(&events[at + 1..]) => None,
        Event::Quacked { seat, .. }
        | Event::Chose { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Scored { seat, .. } => Some(seat),
        _ => None,
    };
    Some(Line { seat, heading, text: told(events, at, say) })
}

/// The players who ended a round with a single stack.
pub(super) fn single_stacks(scores: &[Event]) -> impl Iterator<Item = Seat> {
    let single = |event: &Event| match event {
        Event::Scored { seat, visible, .. } if visible.len() == 1 => Some(*seat),
        _ => None,
    };
    scores.iter().take_while(|event| matches!(event, Event::Scored { .. })).filter_map(single)
}

/// Their names as a list.
pub(super) fn singles(scores: &[Event], say: &Say) -> String {
    say.list(single_stacks(scores))
}

/// How many cards the discard zone holds at the end.
pub(super) fn discards(before: &[Event]) -> u8 {
    let count = |event: &Event| match event {
        Event::Discarded { count, .. } => Some(*count),
        _ => None,
    };
    before.iter().rev().find_map(count).unwrap_or_default()
}

const fn sound_of(animal: Animal) -> Sound {
    match animal {
        Animal::Cow => Sound::Cow,
        Animal::Dog => Sound::Dog,
        Animal::Cat => Sound::Cat,
        Animal::Sheep => Sound::Sheep,
        Animal::Pig => Sound::Pig,
        Animal::Frog => Sound::Frog,
        Animal::Horse => Sound::Horse,
        Animal::Cuckoo => Sound::Cuckoo,
    }
}

/// The points of each seat in the round that `events` end.
fn points(events: &[Event]) -> Vec<(Seat, i8)> {
    let scored = |event: &Event| match *event {
        Event::Scored { seat, points, .. } => Some((seat, points)),
        _ => None,
    };
    events.iter().filter_map(scored).collect()
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
                let scores = &events[at + 1..];
                (words.pause_single)(&singles(scores, say), single_stacks(scores).count())
            }
            Ending::DiscardsFull => (words.pause_zone)(discards(&events[..at])),
            Ending::MostCalls => words.pause_calls.to_owned(),
        };
        let points = points(&events[at..]);
        Some(Interlude {
            title: round_title(round, &points, (words.pause_title)(round), say),
            detail,
            seat: round_winner(&points),
            lost: false,
            go_on: words.next_round.to_owned(),
        })
    }

    fn settles(event: &Event) -> bool {
        matches!(event, Event::Moved { .. } | Event::RoundEnded { .. })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Turned { .. } => Some(Sound::Laid),
            Event::Quacked { animal: Some(animal), .. } => Some(sound_of(*animal)),
            Event::Moved { .. } | Event::Quacked { animal: None, .. } => Some(Sound::Duck),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::duck_and_cover::{Call, CaptainCard, Cell, Choice, Number, NumberSet};
    use crate::words::{Lang, Names};

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
        assert_eq!(said(&[turned(1), CHOSE]), ["1st call: 6", "Mina is ready"]);
        assert_eq!(
            said(&[turned(1), CHOSE, MOVED]),
            ["1st call: 6", "Mina ducks with the 6, beside the 2 and the 12"]
        );
    }

    #[test]
    fn moves_of_a_later_call_say_nothing_of_a_choice() {
        let lines = said(&[turned(1), CHOSE, turned(2), MOVED]);
        assert_eq!(
            lines,
            [
                "1st call: 6",
                "Mina is ready",
                "2nd call: 6",
                "Mina ducks with the 6, beside the 2 and the 12"
            ]
        );
    }
}
