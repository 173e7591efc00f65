//! Who must do what: the prompt, its buttons, and actions in words.

use super::board::{all_but, chosen, kept};
use super::dice::face_name;
use super::text::text;
use crate::engine::Seat;
use crate::games::quantum::{Action, Chosen, Colour, DiceSet, Phase, Quantum, Refusal, View};
use crate::ui::{Board, Button, Lang, Names, text as shared};
use leptos::prelude::*;

/// How many boxes a sheet has.
const BOXES: usize = 24;

/// The last penalty box ends the match (QTM-12).
const LAST_PENALTY: u8 = 5;

/// "Mina, step A of your turn".
pub(super) fn role(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Reroll => (words.you_roll)(name),
        Phase::Active => (words.you_write)(name),
        Phase::Everyone { .. } | Phase::Over => (words.you_choose)(name),
    }
}

/// What the match waits for: "Mina rolls the dice".
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

/// What everybody waits for while `name` decides.
pub(super) fn waiting(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Reroll => (words.thinks_roll)(name),
        Phase::Active => (words.thinks_write)(name),
        Phase::Everyone { .. } => (words.thinks_choose)(name),
        Phase::Over => words.over.to_owned(),
    }
}

/// What the seat must do, as a sentence to it, as long as nothing is chosen.
pub(super) fn prompt(view: &View, seat: Seat, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Reroll => (words.keep)(DiceSet::FULL.len()),
        Phase::Over => words.over.to_owned(),
        _ if !any_fits(view, seat) => words.none_fits.to_owned(),
        Phase::Everyone { aside: None, .. } if seat == view.active => {
            match view.sheet(seat).penalties + 1 {
                LAST_PENALTY => words.last_penalty_warning.to_owned(),
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

/// The same for the dice that are kept and the box that is chosen.
pub(super) fn prompt_on(board: Board<Quantum>) -> Option<String> {
    let words = &text(board.app.lang()).table;
    board.view.with(|view| {
        if view.phase == Phase::Reroll {
            return Some((words.keep)(all_but(kept(board)).len()));
        }
        let (colour, seat) = (chosen(board)?, board.seat.get()?);
        let filled: usize = view.sheet(seat).rows.iter().map(|row| row.numbers().len()).sum();
        Some(if filled + 1 == BOXES {
            words.ends_match.to_owned()
        } else {
            (words.write_this)(colour, view.value(colour).total)
        })
    })
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

/// The buttons beside the prompt.
pub(super) fn buttons(board: Board<Quantum>) -> Vec<Button<Action>> {
    if !board.acting.get() {
        return Vec::new();
    }
    let words = &text(board.app.lang()).table;
    if board.view.with(|view| view.phase == Phase::Reroll) {
        let again = all_but(kept(board));
        let keep = Button {
            label: words.keep_all.to_owned(),
            action: Action::Reroll(DiceSet::EMPTY),
            primary: again.is_empty(),
        };
        let roll = Button {
            label: match again {
                DiceSet::FULL => words.roll_again_all.to_owned(),
                _ => (words.roll_again)(again.len()),
            },
            action: Action::Reroll(again),
            primary: true,
        };
        return if again.is_empty() { vec![keep] } else { vec![keep, roll] };
    }
    let chosen = chosen(board);
    let nothing_else = board.offers.with(|offers| offers.len() == 1);
    let hinted = board.hint.get() == Some(Action::Pass);
    let pass = Button {
        label: words.pass.to_owned(),
        action: Action::Pass,
        primary: chosen.is_none() && (nothing_else || hinted),
    };
    let write = chosen.map(|colour| {
        let (number, together) = board
            .view
            .with(|view| (view.value(colour).total, matches!(view.phase, Phase::Everyone { .. })));
        let label = if together { words.choose_short } else { words.write_short };
        Button { label: label(number), action: Action::Write(colour), primary: true }
    });
    [pass].into_iter().chain(write).collect()
}

/// Why not, as a sentence.
pub(super) fn refusal(view: &View, refusal: Refusal, names: &Names, lang: Lang) -> String {
    let words = &text(lang).refusal;
    match refusal {
        Refusal::MatchOver => words.match_over.to_owned(),
        Refusal::NotYourTurn => (words.not_your_turn)(names.of(view.active)),
        Refusal::RollFirst => words.dice_first.to_owned(),
        Refusal::RollingOver => words.rolled_already.to_owned(),
        Refusal::ChosenAlready => words.chosen_already.to_owned(),
        Refusal::SetAside(colour) => (words.set_aside)(colour, names.of(view.active)),
        Refusal::RowFull(colour) => (words.row_full)(colour),
        Refusal::TooLow { colour, number, bound } => (words.must_be_over)(colour, number, bound),
        Refusal::TooHigh { colour, number, bound } => (words.must_be_under)(colour, number, bound),
    }
}
