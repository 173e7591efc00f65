//! The texts next to a seat's name.

use super::card::{glyph, piece};
use super::prompt::may_add;
use super::text::text;
use crate::facts::team;
use crate::{Phase, View};
use mallard_engine::cards::{Card, Suit};
use mallard_engine::{Seat, SeatSet};
use mallard_words::{Lang, PlayerBadge, RoleTag, Tone, game_messages, text as shared};

/// The seat's part in the bout, its cards, and which of them are known.
pub(super) fn player_badge(view: &View, seat: Seat, lang: Lang) -> PlayerBadge {
    let known = view.recall.known[seat.index()];
    let known = (!known.is_empty()).then(|| {
        let cards: Vec<String> = known.iter().map(glyph).collect();
        (text(lang).table.holds)(&shared(lang).list(&cards))
    });
    PlayerBadge {
        tag: Some(tag(view, seat, lang)),
        cards: Some(view.hand(seat).len()),
        open: sorted(view, seat)
            .into_iter()
            .map(|card| (piece(card), (shared(lang).card)(card)))
            .collect(),
        out: !view.public.playing.has(seat),
        team: team(view, seat),
        known: known.unwrap_or_default(),
    }
}

/// The cards of `seat` that the viewer sees, suit by suit, low to high, trumps last.
pub fn sorted(view: &View, seat: Seat) -> Vec<Card> {
    let trump = view.public.trump_suit();
    let cards = view.hand(seat).cards();
    let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    plain.chain([trump]).flat_map(|suit| cards.of_suit(suit)).collect()
}

/// The part that `seat` plays in the bout.
fn tag(view: &View, seat: Seat, lang: Lang) -> RoleTag {
    let words = &text(lang).table;
    let bout = &view.public.bout;
    let taking = matches!(view.public.phase, Phase::AddAfterTake(_));
    let tag = |text: &str, tone, icon| RoleTag { text: text.to_owned(), tone, icon };
    let ended = matches!(view.public.phase, Phase::Between(_) | Phase::Over);
    if ended && view.public.playing == SeatSet::only(seat) {
        tag(text(lang).score.fool, Tone::Good, None)
    } else if !view.public.playing.has(seat) {
        tag(&(words.out)(view.public.places[seat.index()]), Tone::Good, None)
    } else if seat == bout.defender {
        let text = if taking { words.taking } else { words.defending };
        tag(text, Tone::Defence, Some("shield"))
    } else if !bout.attackers.has(seat) {
        tag(game_messages(lang).waiting, Tone::Quiet, None)
    } else if bout.passed.has(seat) {
        tag(words.passed, Tone::Quiet, None)
    } else if may_add(view).has(seat) {
        tag(words.may_add, Tone::Quiet, Some("plus"))
    } else if seat == bout.opener || bout.transferred.has(seat) {
        tag(words.attacking, Tone::Attack, Some("sword"))
    } else {
        tag(words.throwing_in, Tone::Quiet, Some("plus"))
    }
}
