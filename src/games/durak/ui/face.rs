//! The face of Durak: its board on the shared table.

use super::{buttons, ending, hand, pond};
use crate::engine::cards::Card;
use crate::games::durak::{Action, Durak};
use crate::ui::{Board, Button, CardBack, Face, HandScreen, card_named};
use crate::words::{Figured, Lang, text};
use leptos::prelude::*;

impl Face for Durak {
    type Screen = HandScreen;
    const HAS_SUITS: bool = true;

    fn screen() -> HandScreen {
        HandScreen::new()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn hand(board: Board<Self>) -> Option<AnyView> {
        Some(hand::hand(board))
    }

    fn ending(board: Board<Self>) -> Option<AnyView> {
        ending::ending(board)
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        match Figured::<Card>::named(name) {
            Some(Figured::Card(card, trump)) => {
                let label = (text(lang).card)(card);
                card_named(&card.to_string(), card.suit().letter(), trump, label)
            }
            Some(Figured::Back) => view! { <CardBack/> }.into_any(),
            None => ().into_any(),
        }
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
