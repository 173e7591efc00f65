//! The expected final score of a layout.
//! The numbers here were found by letting bots play some thousand matches against each other, with
//! two and with four seats.

use super::super::{CaptainCard, Number, VariantSet, View};
use super::layout::Layout;
use super::odds::calls_to_come;

/// Certainty, and the unit of all values: a splash counts as this much.
const CERTAINTY: i32 = 1_000;

/// How likely a called neighbour is to cover this stack and not another one, in parts of `CERTAINTY`.
const COVER_PROBABILITY: i32 = 400;

/// The expected rest of the round.
#[derive(Debug)]
pub(super) struct CallForecast {
    /// The probability that each number is called again, in parts of `CERTAINTY`.
    called: [i32; Number::ALL.len()],
    variants: VariantSet,
}

impl CallForecast {
    /// The forecast, for a player who remembers which cards are still to come (`recall`) or one that
    /// does not.
    pub(super) fn from_view(view: &View, recall: bool) -> Self {
        let variants = view.public.variants();
        let cards = count(variants.cards().count());
        let calls = calls_to_come(view.public.calls.into());
        let called = Number::ALL.map(|number| {
            if !variants.movable().has(number) {
                return 0;
            }
            let missed = if recall {
                missed_by(calls, view, cards, number)
            } else {
                missed_among(cards, 2, calls)
            };
            CERTAINTY - missed
        });
        Self { called, variants }
    }

    /// The splashes that will probably be left at the end, in parts of `CERTAINTY`; fewer are better.
    pub(super) fn value(&self, layout: &Layout) -> i32 {
        let visible = layout.visible();
        if visible.len() == 1 {
            // The round is over, and splashes count in the seat's favour (DNC-16).
            return i32::from(self.variants.points(visible)) * CERTAINTY;
        }
        let left = |number| {
            let worth = i32::from(self.variants.points_for(number)) * CERTAINTY;
            layout.neighbours(number).fold(worth, |left, (_, neighbour)| {
                let covers = self.called[neighbour.index()] * COVER_PROBABILITY / CERTAINTY;
                left * (CERTAINTY - covers) / CERTAINTY
            })
        };
        visible.iter().map(left).sum()
    }
}

/// How likely `calls` calls miss `number`, if the cards of the deck come first and then all
/// `cards`, shuffled again (DNC-13).
fn missed_by(calls: i32, view: &View, cards: i32, number: Number) -> i32 {
    let to_come = &view.recall.deck;
    let copies = to_come.iter().filter(|&&card| card == CaptainCard::Number(number)).count();
    let first = calls.min(view.deck.len().into());
    let now = missed_among(count(to_come.len()), count(copies), first);
    now * missed_among(cards, 2, calls - first) / CERTAINTY
}

fn count(cards: usize) -> i32 {
    i32::try_from(cards).unwrap_or(i32::MAX)
}

/// How likely none of `copies` copies is among the first `first` of `cards` cards.
fn missed_among(cards: i32, copies: i32, first: i32) -> i32 {
    (0..copies)
        .fold(CERTAINTY, |missed, copy| missed * (cards - copy - first).max(0) / (cards - copy))
}
