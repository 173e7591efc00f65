//! The prompts (which player must act, and how), and actions in words.

use super::text::{self, text};
use super::{card::glyph, reason};
use crate::{Action, Durak, Phase, Refusal, ThrowIn, View};
use mallard_engine::cards::{Card, CardSet, Rank, Suit};
use mallard_engine::{Seat, SeatSet};
use mallard_words::{Lang, Prompt, PromptText, SpokenDecision, TextContext, game_messages};

fn role(view: &View, seat: Seat, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.public.phase {
        Phase::Defend => (words.you_defend)(name),
        Phase::Lead(_) => (words.you_attack)(name),
        Phase::Between(_) => (words.you_deal)(name),
        _ if seat == view.public.bout.opener => (words.you_attack)(name),
        _ => (words.you_throw_in)(name),
    }
}

impl PromptText for Durak {
    // A player who may add a card may always add nothing, with any hand (DUR-8).
    const SPOKEN: Option<SpokenDecision<Self>> = Some(SpokenDecision {
        action: |view| adds(view).then_some(Action::Pass),
        may: may_add,
        asks,
        none: |asked, lang| {
            let words = &text(lang).table;
            if asked.len() == 1 { words.adds_none } else { words.none_adds }
        },
        after_all: |lang| text(lang).table.none_after_all,
        undoes: |action| matches!(action, Action::Take | Action::Beat { .. }),
        takes_back: |action, name, lang| {
            let words = &text(lang).table;
            match action {
                Action::Beat { with, .. } => (words.back_card)(name, &glyph(with)),
                _ => (words.back_take)(name),
            }
        },
    });

    fn waits_for(view: &View, say: &TextContext) -> String {
        let words = &text(say.lang).table;
        let Some(actor) = view.actor() else {
            return game_messages(say.lang).match_over.to_owned();
        };
        let name = say.name(actor);
        match view.public.phase {
            Phase::Defend => (words.defends)(name),
            Phase::Lead(_) => (words.attacks)(name),
            Phase::Between(_) => (words.deals)(name),
            _ => (words.adds)(name),
        }
    }

    fn prompt(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        Prompt::new(role(view, seat, say.name(seat), say.lang), task(view, seat, say))
    }

    fn waiting(view: &View, seat: Seat, say: &TextContext) -> Prompt {
        let (words, name) = (&text(say.lang).table, say.name(seat));
        let sentence = match view.public.phase {
            Phase::Lead(_) => (words.thinks_attack)(name),
            Phase::Defend => (words.thinks_defence)(name),
            Phase::More(_) | Phase::Add(_) | Phase::AddAfterTake(_) => (words.thinks_add)(name),
            Phase::Between(_) => (words.deals_next)(name),
            Phase::Over => game_messages(say.lang).match_over.to_owned(),
        };
        Prompt::new("", sentence)
    }

    fn offer(view: &View, action: Action, say: &TextContext) -> String {
        offer(view, action, say.lang)
    }

    fn reason(view: &View, offers: &[Action], action: Action, say: &TextContext) -> String {
        reason::reason(view, offers, action, say)
    }

    fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
        text::refusal(view, refusal, say)
    }
}

/// Does the match wait for a card that an attacker may add?
fn adds(view: &View) -> bool {
    matches!(view.public.phase, Phase::Add(_) | Phase::AddAfterTake(_))
}

/// The seats that may add a card, as far as all players know: not those of which all have seen every card, and none
/// fits.
pub(super) fn may_add(view: &View) -> SeatSet {
    let bout = &view.public.bout;
    let waiting = bout.attackers.minus(bout.passed).iter();
    let may = waiting.filter(|&seat| {
        let (count, known) = (view.hand(seat).len(), view.recall.known[seat.index()]);
        count > 0 && (known.len() < count || !known.of_ranks_in(bout.lying()).is_empty())
    });
    if adds(view) { may.collect() } else { SeatSet::EMPTY }
}

