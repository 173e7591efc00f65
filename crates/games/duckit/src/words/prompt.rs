//! The prompts (which player must act, and how), and actions in words.

use super::text::{self, text};
use super::{card::glyph, reason};
use crate::{Action, Card, Duckit, Phase, Refusal, View};
use mallard_engine::Seat;
use mallard_words::{Lang, Prompt, PromptText, TextContext};

fn leads(view: &View) -> bool {
    view.trick.is_empty()
}

fn role(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Play(_) if leads(view) => (words.you_lead)(name),
        Phase::Play(_) => (words.you_play)(name),
        Phase::Bank(_) => (words.you_bank)(name),
        Phase::Over => words.over.to_owned(),
    }
}

impl PromptText for Duckit {
    fn waits_for(view: &View, say: &TextContext) -> String {
        let words = &text(say.lang).table;
        match view.phase {
            Phase::Play(seat) if leads(view) => (words.leads)(say.name(seat)),
            Phase::Play(seat) => (words.plays)(say.name(seat)),
            Phase::Bank(seat) => (words.banks)(say.name(seat)),
            Phase::Over => words.over.to_owned(),
        }
    }

    fn prompt(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        Prompt::new(role(view, say.name(seat), say.lang), task(view, seat, say.lang))
    }

    fn waiting(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        let (words, name) = (&text(say.lang).table, say.name(seat));
        let sentence = match view.phase {
            Phase::Play(_) if leads(view) => (words.thinks_lead)(name),
            Phase::Play(_) => (words.thinks_play)(name),
            Phase::Bank(_) => (words.thinks_bank)(name),
            Phase::Over => words.over.to_owned(),
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
        text::refusal(view, refusal, say)
    }
}

fn task(view: &View, seat: Seat, lang: Lang) -> String {
    let words = &text(lang).table;
    match (view.phase, view.trick.led(Card::suit)) {
        (Phase::Over, _) => words.over.to_owned(),
        (Phase::Bank(_), _) => match view.quacker.card() {
            Some(card) => (words.bank_one)(&glyph(card, lang)),
            None => text(lang).table.must_bank.to_owned(),
        },
        (Phase::Play(_), None) if leads(view) => words.lead_any.to_owned(),
        (Phase::Play(_), None) => words.after_duck.to_owned(),
        (Phase::Play(_), Some(led)) => {
            let hand = view.hand(seat).cards();
            let sentence = match (hand.of_suit(led).is_empty(), hand.has(Card::JOKER)) {
                (true, _) => words.cannot_follow,
                (false, true) => words.follow_or_duck,
                (false, false) => words.follow,
            };
            sentence(led)
        }
    }
}

/// An action in words.
pub fn offer(view: &View, action: Action, lang: Lang) -> String {
    let words = &text(lang).table;
    match action {
        Action::Play(card) if leads(view) => (words.lead_card)(&glyph(card, lang)),
        Action::Play(card) => (words.play)(&glyph(card, lang)),
        Action::Bank(card) if view.quacker.card() == Some(card) => {
            (words.bank_quacker)(&glyph(card, lang))
        }
        Action::Bank(card) => (words.bank)(&glyph(card, lang)),
    }
}
