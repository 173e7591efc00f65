//! The buttons next to the prompt.

use super::board::{HAND, card_of};
use crate::words::offer;
use crate::{Action, Durak};
use leptos::prelude::*;
use mallard_board::{ActionButton, MatchUi};
use mallard_words::{card_glyph, game_messages};

/// The buttons next to the prompt: the actions without a card, and those of the raised card.
pub(super) fn buttons(board: MatchUi<Durak>) -> Vec<ActionButton<Action>> {
    let lang = board.app.lang();
    let offers = board.offers.get();
    let raised = HAND.raised_actions(board);
    let only_way = offers.iter().all(|&action| card_of(action).is_none());
    let hinted = board.hint.get();
    board.view.with(|view| {
        let several_attacks = view.public.bout.open().count() > 1;
        let word = |action: Action| match action {
            // With one attack on the table, only the card needs a name.
            Action::Beat { with, .. } if !several_attacks => {
                (game_messages(lang).play)(&card_glyph(with).to_string())
            }
            action => offer(view, action, lang),
        };
        let without_card =
            offers.iter().filter(|&&action| card_of(action).is_none()).map(|&action| {
                let primary = raised.is_empty() && (only_way || hinted == Some(action));
                ActionButton { label: offer(view, action, lang), action, primary }
            });
        let last = raised.first().copied();
        let with_card = raised.iter().rev().map(|&action| ActionButton {
            label: word(action),
            action,
            primary: Some(action) == last,
        });
        without_card.chain(with_card).collect()
    })
}
