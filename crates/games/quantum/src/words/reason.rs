//! The reasons for hints.

mod room;
#[cfg(test)]
mod tests;

use super::text::reasons;
use crate::{Action, BOXES, Colour, DiceSet, Die, Phase, Sheet, View};
use mallard_engine::{Seat, Viewer};
use mallard_words::{Lang, TextContext};
use room::{BEFORE_LINE, fits_well, leaves_room, steps};

/// A number at most this far from the one before it is close to it.
const MAX_CLOSE_DISTANCE: u8 = 4;

/// From this number on most numbers of the white die are lower.
const HIGH_WHITE: u8 = 4;

/// A colour may well fit if the white die makes it fit with this number of its faces.
const MIN_FACES: usize = 2;

/// Why the hint suggests `action`.
pub(super) fn reason(view: &View, action: Action, say: &TextContext) -> String {
    let words = reasons(say.lang);
    match (action, view.viewer) {
        (Action::Reroll(again), Viewer::Seat(seat)) => {
            rolling(view, view.sheet(seat), again, say.lang)
        }
        (Action::Reroll(_), _) => words.thrown.to_owned(),
        (Action::Pass, Viewer::Seat(seat)) if has_one_box_left(view.sheet(seat)) => {
            words.would_end.to_owned()
        }
        (Action::Pass, _) => words.not_worth_it.to_owned(),
        (Action::Write(colour), Viewer::Seat(seat)) => writing(view, seat, colour, say),
        (Action::Write(_), _) => words.gains_most.to_owned(),
    }
}

/// Would one more number fill the sheet, which ends the match (QTM-11)?
pub(super) fn has_one_box_left(sheet: &Sheet) -> bool {
    let filled: usize = sheet.rows.iter().map(|row| row.numbers().len()).sum();
    filled + 1 == BOXES * Colour::ALL.len()
}

/// What the dice make now, and what `again` keeps of it.
fn rolling(view: &View, sheet: &Sheet, again: DiceSet, lang: Lang) -> String {
    let words = reasons(lang);
    let (rolls_white, rows) = (again.has(Die::WHITE), rows_for_lower_white(view, sheet, again));
    let other_white = || fit_with_other_white(view, sheet, again);
    if let Some((colour, number)) = kept_fit(view, sheet, again) {
        (words.keeps_fit)(colour, number)
    } else if rolls_white && rows > 1 {
        (words.lower_white)(rows)
    } else if let Some(colour) = other_white().filter(|_| rolls_white) {
        (words.other_white)(colour)
    } else {
        match only_unfit(view, sheet, again) {
            Some(colours) => (words.unfit)(colours),
            None => words.thrown.to_owned(),
        }
    }
}

/// The dice that show a colour.
fn dice_of(view: &View, colour: Colour) -> impl Iterator<Item = Die> {
    let dice = view.public.dice;
    Die::ALL.into_iter().filter(move |&die| dice.face(die).colour() == Some(colour))
}

/// Of the numbers that the kept dice make and that fit well, the one that leaves its row most room. In the last box
/// before the line dice that roll again can only make it higher, so it fits well in any case; elsewhere they may not
/// show its colour.
fn kept_fit(view: &View, sheet: &Sheet, again: DiceSet) -> Option<(Colour, u8)> {
    if again.has(Die::WHITE) {
        return None;
    }
    let numbers = Colour::ALL.into_iter().filter_map(|colour| {
        let row = *sheet.row(colour);
        let kept: Vec<Die> = dice_of(view, colour).filter(|&die| !again.has(die)).collect();
        let is_before_line = row.numbers().len() == BEFORE_LINE;
        if kept.is_empty() || !is_before_line && kept.len() < dice_of(view, colour).count() {
            return None;
        }
        let faces = kept.iter().map(|&die| view.public.dice.face(die).number());
        let number = view.public.dice.white() + faces.sum::<u8>();
        fits_well(row, number).then_some((colour, number))
    });
    numbers.min_by_key(|&(colour, number)| match sheet.row(colour).numbers().len() {
        BEFORE_LINE => 0,
        _ => steps(*sheet.row(colour), number).unwrap_or(number),
    })
}

