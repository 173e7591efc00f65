//! The UI of Duckit: its board on the shared table.

use super::board::Screen;
use super::{account, buttons, facts, hand, pond};
use crate::words::{describe_card, suit_letter};
use crate::{Action, Card, Duckit};
use leptos::prelude::*;
use mallard_kit::{CardBack, card_named};
use mallard_table::{ActionButton, GameUi, MatchUi, TablePart};
use mallard_words::{CardFigure, Lang};

impl GameUi for Duckit {
    type Screen = Screen;

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        match part {
            TablePart::Pond => Some(pond::pond(board)),
            TablePart::Hand => Some(hand::hand(board)),
            TablePart::Beside => Some(facts::own_facts(board)),
            TablePart::Facts(seat) => Some(facts::facts(board, seat)),
            TablePart::Account => account::account(board),
            TablePart::Won(seat) => account::won(board, seat),
            TablePart::Ending => None,
        }
    }

    fn clear_selection(screen: Screen) {
        screen.hand.clear();
        screen.looked_at.set(None);
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        match CardFigure::<Card>::named(name) {
            Some(CardFigure::Card(card, trump)) => {
                let label = describe_card(card, lang);
                card_named(&card.to_string(), suit_letter(card), trump, label)
            }
            Some(CardFigure::Back) => view! { <CardBack/> }.into_any(),
            None => ().into_any(),
        }
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        buttons::buttons(board)
    }
}
