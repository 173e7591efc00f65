//! The buttons next to the prompt.

use super::board::{chosen, my_step};
use crate::words::{offer, quoted, text};
use crate::{Action, DuckThatGoose, Kind, Order, RangeSlot, TaskStep};
use leptos::prelude::*;
use mallard_board::{ActionButton, MatchUi};

/// The actions that need no tapped card, and the choice.
pub(super) fn buttons(board: MatchUi<DuckThatGoose>) -> Vec<ActionButton<Action>> {
    let offers = board.offers.get();
    let (interrupting, may_interrupt) = (board.is_interrupting(), board.may_interrupt());
    let step = my_step(board);
    let plain = |action: &Action| match action {
        // Ripe has a separate button, the same for all.
        Action::UseRipe | Action::TurnUpRipe => {
            interrupting || may_interrupt || step == Some(TaskStep::LastQuestion)
        }
        _ if interrupting => false,
        action => matches!(
            action,
            Action::Draw
                | Action::Take
                | Action::Add
                | Action::Discard
                | Action::Do
                | Action::Decline
        ),
    };
    let mut actions: Vec<Action> = offers.iter().copied().filter(plain).collect();
    // Taking, discarding and leaving come before the commoner actions.
    let place = |action| offers.iter().position(|&offer| offer == action);
    actions.sort_unstable_by_key(|&action| (rank(action), place(action)));
    let choice = match step {
        Some(TaskStep::Arrange(count)) => {
            let order = board.screen.order.get().unwrap_or(Order::unchanged(count));
            if order != Order::unchanged(count) {
                actions.push(Action::Arrange(Order::unchanged(count)));
            }
            Some(Action::Arrange(order))
        }
        Some(TaskStep::Direction(_)) => Some(chosen(board).unwrap_or(Action::Left)),
        _ => chosen(board),
    };
    // A chosen place names where the card goes, in the words of the button that keeps it.
    let kept_at = match choice {
        Some(Action::Card(place)) if step == Some(TaskStep::Keep) => Some(place),
        _ => None,
    };
    if let Some(choice) = choice {
        // The pile that was not chosen can still be tapped.
        actions.retain(|action| *action != choice);
        if kept_at.is_none() {
            actions.push(choice);
        }
    }
    let hinted = board.hint.get();
    let decided = choice.is_some() || !matches!(step, Some(TaskStep::Shoot | TaskStep::Lay(_)));
    let last = actions.len();
    let label = |action: Action| {
        let lang = board.app.lang();
        let unchanged =
            matches!(action, Action::Arrange(order) if order != Order::unchanged(order.len()));
        if unchanged {
            return text(lang).offer.arrange_this.to_owned();
        }
        // The card is next to it, or the sentence names it: the name here would only take space from the sentence.
        match action {
            Action::UseRipe if interrupting => {
                let top = board.view.with(|view| view.pile.top.map(|top| quoted(top.kind, lang)));
                return (text(lang).offer.take)(&top.unwrap_or_default());
            }
            Action::TurnUpRipe if interrupting => return text(lang).table.mark_turn_up.to_owned(),
            Action::Take if !takes_chase(board) => return text(lang).table.take_mode.to_owned(),
            Action::Add => {
                let words = &text(lang).table;
                let here = |place: RangeSlot| (words.replace_mode)(place.slot + 1);
                return kept_at.map_or_else(|| words.keep_mode.to_owned(), here);
            }
            Action::Discard => return text(lang).table.discard_mode.to_owned(),
            _ => {}
        }
        board.view.with(|view| offer(view, action, &board.say()))
    };
    let needs_choice = choice.is_none() && actions.iter().all(|action| *action == Action::Decline);
    let hinted = hinted.filter(|hinted| actions.contains(hinted));
    let primary = |place: usize, action: Action| match hinted {
        Some(hinted) => hinted == action,
        None => decided && !needs_choice && !may_interrupt && place + 1 == last,
    };
    let numbered = actions.iter().copied().enumerate();
    numbered
        .map(|(place, action)| ActionButton {
            label: label(action),
            action,
            primary: primary(place, action),
        })
        .collect()
}

/// Is the Wild Goose Chase on top, which the seat must take (DTG-20)?
fn takes_chase(board: MatchUi<DuckThatGoose>) -> bool {
    board.view.with(|view| view.pile.top.is_some_and(|top| top.kind == Kind::GooseChase))
}

/// The likelier the action, the further to the right.
const fn rank(action: Action) -> u8 {
    match action {
        Action::Decline => 0,
        Action::Discard | Action::Take | Action::TurnUpRipe => 1,
        _ => 2,
    }
}
