//! The lines of the log, and the pause after a round.

use super::round_end::{discards, single_stacks, singles};
use super::text::{log_line, text};
use crate::facts::everybody_quacks;
use crate::{Animal, DuckAndCover, Ending, Event};
use mallard_engine::Seat;
use mallard_words::{
    LogLine, LogText, PauseText, Sound, TextContext, game_messages, round_title, round_winner,
};

/// The line for the event `events[at]`; `None` if another line already covers it.
fn line(events: &[Event], at: usize, say: &TextContext) -> Option<LogLine> {
    let heading = matches!(events[at], Event::RoundBegan { .. } | Event::Turned { .. });
    if is_covered(events, at) {
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
    Some(LogLine { seat, heading, text: log_line(events, at, say) })
}

/// Does another line cover the event?
fn is_covered(events: &[Event], at: usize) -> bool {
    let after = &events[at + 1..];
    match events[at] {
        // Everyone quacks: one line for all of them, at the first.
        Event::Quacked { .. } if everybody_quacks(after) => {
            at.checked_sub(1).is_none_or(|before| !matches!(events[before], Event::Turned { .. }))
        }
        // The line of the move contains the player's choice.
        Event::Chose { changed, .. } => changed || moved(after),
        _ => false,
    }
}

/// Was the choice carried out? Looks no further than the next call.
fn moved(after: &[Event]) -> bool {
    let same_call =
        |event: &&Event| !matches!(event, Event::Turned { .. } | Event::RoundBegan { .. });
    after.iter().take_while(same_call).any(|event| matches!(event, Event::Moved { .. }))
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

impl LogText for DuckAndCover {
    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        line(events, at, say).into_iter().collect()
    }

    fn pause(events: &[Event], say: &TextContext) -> Option<PauseText> {
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
        Some(PauseText {
            title: round_title(round, &points, say),
            detail,
            seat: round_winner(&points),
            lost: false,
            go_on: game_messages(say.lang).next_round.to_owned(),
        })
    }

    fn settles_decision(event: &Event) -> bool {
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
    use crate::{Call, CaptainCard, Cell, Choice, Number, NumberSet};
    use mallard_words::{Lang, Names};

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

    fn log_lines(events: &[Event]) -> Vec<String> {
        let say = TextContext::new(&Names::new([String::from("Mina")]), Lang::En);
        let line = |at| line(events, at, &say);
        (0..events.len()).filter_map(line).map(|line| line.text).collect()
    }

    #[test]
    fn a_choice_is_logged_until_its_move() {
        assert_eq!(log_lines(&[turned(1), CHOSE]), ["1st call: 6", "Mina is ready"]);
        assert_eq!(
            log_lines(&[turned(1), CHOSE, MOVED]),
            ["1st call: 6", "Mina ducks with the 6, beside the 2 and the 12"]
        );
    }

    #[test]
    fn moves_of_a_later_call_keep_the_line_of_an_earlier_choice() {
        let lines = log_lines(&[turned(1), CHOSE, turned(2), MOVED]);
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
