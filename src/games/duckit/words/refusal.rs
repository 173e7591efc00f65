//! Refused actions, explained in sentences.

use super::card::glyph;
use super::text::text;
use crate::games::duckit::{Card, Refusal, View};
use crate::words::Say;

/// Why the app refuses the action, as a sentence.
pub(super) fn refusal(view: &View, refusal: Refusal, say: &Say) -> String {
    let words = &text(say.lang).refusal;
    match refusal {
        Refusal::MatchOver => words.match_over.to_owned(),
        Refusal::NotYourTurn => {
            (words.not_your_turn)(view.actor().map_or("", |seat| say.name(seat)))
        }
        Refusal::NotInHand(card) => (words.not_in_hand)(&glyph(card, say.lang)),
        Refusal::MustFollow { led, .. } => {
            let joker = view.actor().is_some_and(|seat| view.hand(seat).cards().has(Card::JOKER));
            if joker { (words.must_follow_or_duck)(led) } else { (words.must_follow)(led) }
        }
        Refusal::MustBank => words.must_bank.to_owned(),
        Refusal::NothingToBank => words.nothing_to_bank.to_owned(),
    }
}
