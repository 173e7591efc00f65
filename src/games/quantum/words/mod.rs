//! The words of Quantum, for the shared table.

mod best;
mod button;
mod contents;
mod dice;
mod doing;
mod latest;
mod log;
mod piece;
mod prompt;
mod reason;
mod refusal;
mod reveal;
mod score;
mod steps;
mod still;
mod sums;
mod terms;
mod text;

pub(super) use button::{roll_button, write_button};
pub(super) use contents::{Content, Reader, content, label, says};
pub(super) use dice::{faces_label, name};
pub(super) use doing::{Doing, doing};
pub(super) use latest::Latest;
pub(super) use piece::Figured;
pub(super) use prompt::{keeps, writes};
pub(super) use reveal::{Reveal, Turned, Written};
pub(super) use steps::steps;
pub(super) use sums::{sum, sum_label};
pub(super) use text::{signed, text};

use super::{Action, Event, Phase, Quantum, Refusal, View};
use crate::engine::{Seat, Standing};
use crate::words::{
    About, Best, Boxed, Counts, Interlude, Lang, Line, Names, Outcome, Piece, Privacy, Prompt,
    Score, Sound, Term, Worded,
};

impl Boxed for Quantum {
    fn about(lang: Lang) -> &'static About {
        text::about(lang)
    }
}

impl Worded for Quantum {
    const COUNTS: Counts = Counts::Sheets;
    const BEST: Option<Best<Self>> = Some(best::BEST);
    const TURNS_UP: bool = true;

    fn privacy(view: &View) -> Privacy {
        match view.phase {
            // The choices in step C stay hidden until all have chosen (QTM-7).
            Phase::Everyone { .. } => Privacy::Secret,
            Phase::Reroll | Phase::Active | Phase::Over => Privacy::Shared,
        }
    }

    fn next_seats(view: &View, holder: Seat) -> Vec<Seat> {
        match view.phase {
            // In step C all seats choose.
            Phase::Reroll | Phase::Active => holder.clockwise(view.seats).skip(1).collect(),
            Phase::Everyone { .. } => vec![view.active.left(1, view.seats)],
            Phase::Over => Vec::new(),
        }
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        let words = &text(lang).table;
        match view.phase {
            Phase::Everyone { .. } => (words.subtitle_all)(view.turn),
            _ => (words.subtitle)(view.turn, view.seats),
        }
    }

    fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
        prompt::waits_for(view, names, lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        still::still(view)
    }

    fn prompt(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
        prompt::prompt(view, seat, names, lang)
    }

    fn waiting(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
        Prompt::new("", prompt::waiting(view, names.of(seat), lang))
    }

    fn offer(view: &View, action: Action, _: &Names, lang: Lang) -> String {
        prompt::offer(view, action, lang)
    }

    fn reason(view: &View, _: &[Action], action: Action, _: &Names, lang: Lang) -> String {
        reason::reason(view, action, lang)
    }

    fn show_mine(name: &str, lang: Lang) -> String {
        (text(lang).table.show_mine)(name)
    }

    fn refusal(view: &View, refusal: Refusal, names: &Names, lang: Lang) -> String {
        refusal::refusal(view, refusal, names, lang)
    }

    fn lines(events: &[Event], at: usize, names: &Names, lang: Lang) -> Vec<Line> {
        log::lines(&events[at], names, lang)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled { .. } | Event::Rerolled { .. } => Some(Sound::Dice),
            Event::Wrote { .. } | Event::Penalised { .. } => Some(Sound::Laid),
            _ => None,
        }
    }

    fn pause(events: &[Event], names: &Names, lang: Lang) -> Option<Interlude> {
        reveal::interlude(events, names, lang)
    }

    fn score(view: &View, _: &[Event], lang: Lang) -> Score {
        score::score(view, lang)
    }

    fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> Outcome {
        score::outcome(view, standing, names, lang)
    }

    fn this_table(view: &View, lang: Lang) -> Vec<Term> {
        terms::terms(view, lang)
    }

    fn piece(name: &str, lang: Lang) -> Option<String> {
        Figured::named(name).map(|piece| piece.said(lang))
    }
}
