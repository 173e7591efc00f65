//! The face of Durak: its board on the shared table.

use super::{buttons, ending, hand, pond};
use crate::engine::cards::Card;
use crate::games::durak::{Action, Durak};
use crate::ui::{Board, Button, CardBack, Face, HandScreen, Part, card_named};
use crate::words::{Figured, Lang, text};
use leptos::prelude::*;

impl Face for Durak {
    type Screen = HandScreen;

    fn part(board: Board<Self>, part: Part) -> Option<AnyView> {
        match part {
            Part::Pond => Some(pond::pond(board)),
            Part::Hand => Some(hand::hand(board)),
            Part::Ending => ending::ending(board),
            Part::Beside | Part::Facts(_) | Part::Account | Part::Won(_) => None,
        }
    }

    fn lower(screen: HandScreen) {
        screen.clear();
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
