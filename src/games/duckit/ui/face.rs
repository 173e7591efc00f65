//! The face of Duckit: its board on the shared table.

use super::board::Screen;
use super::{account, buttons, facts, hand, pond};
use crate::games::duckit::words::{said, suit_letter};
use crate::games::duckit::{Action, Card, Duckit};
use crate::ui::{Board, Button, CardBack, Face, Part, card_named};
use crate::words::{Figured, Lang};
use leptos::prelude::*;

impl Face for Duckit {
    type Screen = Screen;

    fn part(board: Board<Self>, part: Part) -> Option<AnyView> {
        match part {
            Part::Pond => Some(pond::pond(board)),
            Part::Hand => Some(hand::hand(board)),
            Part::Beside => Some(facts::own_facts(board)),
            Part::Facts(seat) => Some(facts::facts(board, seat)),
            Part::Account => account::account(board),
            Part::Won(seat) => account::won(board, seat),
            Part::Ending => None,
        }
    }

    fn lower(screen: Screen) {
        screen.hand.clear();
        screen.looked_at.set(None);
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
