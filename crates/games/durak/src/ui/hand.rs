//! The hand in the dock.

use super::board::{card_of, chosen, drop_on, tap, with_card};
use crate::words::sorted;
use crate::{Durak, View};
use leptos::prelude::*;
use mallard_engine::cards::Card;
use mallard_kit::{CardHand, HandCard, flag, hand as shared_hand, live_text, settled};
use mallard_table::MatchUi;
use mallard_words::{card_game_messages, text as shared};

pub(super) fn hand(board: MatchUi<Durak>) -> AnyView {
    let cards = Signal::derive(move || {
        let seat = board.seat.get();
        let sorted = |seat| board.view.with(|view| sorted(view, seat));
        seat.map_or_else(Vec::new, sorted).iter().map(Card::to_string).collect::<Vec<_>>()
    });
    let label =
        live_text(move || (card_game_messages(board.app.lang()).your_hand)(cards.with(Vec::len)));
    shared_hand(CardHand {
        app: board.app,
        screen: board.screen,
        label,
        cards,
        card: Callback::new(move |name: String| {
            name.parse().ok().map(|card| card_in_hand(board, card))
        }),
    })
}

fn card_in_hand(board: MatchUi<Durak>, card: Card) -> HandCard {
    let playable = settled(move || board.offers.with(|offers| !with_card(offers, card).is_empty()));
    let trump = board.view.with_untracked(View::trump_suit) == card.suit();
    let label = live_text(move || {
        let lang = board.app.lang();
        let mut label = (shared(lang).card)(card);
        if trump {
            label = (card_game_messages(lang).trump)(&label);
        }
        if playable.get() { (card_game_messages(lang).playable)(&label) } else { label }
    });
    HandCard {
        suit: card.suit().letter(),
        trump,
        label,
        playable,
        off: flag(move || board.acting.get() && !playable.get()),
        raised: flag(move || chosen(board) == Some(card)),
        hinted: flag(move || board.hint.get().and_then(card_of) == Some(card)),
        mark: live_text(String::new),
        tap: Callback::new(move |()| tap(board, card)),
        drop: Callback::new(move |place: String| drop_on(board, card, &place)),
    }
}