/// Asks whether one of these players adds a card.
fn asks(view: &View, asked: SeatSet, say: &TextContext) -> Prompt {
    let (words, bout) = (&text(say.lang).table, &view.public.bout);
    let lying = bout.lying();
    let on_table = |rank: &Rank| !lying.of_rank(*rank).is_empty();
    let ranks: Vec<&str> = Rank::ALL.into_iter().filter(on_table).map(Rank::mark).collect();
    let room = bout.cap.saturating_sub(bout.len());
    let about = match view.public.phase {
        Phase::AddAfterTake(_) => {
            (words.taken_adds)(say.name(bout.defender), lying.len(), room, &ranks)
        }
        _ => (words.beaten_adds)(room, &ranks),
    };
    let question = match asked.first() {
        Some(seat) if asked.len() == 1 => (words.does_add)(say.name(seat)),
        _ => words.does_anyone_add.to_owned(),
    };
    Prompt::new(about, question)
}

fn task(view: &View, seat: Seat, say: &TextContext) -> String {
    let words = &text(say.lang).table;
    match view.public.phase {
        Phase::Lead(_) => words.lead_any.to_owned(),
        Phase::Defend => defence_prompt(view, seat, say.lang),
        Phase::AddAfterTake(_) => (words.add_after_take)(say.name(view.public.bout.defender)),
        Phase::More(_) => {
            let rank = view.public.bout.pairs().last().map(|pair| pair.attack.rank());
            let other = |hand: CardSet| rank.is_some_and(|rank| !hand.of_rank(rank).is_empty());
            let none = view.hand(seat).seen().is_some_and(|hand| !other(hand));
            if none { words.more_none } else { words.more_or_done }.to_owned()
        }
        Phase::Between(_) => words.next_or_finish.to_owned(),
        Phase::Add(_) => {
            let fits = |hand: CardSet| !hand.of_ranks_in(view.public.bout.lying()).is_empty();
            if view.hand(seat).seen().is_some_and(|hand| !fits(hand)) {
                words.add_none_fits.to_owned()
            } else if alone(view) {
                words.add_or_stop.to_owned()
            } else if seat == view.public.bout.opener {
                words.attack_or_pass.to_owned()
            } else {
                words.add_or_pass.to_owned()
            }
        }
        Phase::Over => game_messages(say.lang).match_over.to_owned(),
    }
}

fn defence_prompt(view: &View, seat: Seat, lang: Lang) -> String {
    let words = &text(lang).table;
    let open: Vec<Card> = view.public.bout.open().collect();
    let hand = view.hand(seat).seen();
    let untouched = view.public.bout.pairs().iter().all(|pair| pair.defence.is_none());
    let same_rank = open
        .first()
        .zip(hand)
        .is_some_and(|(attack, hand)| !hand.of_rank(attack.rank()).is_empty());
    let passes_on = view.public.options.transfer && untouched && same_rank;
    let trump = view.public.trump_suit();
    let sentence = match open[..] {
        [card] if !passes_on && hand.is_some_and(|hand| !beats(hand, card, trump)) => {
            (words.beat_none)(&glyph(card))
        }
        [card] if card.suit() == trump => (words.beat_trump)(&glyph(card)),
        [card] => (words.beat_plain)(&glyph(card), card.suit()),
        _ => (words.beat_several)(open.len()),
    };
    if passes_on { (words.or_pass_on)(&sentence) } else { sentence }
}

fn beats(hand: CardSet, attack: Card, trump: Suit) -> bool {
    !hand.above(attack).is_empty() || attack.suit() != trump && !hand.of_suit(trump).is_empty()
}

/// Has one seat alone the right to attack? Then not adding is "stop", not "pass".
fn alone(view: &View) -> bool {
    view.public.seats == 2
        || (view.public.options.throw_in == ThrowIn::Off && view.public.bout.attackers.len() == 1)
}

/// An action in words.
pub fn offer(view: &View, action: Action, lang: Lang) -> String {
    let words = &text(lang).table;
    match action {
        Action::Attack(card) if adds(view) => (words.add)(&glyph(card)),
        Action::Attack(card) => (game_messages(lang).play)(&glyph(card)),
        Action::Beat { attack, with } => (words.beat_with)(&glyph(attack), &glyph(with)),
        Action::Transfer(card) => (words.transfer_with)(&glyph(card)),
        Action::Show(card) => (words.show)(&glyph(card)),
        Action::Take => (words.take)(view.public.bout.lying().len()),
        Action::Next => text(lang).score.next_deal.to_owned(),
        Action::Finish => words.finish.to_owned(),
        Action::Pass if matches!(view.public.phase, Phase::More(_)) => words.done.to_owned(),
        Action::Pass if alone(view) => words.stop.to_owned(),
        Action::Pass => words.pass.to_owned(),
    }
}
