//! The prompt and its buttons, where they depend on the choice.

use super::board::{all_but, chosen, kept};
use crate::words::{reroll_prompt, roll_button, text, write_button, writes};
use crate::{Action, DiceSet, Phase, Quantum};
use leptos::prelude::*;
use mallard_board::{ActionButton, MatchUi};

/// The prompt for the dice that are kept or the box that is chosen.
pub(super) fn prompt_on(board: MatchUi<Quantum>) -> Option<String> {
    let lang = board.app.lang();
    board.view.with(|view| {
        if view.public.phase == Phase::Reroll {
            return Some(reroll_prompt(all_but(kept(board)), lang));
        }
        let (colour, seat) = (chosen(board)?, board.seat.get()?);
        Some(writes(view, seat, colour, lang))
    })
}

/// The buttons next to the prompt.
pub(super) fn buttons(board: MatchUi<Quantum>) -> Vec<ActionButton<Action>> {
    if !board.acting.get() {
        return Vec::new();
    }
    if board.view.with(|view| view.public.phase == Phase::Reroll) {
        roll_buttons(board)
    } else {
        write_buttons(board)
    }
}

/// Step A: keep all, or roll those again that are not kept.
fn roll_buttons(board: MatchUi<Quantum>) -> Vec<ActionButton<Action>> {
    let lang = board.app.lang();
    let again = all_but(kept(board));
    let button = |dice, primary| ActionButton {
        label: roll_button(dice, lang),
        action: Action::Reroll(dice),
        primary,
    };
    if again.is_empty() {
        return vec![button(DiceSet::EMPTY, true)];
    }
    vec![button(DiceSet::EMPTY, false), button(again, true)]
}

/// Steps B and C: write nothing, or write in the chosen box.
fn write_buttons(board: MatchUi<Quantum>) -> Vec<ActionButton<Action>> {
    let lang = board.app.lang();
    let chosen = chosen(board);
    let nothing_else = board.offers.with(|offers| offers.len() == 1);
    let hinted = board.hint.get() == Some(Action::Pass);
    let pass = ActionButton {
        label: text(lang).table.pass.to_owned(),
        action: Action::Pass,
        primary: chosen.is_none() && (nothing_else || hinted),
    };
    let write = chosen.map(|colour| ActionButton {
        label: board.view.with(|view| write_button(view, colour, lang)),
        action: Action::Write(colour),
        primary: true,
    });
    [pass].into_iter().chain(write).collect()
}
