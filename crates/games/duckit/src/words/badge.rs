//! The texts next to a seat's name.

use super::card::{describe_card, piece};
use super::text::text;
use crate::{Card, Phase, View};
use mallard_engine::Seat;
use mallard_engine::cards::Suit;
use mallard_words::{
    Lang, PlayerBadge, RoleTag, Tone, game_messages, text as shared, trick_messages,
};

/// The seat's part in the trick, its cards, and the suits it is known to have none of.
pub(super) fn player_badge(view: &View, seat: Seat, lang: Lang) -> PlayerBadge {
    let voids = view.public.recall.voids[seat.index()];
    let suits: Vec<String> =
        voids.iter().map(|suit| (shared(lang).suit)(suit).to_owned()).collect();
    let known = (!voids.is_empty())
        .then(|| (text(lang).table.known_void)(&(shared(lang).list_of_names)(&suits)));
    PlayerBadge {
        tag: tag(view, seat, lang),
        cards: Some(view.hand(seat).len()),
        open: sorted(view, seat)
            .into_iter()
            .map(|card| (piece(card), describe_card(card, lang)))
            .collect(),
        known: known.unwrap_or_default(),
        ..PlayerBadge::default()
    }
}

/// The cards of `seat` that the viewer sees: the Super Duck, then suit by suit, low to high in this
/// round, trumps last.
pub fn sorted(view: &View, seat: Seat) -> Vec<Card> {
    let (ranking, cards) = (view.ranking(), view.hand(seat).cards());
    let trump = ranking.trump();
    let plain = Suit::ALL.into_iter().filter(|&suit| Some(suit) != trump);
    let mut sorted: Vec<Card> = cards.iter().filter(|card| card.is_joker()).collect();
    for suit in plain.chain(trump) {
        let of_suit = ranking.order().map(|rank| Card::new(rank, suit));
        sorted.extend(of_suit.into_iter().filter(|&card| cards.has(card)));
    }
    sorted
}

/// The part of `seat`: its task, or else its last action that still matters.
fn tag(view: &View, seat: Seat, lang: Lang) -> Option<RoleTag> {
    let (words, tricks) = (&text(lang).table, trick_messages(lang));
    let trick = &view.public.trick;
    let lying = trick.card(seat).is_some();
    let leads = trick.leader() == seat;
    let first = view.public.tricks.iter().all(|&won| won == 0);
    let (text, tone) = match view.public.phase {
        Phase::Play(actor) if actor == seat && leads => (tricks.to_lead, Tone::Quiet),
        Phase::Play(actor) if actor == seat => (tricks.to_play, Tone::Quiet),
        Phase::Bank(actor) if actor == seat => (words.banking, Tone::Quiet),
        Phase::Over if view.public.chips[seat.index()] == 0 => (words.out_of_chips, Tone::Quiet),
        Phase::Over => return None,
        _ if view.quacker.taker() == Some(seat) => (words.took_quacker, Tone::Quiet),
        _ if lying && leads => (tricks.led, Tone::Quiet),
        _ if first && view.public.dealer == seat => (game_messages(lang).dealer, Tone::Good),
        _ if lying => (tricks.played, Tone::Quiet),
        _ => (game_messages(lang).waiting, Tone::Quiet),
    };
    Some(RoleTag { text: text.to_owned(), tone, icon: None })
}
