//! The face of Duckit: its board on the shared table.

use super::board::Screen;
use super::{account, buttons, facts, hand, pond};
use crate::engine::Seat;
use crate::games::duckit::words::{said, suit_letter};
use crate::games::duckit::{Action, Card, Duckit, Event};
use crate::ui::{Board, Button, CardBack, Face, card_named};
use crate::words::{Figured, Lang};
use leptos::prelude::*;

impl Face for Duckit {
    type Screen = Screen;
    const HAS_SUITS: bool = true;

    fn screen() -> Screen {
        Screen::new()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn hand(board: Board<Self>) -> Option<AnyView> {
        Some(hand::hand(board))
    }

    fn beside(board: Board<Self>) -> Option<AnyView> {
        Some(facts::own_facts(board))
    }

    fn facts(board: Board<Self>, seat: Seat) -> Option<AnyView> {
        Some(facts::facts(board, seat))
    }

    fn account(board: Board<Self>, history: &[Event]) -> Option<AnyView> {
        account::account(board, history)
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        match Figured::<Card>::named(name) {
            Some(Figured::Card(card, trump)) => {
                let label = said(card, lang);
                card_named(&card.to_string(), suit_letter(card), trump, label)
            }
            Some(Figured::Back) => view! { <CardBack/> }.into_any(),
            None => ().into_any(),
        }
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
