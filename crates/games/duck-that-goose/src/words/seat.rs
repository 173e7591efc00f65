//! The line under a seat's name: its part in a choice that all players make, else its score.

use super::figures::{signed, value};
use super::text::text;
use crate::{Phase, Slot, TaskStep, View};
use mallard_engine::Seat;
use mallard_words::{Lang, TextContext, game_messages};

/// The seat that decides this seat's turn, now or next (DTG-23).
pub fn controller(view: &View, seat: Seat) -> Option<Seat> {
    if view.public.turn.seat == seat && view.public.turn.controller.is_some() {
        return view.public.turn.controller;
    }
    view.public.control[seat.index()]
}

/// The part of `seat` in a choice that all players make; else its score in the match.
pub fn seat_state(view: &View, seat: Seat, recap: Option<String>, say: &TextContext) -> String {
    let words = &text(say.lang).table;
    if !view.public.looking[seat.index()].is_empty() {
        return words.tag_looking.to_owned();
    }
    let recap = || recap.unwrap_or_else(|| game_total(view, seat, say.lang));
    match (view.public.phase, view.public.task().map(|task| task.step)) {
        (Phase::Peek(waiting), _) if waiting.has(seat) => {
            game_messages(say.lang).choosing.to_owned()
        }
        (Phase::Peek(_), _) => words.tag_ready.to_owned(),
        (_, Some(TaskStep::Choose(chooser, _))) if chooser == seat => {
            game_messages(say.lang).choosing.to_owned()
        }
        (_, Some(TaskStep::Choose(_, chosen) | TaskStep::Direction(chosen))) => {
            let mark = chosen.get(seat);
            let slot = view.range(seat).iter().find(|slot| mark == Some(slot.mark()));
            match slot.and_then(Slot::face_up) {
                Some(kind) => (words.tag_chose)(&value(kind)),
                None => recap(),
            }
        }
        _ => match controller(view, seat) {
            Some(other) => (words.tag_decided_by)(say.name(other)),
            None => recap(),
        },
    }
}

fn game_total(view: &View, seat: Seat, lang: Lang) -> String {
    let total = signed(view.public.totals[seat.index()]);
    format!("{} {total}", text(lang).table.game_total)
}
