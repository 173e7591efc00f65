//! The prompts (which player must act, and how), and actions in words.

use super::text::text;
use super::{card::glyph, reason};
use crate::{Action, Card, Duckit, Phase, Refusal, View};
use mallard_engine::Seat;
use mallard_words::{Lang, Prompt, PromptText, TextContext, game_messages, trick_messages};

impl PromptText for Duckit {
    fn waits_for(view: &View, say: &TextContext) -> String {
        let words = trick_messages(say.lang);
        match view.public.phase {
            Phase::Play(seat) if view.public.trick.is_empty() => (words.leads)(say.name(seat)),
            Phase::Play(seat) => (words.plays)(say.name(seat)),
            Phase::Bank(seat) => (text(say.lang).table.banks)(say.name(seat)),
            Phase::Over => game_messages(say.lang).match_over.to_owned(),
        }
    }

    fn prompt(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        let (words, name, lang) = (trick_messages(say.lang), say.name(seat), say.lang);
        let role = match view.public.phase {
            Phase::Play(_) if view.public.trick.is_empty() => (words.you_lead)(name),
            Phase::Play(_) => (words.you_play)(name),
            Phase::Bank(_) => (text(lang).table.you_bank)(name),
            Phase::Over => game_messages(lang).match_over.to_owned(),
        };
        Prompt::new(role, task(view, seat, lang))
    }

    fn waiting(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        let (words, name) = (trick_messages(say.lang), say.name(seat));
        let sentence = match view.public.phase {
            Phase::Play(_) if view.public.trick.is_empty() => (words.thinks_lead)(name),
            Phase::Play(_) => (words.thinks_play)(name),
            Phase::Bank(_) => (text(say.lang).table.thinks_bank)(name),
            Phase::Over => game_messages(say.lang).match_over.to_owned(),
        };
        Prompt::new("", sentence)
    }

    fn offer(view: &View, action: Action, say: &TextContext) -> String {
        offer(view, action, say.lang)
    }

    fn reason(view: &View, _: &[Action], action: Action, say: &TextContext) -> String {
        reason::reason(view, action, say)
    }

    fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
        let (words, lang) = (&text(say.lang).table, say.lang);
        let holds_duck =
            || view.actor().is_some_and(|seat| view.hand(seat).cards().has(Card::JOKER));
        match refusal {
            Refusal::MatchOver => game_messages(lang).match_over.to_owned(),
            Refusal::NotYourTurn => (game_messages(lang).not_your_turn)(say.maybe(view.actor())),
            Refusal::NotInHand(card) => (game_messages(lang).not_in_hand)(&glyph(card, lang)),
            Refusal::MustFollow { led, .. } if holds_duck() => (words.must_follow_or_duck)(led),
            Refusal::MustFollow { led, .. } => (trick_messages(lang).must_follow)(led),
            Refusal::MustBank => words.must_bank.to_owned(),
            Refusal::NothingToBank => words.nothing_to_bank.to_owned(),
        }
    }
}

fn task(view: &View, seat: Seat, lang: Lang) -> String {
    let (words, tricks) = (&text(lang).table, trick_messages(lang));
    match (view.public.phase, view.public.trick.led(Card::suit)) {
        (Phase::Over, _) => game_messages(lang).match_over.to_owned(),
        (Phase::Bank(_), _) => match view.quacker.card() {
            Some(card) => (words.bank_one)(&glyph(card, lang)),
            None => words.must_bank.to_owned(),
        },
        (Phase::Play(_), None) if view.public.trick.is_empty() => tricks.lead_any.to_owned(),
        (Phase::Play(_), None) => words.after_duck.to_owned(),
        (Phase::Play(_), Some(led)) => {
            let hand = view.hand(seat).cards();
            let sentence = match (hand.of_suit(led).is_empty(), hand.has(Card::JOKER)) {
                (true, _) => tricks.cannot_follow,
                (false, true) => words.follow_or_duck,
                (false, false) => tricks.follow,
            };
            sentence(led)
        }
    }
}

/// An action in words.
pub fn offer(view: &View, action: Action, lang: Lang) -> String {
    let words = &text(lang).table;
    match action {
        Action::Play(card) if view.public.trick.is_empty() => {
            (trick_messages(lang).lead)(&glyph(card, lang))
        }
        Action::Play(card) => (game_messages(lang).play)(&glyph(card, lang)),
        Action::Bank(card) if view.quacker.card() == Some(card) => {
            (words.bank_quacker)(&glyph(card, lang))
        }
        Action::Bank(card) => (words.bank)(&glyph(card, lang)),
    }
}
