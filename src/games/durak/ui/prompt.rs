//! Who must do what: the prompt, its buttons, and actions in words.

use super::board::{card_of, chosen, with_card};
use super::text::text;
use crate::engine::Seat;
use crate::engine::cards::{Card, CardSet, Suit};
use crate::games::durak::{Action, Durak, Phase, Refusal, ThrowIn, View};
use crate::ui::{Board, Button, Lang, Names, card_glyph};
use leptos::prelude::*;

fn glyph(card: Card) -> String {
    card_glyph(card).to_string()
}

/// "Mina, you defend".
pub(super) fn role(view: &View, seat: Seat, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Defend => (words.you_defend)(name),
        Phase::Lead(_) => (words.you_attack)(name),
        _ if seat == view.bout.opener => (words.you_attack)(name),
        _ => (words.you_throw_in)(name),
    }
}

/// What the match waits for: "Mina defends".
pub(super) fn waits_for(view: &View, names: &Names, lang: Lang) -> String {
    let words = &text(lang).table;
    let Some(actor) = view.actor() else { return words.over.to_owned() };
    let name = names.of(actor);
    match view.phase {
        Phase::Defend => (words.defends)(name),
        Phase::Lead(_) => (words.attacks)(name),
        _ => (words.adds)(name),
    }
}

/// What everybody waits for while `name` decides.
pub(super) fn waiting(view: &View, name: &str, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Lead(_) => (words.thinks_attack)(name),
        Phase::Defend => (words.thinks_defence)(name),
        Phase::Add(_) | Phase::AddAfterTake(_) => (words.thinks_add)(name),
        Phase::Over => words.over.to_owned(),
    }
}

/// What the seat must do, as a sentence to it.
pub(super) fn prompt(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
    let words = &text(lang).table;
    match view.phase {
        Phase::Lead(_) => words.lead_any.to_owned(),
        Phase::Defend => defence_prompt(view, seat, lang),
        Phase::AddAfterTake(_) => (words.add_after_take)(names.of(view.bout.defender)),
        Phase::Add(_) => {
            let fits = view.hand(seat).cards().of_ranks_in(view.bout.lying());
            if fits.is_empty() {
                words.add_none_fits.to_owned()
            } else if alone(view) {
                words.add_or_stop.to_owned()
            } else {
                words.add_or_pass.to_owned()
            }
        }
        Phase::Over => words.over.to_owned(),
    }
}

fn defence_prompt(view: &View, seat: Seat, lang: Lang) -> String {
    let words = &text(lang).table;
    let open: Vec<Card> = view.bout.open().collect();
    let hand = view.hand(seat).cards();
    let untouched = view.bout.pairs.iter().all(|pair| pair.defence.is_none());
    let same_rank = open.first().is_some_and(|attack| !hand.of_rank(attack.rank()).is_empty());
    let passes_on = view.options.transfer && untouched && same_rank;
    let trump = view.trump_suit();
    let sentence = match open[..] {
        [card] if !passes_on && !beats(hand, card, trump) => (words.beat_none)(&glyph(card)),
        [card] if card.suit() == trump => (words.beat_trump)(&glyph(card)),
        [card] => (words.beat_plain)(&glyph(card), card.suit()),
        _ => (words.beat_several)(open.len()),
    };
    if passes_on { (words.or_pass_on)(&sentence) } else { sentence }
}

/// Is there a card in `hand` that beats this one?
fn beats(hand: CardSet, attack: Card, trump: Suit) -> bool {
    !hand.above(attack).is_empty() || attack.suit() != trump && !hand.of_suit(trump).is_empty()
}

/// Has one seat alone the right to attack? Then not adding is "stop", not "pass".
fn alone(view: &View) -> bool {
    view.seats == 2 || (view.options.throw_in == ThrowIn::Off && view.bout.attackers.len() == 1)
}

/// An action in words.
pub(super) fn offer(view: &View, action: Action, lang: Lang) -> String {
    let words = &text(lang).table;
    match action {
        Action::Attack(card) => (words.play)(&glyph(card)),
        Action::Beat { attack, with } => (words.beat_with)(&glyph(attack), &glyph(with)),
        Action::Transfer(card) => (words.transfer_with)(&glyph(card)),
        Action::Show(card) => (words.show)(&glyph(card)),
        Action::Take => (words.take)(view.bout.lying().len()),
        Action::Pass if alone(view) => words.stop.to_owned(),
        Action::Pass => words.pass.to_owned(),
    }
}

/// The buttons beside the prompt: what needs no card, and what the raised card can do.
pub(super) fn buttons(board: Board<Durak>) -> Vec<Button<Action>> {
    let lang = board.app.lang();
    let offers = board.offers.get();
    let raised = chosen(board).map(|card| with_card(&offers, card)).unwrap_or_default();
    let only_way = offers.iter().all(|&action| card_of(action).is_none());
    let hinted = board.hint.get();
    board.view.with(|view| {
        let several_attacks = view.bout.open().count() > 1;
        let word = |action: Action| match action {
            // With one attack on the table there is nothing to name but the card.
            Action::Beat { with, .. } if !several_attacks => (text(lang).table.play)(&glyph(with)),
            action => offer(view, action, lang),
        };
        let without_card =
            offers.iter().filter(|&&action| card_of(action).is_none()).map(|&action| {
                let primary = raised.is_empty() && (only_way || hinted == Some(action));
                Button { label: offer(view, action, lang), action, primary }
            });
        let last = raised.first().copied();
        let with_card = raised.iter().rev().map(|&action| Button {
            label: word(action),
            action,
            primary: Some(action) == last,
        });
        without_card.chain(with_card).collect()
    })
}

/// Why not, as a sentence.
pub(super) fn refusal(view: &View, refusal: Refusal, names: &Names, lang: Lang) -> String {
    let words = &text(lang).refusal;
    let name_of = |seat: Option<Seat>| seat.map_or("", |seat| names.of(seat));
    match refusal {
        Refusal::MatchOver => words.match_over.to_owned(),
        Refusal::NotYourTurn => (words.not_your_turn)(name_of(view.actor())),
        Refusal::NotInHand(card) => (words.not_in_hand)(&glyph(card)),
        Refusal::MustLead => words.must_lead.to_owned(),
        Refusal::DefenderMustAnswer => words.defender_must_answer.to_owned(),
        Refusal::OnlyDefender => words.only_defender.to_owned(),
        Refusal::RankNotOnTable(card) => (words.rank_not_on_table)(&glyph(card)),
        Refusal::NoSuchAttack(card) => (words.no_such_attack)(&glyph(card)),
        Refusal::DoesNotBeat { attack, with } if attack.suit() == view.trump_suit() => {
            (words.does_not_beat_trump)(&glyph(attack), &glyph(with))
        }
        Refusal::DoesNotBeat { attack, with } => {
            (words.does_not_beat_plain)(&glyph(attack), &glyph(with), attack.suit())
        }
        Refusal::NoTransfer => words.no_transfer.to_owned(),
        Refusal::TransferTooLate => words.transfer_too_late.to_owned(),
        Refusal::TransferRank(card) => (words.transfer_rank)(&glyph(card)),
        Refusal::NextHoldsTooFew => {
            (words.next_holds_too_few)(name_of(view.next_after(view.bout.defender)))
        }
        Refusal::NoShowing => words.no_showing.to_owned(),
        Refusal::ShowNeedsTrump(card) => (words.show_needs_trump)(&glyph(card)),
        Refusal::ShownAlready => words.shown_already.to_owned(),
    }
}
