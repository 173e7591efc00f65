//! The hand in the dock.

use super::board::{card_of, chosen, drop_on, tap, with_card};
use crate::words::{describe_card, sorted, suit_letter, text};
use crate::{Card, Duckit, Phase, View};
use leptos::prelude::*;
use mallard_kit::{CardHand, HandCard, flag, hand as shared_hand, live_text, settled};
use mallard_table::MatchUi;
use mallard_words::card_game_messages;

pub(super) fn hand(board: MatchUi<Duckit>) -> AnyView {
    let cards = Signal::derive(move || {
        let seat = board.seat.get();
        let sorted = |seat| board.view.with(|view| sorted(view, seat));
        seat.map_or_else(Vec::new, sorted).iter().map(Card::to_string).collect::<Vec<_>>()
    });
    let label =
        live_text(move || (card_game_messages(board.app.lang()).your_hand)(cards.with(Vec::len)));
    shared_hand(CardHand {
        app: board.app,
        screen: board.screen.hand,
        label,
        cards,
        card: Callback::new(move |name: String| {
            name.parse().ok().map(|card| card_in_hand(board, card))
        }),
    })
}

fn card_in_hand(board: MatchUi<Duckit>, card: Card) -> HandCard {
    let playable = settled(move || board.offers.with(|offers| with_card(offers, card).is_some()));
    // The hand is rendered again for each round, and with it the trump.
    let trump =
        board.view.with_untracked(View::trump).is_some_and(|trump| card.suit() == Some(trump));
    // The Quacker, until a card is banked.
    let banking = settled(move || board.view.with(|view| matches!(view.phase, Phase::Bank(_))));
    let quacker =
        move || banking.get() && board.view.with(|view| view.quacker.card()) == Some(card);
    let label = live_text(move || {
        let words = card_game_messages(board.app.lang());
        let mut label = describe_card(card, board.app.lang());
        if trump {
            label = (words.trump)(&label);
        }
        if quacker() {
            label = (text(board.app.lang()).label.is_quacker)(&label);
        }
        match playable.get() {
            true if banking.get() => (text(board.app.lang()).label.bankable)(&label),
            true => (words.playable)(&label),
            false => label,
        }
    });
    HandCard {
        suit: suit_letter(card),
        trump,
        label,
        playable,
        off: flag(move || board.acting.get() && !playable.get()),
        raised: flag(move || chosen(board).map(card_of) == Some(card)),
        hinted: flag(move || board.hint.get().map(card_of) == Some(card)),
        mark: live_text(move || {
            if quacker() { text(board.app.lang()).table.quacker } else { "" }.to_owned()
        }),
        tap: Callback::new(move |()| tap(board, card)),
        drop: Callback::new(move |place: String| drop_on(board, card, &place)),
    }
}
