//! How the cards of a game look.

use crate::play::GameUi;
use mallard_kit::prelude::*;
use mallard_kit::{CardBack, card_named, drawing};
use mallard_words::{CardFigure, Lang};
use std::fmt::Display;
use std::str::FromStr;

/// How the cards of the game `G` look.
#[derive(Debug)]
pub struct CardLook<G: GameUi, C> {
    /// The card in words, for screen readers.
    pub describe: fn(C, Lang) -> String,
    /// The letter of its suit, which colours it.
    pub suit: fn(C) -> char,
    /// Is it a trump?
    pub is_trump: fn(&G::View, C) -> bool,
}

impl<G: GameUi, C: Copy + Display + FromStr> CardLook<G, C> {
    /// A card that was played: it has the trump corner, and its way there shows.
    pub fn laid(&self, view: &G::View, card: C, label: String) -> AnyView {
        let name = card.to_string();
        let (class, trump) =
            (format!("card suit-{}", (self.suit)(card)), (self.is_trump)(view, card));
        html! { <div class=class role="img" aria-label=label data-flip=name.clone()>{drawing(&name, trump)}</div> }
    }

    /// A card in a figure of the rules; empty if no card has this name.
    pub fn figure(&self, name: &str, lang: Lang) -> AnyView {
        match CardFigure::<C>::named(name) {
            Some(CardFigure::Card(card, trump)) => {
                let label = (self.describe)(card, lang);
                card_named(&card.to_string(), (self.suit)(card), trump, label)
            }
            Some(CardFigure::Back) => html! { <CardBack/> },
            None => ().into_any(),
        }
    }
}