/// The colours of which no die rolls again.
fn kept_colours(view: &View, again: DiceSet) -> impl Iterator<Item = Colour> {
    let is_kept = move |colour: &Colour| dice_of(view, *colour).all(|die| !again.has(die));
    Colour::ALL.into_iter().filter(is_kept)
}

/// How many rows take their number now, and would keep more room with a lower white die; none if that is low already.
fn rows_for_lower_white(view: &View, sheet: &Sheet, again: DiceSet) -> usize {
    if view.public.dice.white() < HIGH_WHITE {
        return 0;
    }
    let gains = |&colour: &Colour| {
        let (row, number) = (sheet.row(colour), view.value(colour).total);
        row.numbers().len() < BEFORE_LINE && row.fits(number) && row.fits(number - 1)
    };
    kept_colours(view, again).filter(gains).count()
}

/// The colour that does not fit now, but would with two or more numbers of the white die, and with the most of them.
fn fit_with_other_white(view: &View, sheet: &Sheet, again: DiceSet) -> Option<Colour> {
    let colours = kept_colours(view, again).filter_map(|colour| {
        let (row, value) = (sheet.row(colour), view.value(colour));
        let faces = (1..=6).filter(|white| row.fits(value.faces + white)).count();
        (!row.fits(value.total) && faces >= MIN_FACES).then_some((faces, colour))
    });
    colours.max_by_key(|&(faces, _)| faces).map(|(_, colour)| colour)
}

/// How many colours roll again, if none of them fits now.
fn only_unfit(view: &View, sheet: &Sheet, again: DiceSet) -> Option<usize> {
    let rolls = |&colour: &Colour| dice_of(view, colour).any(|die| again.has(die));
    let fits = |colour: &Colour| sheet.row(*colour).fits(view.value(*colour).total);
    let colours: Vec<Colour> = Colour::ALL.into_iter().filter(rolls).collect();
    (!colours.is_empty() && !colours.iter().any(fits)).then_some(colours.len())
}

/// The effect of a number on its row and its column, and on the others.
fn writing(view: &View, seat: Seat, colour: Colour, say: &TextContext) -> String {
    let words = reasons(say.lang);
    let (sheet, number) = (view.sheet(seat), view.value(colour).total);
    let row = *sheet.row(colour);
    let place = row.numbers().len();
    let others = Colour::ALL.into_iter().filter(|&other| other != colour);
    let filled = others.filter(|&other| sheet.row(other).number(place).is_some()).count();
    let close =
        steps(row, number).filter(|&steps| steps <= MAX_CLOSE_DISTANCE && place != BEFORE_LINE);
    let leaves_room = leaves_room(row, number);
    match close {
        _ if filled == 3 => (words.column)(filled),
        _ if place + 1 == BOXES => words.last_box.to_owned(),
        _ if place == BEFORE_LINE && leaves_room => (words.before_line)(number),
        _ if place == 0 && leaves_room => words.first.to_owned(),
        Some(steps) if leaves_room => (words.close)(steps),
        _ if filled == 2 => (words.column)(filled),
        Some(steps) => (words.near)(steps),
        None => match denied(view, seat, colour) {
            Some(rival) => (words.denies)(say.name(rival)),
            None => words.gains_most.to_owned(),
        },
    }
}

/// The first other seat whose row the number would fit well, but which cannot write it because the active seat did
/// (QTM-6).
fn denied(view: &View, seat: Seat, colour: Colour) -> Option<Seat> {
    let number = view.value(colour).total;
    let fits = |&rival: &Seat| fits_well(*view.sheet(rival).row(colour), number);
    (view.public.phase == Phase::Active)
        .then(|| seat.clockwise(view.public.seats).skip(1).find(fits))
        .flatten()
}
