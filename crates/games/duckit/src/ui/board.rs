//! The screen state of Duckit's board, and its cards.

use crate::words::{describe_card, sorted, suit_letter, text, trick_label, visible_trick};
use crate::{Action, Card, CardSet, Duckit, Phase, SEATS, WonTrick};
use leptos::prelude::*;
use mallard_board::{CardLook, CardMark, PlayableHand, TrickOnTable};
use mallard_words::game_messages;

/// The place of the Quacker, where a card is banked.
pub(super) const BANK_PLACE: &str = "bank";

/// Screen state: the trick that is shown again.
pub type Screen = RwSignal<Option<WonTrick>>;

pub(super) static LOOK: CardLook<Duckit, Card> = CardLook {
    describe: describe_card,
    suit: suit_letter,
    is_trump: |view, card| view.trump().is_some_and(|trump| card.suit() == Some(trump)),
};

pub(super) static HAND: PlayableHand<Duckit, Card> = PlayableHand {
    look: &LOOK,
    sorted,
    height: |view, card| card.rank().map_or(0, |rank| view.ranking().height(rank)),
    card_of: |action| {
        let (Action::Play(card) | Action::Bank(card)) = action;
        Some(card)
    },
    playable: |action, lang| match action {
        Action::Play(_) => game_messages(lang).playable,
        Action::Bank(_) => text(lang).label.bankable,
    },
    attempt: Some(|view, card| match view.public.phase {
        Phase::Bank(_) => Action::Bank(card),
        Phase::Play(_) | Phase::Over => Action::Play(card),
    }),
    // A card is banked on the Quacker's place only: a player who drops it elsewhere may think it was led.
    on_place: |actions, place| {
        let fits = |action: &&Action| matches!(action, Action::Play(_)) || place == BANK_PLACE;
        actions.iter().find(fits).copied()
    },
    // The Quacker, until a card is banked.
    mark: Some(CardMark {
        is_on: |view, card| {
            matches!(view.public.phase, Phase::Bank(_)) && view.quacker.card() == Some(card)
        },
        word: |lang| text(lang).table.quacker,
        label: |lang| text(lang).label.is_quacker,
    }),
};

/// The trick. Until the next card is led, the trick that was just won remains there.
pub(super) static TRICK: TrickOnTable<Duckit, CardSet, { SEATS as usize }> =
    TrickOnTable { look: &LOOK, trick: visible_trick, label: trick_label };
