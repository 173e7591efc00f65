//! Which player must do what: the prompt, and actions in words.

use super::dice::face_name;
use super::text::text;
use crate::engine::Seat;
use crate::games::quantum::{Action, BOXES, Chosen, Colour, DiceSet, PENALTIES, Phase, View};
use crate::words::{Lang, Names, Prompt, text as shared};

/// The prompt for `seat`: "Mina, step A: roll", and what to do while nothing is chosen.
pub(super) fn prompt(view: &View, seat: Seat, names: &Names, lang: Lang) -> Prompt {
    Prompt::new(role(view, names.of(seat), lang), task(view, seat, lang))
}

fn role(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Reroll => (words.you_roll)(name),
        Phase::Active => (words.you_write)(name),
        Phase::Everyone { .. } | Phase::Over => (words.you_choose)(name),
    }
}

/// The player and decision that the match waits for: "Mina rolls the dice".
pub(super) fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
    let words = &text(lang).table;
    match &view.phase {
        Phase::Reroll => (words.rolls)(names.of(view.active)),
        Phase::Active => (words.writes)(names.of(view.active)),
        Phase::Everyone { .. } => {
            let mut owed = Seat::all(view.seats).filter(|&seat| view.chosen(seat) == Chosen::No);
            match (owed.next(), owed.next()) {
                (Some(last), None) => (words.chooses)(names.of(last)),
                _ => words.all_write.to_owned(),
            }
        }
        Phase::Over => words.over.to_owned(),
    }
}

/// What the others wait for while `name` decides.
pub(super) fn waiting(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Reroll => (words.thinks_roll)(name),
        Phase::Active => (words.thinks_write)(name),
        Phase::Everyone { .. } => (words.thinks_choose)(name),
        Phase::Over => words.over.to_owned(),
    }
}

fn task(view: &View, seat: Seat, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Reroll => keeps(DiceSet::FULL, lang),
        Phase::Over => words.over.to_owned(),
        _ if !any_fits(view, seat) => words.none_fits.to_owned(),
        Phase::Everyone { aside: None, .. } if seat == view.active => {
            match view.sheet(seat).penalties + 1 {
                PENALTIES => words.last_penalty_warning.to_owned(),
                next => (words.penalty_warning)(next),
            }
        }
        Phase::Active | Phase::Everyone { .. } => words.write_one.to_owned(),
    }
}

fn any_fits(view: &View, seat: Seat) -> bool {
    let sheet = view.sheet(seat);
    let fits = |colour: &Colour| sheet.row(*colour).fits(view.value(*colour).total);
    Colour::ALL.iter().any(|colour| view.aside() != Some(*colour) && fits(colour))
}

/// The prompt while the dice in `again` will roll again.
pub fn keeps(again: DiceSet, lang: Lang) -> String {
    (text(lang).table.keep)(again.len())
}

/// Says what `seat` would write in the row of `colour`, or that this would end the match.
pub fn writes(view: &View, seat: Seat, colour: Colour, lang: Lang) -> String {
    let words = &text(lang).table;
    let filled: usize = view.sheet(seat).rows.iter().map(|row| row.numbers().len()).sum();
    if filled + 1 == BOXES * Colour::ALL.len() {
        words.ends_match.to_owned()
    } else {
        (words.write_this)(colour, view.value(colour).total)
    }
}

/// An action in words.
pub(super) fn offer(view: &View, action: Action, lang: Lang) -> String {
    let words = &text(lang).table;
    match action {
        Action::Reroll(DiceSet::EMPTY) => words.keep_all.to_owned(),
        Action::Reroll(DiceSet::FULL) => words.roll_again_all.to_owned(),
        Action::Reroll(again) => {
            let faces: Vec<String> =
                again.iter().map(|die| face_name(view.dice, die, lang)).collect();
            (words.roll_again_these)(&(shared(lang).list_of_names)(&faces))
        }
        Action::Write(colour) => {
            let number = view.value(colour).total;
            match view.phase {
                Phase::Everyone { .. } => (words.choose)(colour, number),
                _ => (words.write)(colour, number),
            }
        }
        Action::Pass => words.pass.to_owned(),
    }
}
