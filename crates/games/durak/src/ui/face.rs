//! The UI of Durak: its board on the shared table.

use super::{buttons, ending, hand, pond};
use crate::{Action, Durak};
use leptos::prelude::*;
use mallard_engine::cards::Card;
use mallard_kit::{CardBack, HandScreen, card_named};
use mallard_table::{ActionButton, GameUi, MatchUi, TablePart};
use mallard_words::{CardFigure, Lang, text};

impl GameUi for Durak {
    type Screen = HandScreen;

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        match part {
            TablePart::Pond => Some(pond::pond(board)),
            TablePart::Hand => Some(hand::hand(board)),
            TablePart::Ending => ending::ending(board),
            TablePart::Beside | TablePart::Facts(_) | TablePart::Account | TablePart::Won(_) => {
                None
            }
        }
    }

    fn clear_selection(screen: HandScreen) {
        screen.clear();
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        match CardFigure::<Card>::named(name) {
            Some(CardFigure::Card(card, trump)) => {
                let label = (text(lang).card)(card);
                card_named(&card.to_string(), card.suit().letter(), trump, label)
            }
            Some(CardFigure::Back) => view! { <CardBack/> }.into_any(),
            None => ().into_any(),
        }
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        buttons::buttons(board)
    }
}
