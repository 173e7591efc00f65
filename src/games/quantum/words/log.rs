//! The lines of the log.

use super::text::text;
use super::{dice::face_name, reveal};
use crate::engine::Seat;
use crate::games::quantum::{BOXES, Dice, DiceSet, Event, Quantum, Step};
use crate::words::{Interlude, Lang, Line, Say, Sound, Tells, text as shared};

/// The lines for an event.
pub(super) fn lines(event: &Event, say: &Say) -> Vec<Line> {
    let words = &text(say.lang).log;
    let name = |seat: Seat| say.name(seat);
    let (seat, said) = match *event {
        Event::TurnBegan { turn, seat } => {
            let text = (words.turn)(turn, name(seat));
            return vec![Line { seat: None, heading: true, text }];
        }
        Event::Rolled { seat, dice } => {
            (seat, (words.rolled)(name(seat), &list(dice, DiceSet::FULL, say.lang)))
        }
        Event::Rerolled { seat, again, after, .. } => {
            (seat, (words.rerolled)(name(seat), again.len(), &list(after, again, say.lang)))
        }
        Event::KeptAll { seat } => (seat, (words.kept_all)(name(seat))),
        Event::Valued { values } => {
            let value = text(say.lang).table.face;
            let values = values.map(|of| value(Some(of.colour), of.total));
            let text = (words.values)(&(shared(say.lang).list_of_names)(&values));
            return vec![Line { seat: None, heading: false, text }];
        }
        Event::Chose { seat, .. } => (seat, (words.chose)(name(seat))),
        Event::Wrote { seat, step, colour, place, number } => {
            let wrote = match step {
                Step::Active => words.wrote_b,
                Step::Everyone => words.wrote_c,
            };
            let mut lines = vec![line(seat, wrote(name(seat), colour, number))];
            if usize::from(place) == BOXES {
                lines.push(line(seat, (words.row_filled)(name(seat), colour)));
            }
            return lines;
        }
        Event::Passed { seat, step: Step::Active } => (seat, (words.passed_b)(name(seat))),
        Event::Passed { seat, step: Step::Everyone } => (seat, (words.passed_c)(name(seat))),
        Event::ColumnFilled { seat, column, points } => {
            (seat, (words.column)(name(seat), column, points))
        }
        Event::Penalised { seat, place } => (seat, (words.penalty)(name(seat), place)),
        Event::SheetFilled { seat } => (seat, (words.ended_by_sheet)(name(seat))),
        Event::PenaltiesFilled { seat } => (seat, (words.ended_by_penalties)(name(seat))),
        Event::Scored { seat, score, .. } => (seat, (words.scored)(name(seat), score)),
    };
    vec![line(seat, said)]
}

fn line(seat: Seat, text: String) -> Line {
    Line { seat: Some(seat), heading: false, text }
}

fn list(dice: Dice, of: DiceSet, lang: Lang) -> String {
    let faces: Vec<String> = of.iter().map(|die| face_name(dice, die, lang)).collect();
    (shared(lang).list_of_names)(&faces)
}

impl Tells for Quantum {
    fn lines(events: &[Event], at: usize, say: &Say) -> Vec<Line> {
        lines(&events[at], say)
    }

    fn pause(events: &[Event], say: &Say) -> Option<Interlude> {
        reveal::interlude(events, say)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled { .. } | Event::Rerolled { .. } => Some(Sound::Dice),
            Event::Wrote { .. } | Event::Penalised { .. } => Some(Sound::Laid),
            _ => None,
        }
    }
}
