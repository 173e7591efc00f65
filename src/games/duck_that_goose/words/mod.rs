//! The words of Duck That Goose!, for the shared table.

mod best;
mod controls;
mod figures;
mod glimpse;
mod interrupt;
mod kind;
mod label;
mod log;
mod offers;
mod piece;
mod prompt;
mod reason;
mod refusal;
mod score;
mod seat;
mod sheet;
mod still;
mod symbol;
mod tables;
mod task;
mod terms;
mod text;
mod upshot;
mod wait;

pub(super) use figures::{signed, value};
pub(super) use interrupt::can_interrupt;
pub(super) use kind::{classed, gist, kind_label};
pub(super) use label::{face_up_label, is_copy, place_label, range_label, slot_label};
pub(super) use offers::offer;
pub(super) use piece::Figured;
pub(super) use seat::{controller, seat_state};
pub(super) use sheet::{SheetLine, Source, laid, last_sheets, sheet_lines};
pub(super) use symbol::symbol;
pub(super) use tables::give_and_get;
pub(super) use task::subject;
pub(super) use text::{card, cards, text};
pub(super) use upshot::upshot;

use super::{Action, DuckThatGoose, Event, Options, Refusal, Step, View};
use crate::engine::{Seat, Standing};
use crate::words::{
    About, Best, Boxed, Control, Glimpses, Interlude, Interrupts, Lang, Line, Names, Outcome,
    Piece, Privacy, Prompt, Score, Sound, Term, Worded,
};
use text::boxed;

impl Boxed for DuckThatGoose {
    fn about(lang: Lang) -> &'static About {
        &boxed(lang).about
    }

    fn controls(options: &Options, seats: u8, lang: Lang) -> Vec<Control<Options>> {
        controls::controls(*options, seats, lang)
    }
}

impl Worded for DuckThatGoose {
    const BEST: Option<Best<Self>> = Some(best::BEST);
    const INTERRUPTS: Option<Interrupts<Self>> =
        Some(Interrupts { possible: can_interrupt, sentence: interrupt::sentence });
    const GLIMPSES: Option<Glimpses<Self>> = Some(Glimpses {
        seats: glimpse::seats,
        sentence: glimpse::sentence,
        cards: glimpse::cards,
    });

    fn privacy(view: &View) -> Privacy {
        match view.task().map(|task| task.step) {
            // All players choose openly, one after the other (DTG-30).
            Some(Step::Choose(..)) => Privacy::Shared,
            _ => Privacy::Secret,
        }
    }

    fn next_seats(view: &View, _: Seat) -> Vec<Seat> {
        let turns = view.turn.seat.clockwise(view.seats).skip(1);
        turns.map(|seat| view.control[seat.index()].unwrap_or(seat)).collect()
    }

    fn subtitle(view: &View, lang: Lang) -> String {
        (text(lang).table.subtitle)(view.round, view.rounds, view.seats)
    }

    fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
        wait::waits_for(view, names, lang)
    }

    fn still(view: &View) -> Vec<Vec<Piece>> {
        still::still(view)
    }

    fn prompt(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
        prompt::prompt(view, seat, names, lang)
    }

    fn waiting(view: &View, _: Seat, names: &Names, lang: Lang) -> Prompt {
        Prompt::new("", wait::waiting(view, names, lang))
    }

    fn offer(view: &View, action: Action, names: &Names, lang: Lang) -> String {
        offer(view, action, names, lang)
    }

    fn reason(view: &View, _: &[Action], action: Action, _: &Names, lang: Lang) -> String {
        reason::reason(view, action, lang)
    }

    fn refusal(view: &View, refused: Refusal, names: &Names, lang: Lang) -> String {
        refusal::refusal(view, refused, names, lang)
    }

    fn lines(events: &[Event], at: usize, names: &Names, lang: Lang) -> Vec<Line> {
        log::line(&events[at], names, lang).into_iter().collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Discarded { .. }
            | Event::Added { .. }
            | Event::TurnedUp { .. }
            | Event::Moved { .. }
            | Event::Flipped { .. }
            | Event::Revealed { .. }
            | Event::Laid { .. } => Some(Sound::Laid),
            Event::Drew { .. } | Event::Took { .. } => Some(Sound::Taken),
            Event::Turned { .. } | Event::RipeUsed { .. } => Some(Sound::Duck),
            _ => None,
        }
    }

    fn pause(events: &[Event], _: &Names, lang: Lang) -> Option<Interlude> {
        events.iter().find_map(|event| log::interlude(event, lang))
    }

    fn score(view: &View, history: &[Event], lang: Lang) -> Score {
        score::score(view, history, lang)
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

    fn named(lang: Lang) -> &'static [&'static str] {
        &cards(lang).name
    }
}
