//! Refused actions, explained in sentences.

use super::glyph;
use super::text::text;
use crate::engine::Seat;
use crate::games::durak::{Refusal, View};
use crate::words::Say;

/// Why the app refuses the action, as a sentence.
pub(super) fn refusal(view: &View, refusal: Refusal, say: &Say) -> String {
    let words = &text(say.lang).refusal;
    let name_of = |seat: Option<Seat>| seat.map_or("", |seat| say.name(seat));
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
