//! The lines of the log.

use super::reveal;
use super::text::{log_line, text};
use crate::{BOXES, Event, Quantum};
use mallard_engine::Seat;
use mallard_words::{LogLine, LogText, PauseText, Sound, TextContext};

fn lines(event: &Event, say: &TextContext) -> Vec<LogLine> {
    let heading = matches!(event, Event::TurnBegan { .. });
    let mut lines = vec![LogLine { seat: seat_of(event), heading, text: log_line(event, say) }];
    if let Event::Wrote { seat, colour, place, .. } = *event
        && usize::from(place) == BOXES
    {
        lines.push(line(seat, (text(say.lang).table.row_filled)(say.name(seat), colour)));
    }
    lines
}

fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::TurnBegan { .. } | Event::Valued { .. } => None,
        Event::Rolled { seat, .. }
        | Event::Rerolled { seat, .. }
        | Event::KeptAll { seat }
        | Event::Chose { seat, .. }
        | Event::Wrote { seat, .. }
        | Event::Passed { seat, .. }
        | Event::ColumnFilled { seat, .. }
        | Event::Penalised { seat, .. }
        | Event::SheetFilled { seat }
        | Event::PenaltiesFilled { seat }
        | Event::Scored { seat, .. } => Some(seat),
    }
}

fn line(seat: Seat, text: String) -> LogLine {
    LogLine { seat: Some(seat), heading: false, text }
}

impl LogText for Quantum {
    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        lines(&events[at], say)
    }

    fn pause(events: &[Event], say: &TextContext) -> Option<PauseText> {
        reveal::interlude(events, say)
    }

    fn settles_decision(event: &Event) -> bool {
        matches!(
            event,
            Event::Rerolled { .. }
                | Event::Wrote { .. }
                | Event::ColumnFilled { .. }
                | Event::Penalised { .. }
        )
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled { .. } | Event::Rerolled { .. } => Some(Sound::Dice),
            Event::Wrote { .. } | Event::Penalised { .. } => Some(Sound::Laid),
            _ => None,
        }
    }
}
