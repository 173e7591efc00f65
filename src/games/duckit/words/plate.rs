//! What stands beside a seat's name.

use super::text::text;
use crate::engine::Seat;
use crate::games::duckit::{Phase, View};
use crate::words::{Lang, Plate, Tag, Tone, text as shared};

/// Its part in the trick, its cards, and the suits it is known to have none of.
pub(super) fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
    let voids = view.recall.voids[seat.index()];
    let suits: Vec<String> =
        voids.iter().map(|suit| (shared(lang).suit)(suit).to_owned()).collect();
    let known = (!voids.is_empty())
        .then(|| (text(lang).table.known_void)(&(shared(lang).list_of_names)(&suits)));
    Plate {
        tag: tag(view, seat, lang),
        cards: view.hand(seat).len(),
        out: false,
        team: 0,
        known: known.unwrap_or_default(),
    }
}

/// The part a seat has: what it is to do, else what it did that still matters.
fn tag(view: &View, seat: Seat, lang: Lang) -> Option<Tag> {
    let words = &text(lang).table;
    let trick = &view.trick;
    let lying = trick.cards[seat.index()].is_some();
    let leads = trick.leader == seat;
    let first = view.tricks.iter().all(|&won| won == 0);
    let (text, tone) = match view.phase {
        Phase::Play(actor) if actor == seat && leads => (words.to_lead, Tone::Quiet),
        Phase::Play(actor) if actor == seat => (words.to_play, Tone::Quiet),
        Phase::Bank(actor) if actor == seat => (words.banking, Tone::Quiet),
        Phase::Over if view.chips[seat.index()] == 0 => (words.out_of_chips, Tone::Quiet),
        Phase::Over => return None,
        _ if view.quacker.taker() == Some(seat) => (words.took_quacker, Tone::Quiet),
        _ if lying && leads => (words.led, Tone::Quiet),
        _ if first && view.dealer == seat => (words.dealer, Tone::Good),
        _ if lying => (words.played, Tone::Quiet),
        _ => (words.waiting, Tone::Quiet),
    };
    Some(Tag { text: text.to_owned(), tone, icon: None })
}
