//! The score that a layout will probably end with.
//!
//! The numbers here were found by letting bots play some thousand matches against each other, with
//! two and with four seats.

use super::super::{CaptainCard, Number, View};
use super::layout::Layout;
use super::odds::calls_to_come;

/// Certainty, and the unit of all values: a splash counts as this much.
const WHOLE: i32 = 1_000;

/// How likely a called neighbour is to cover this stack and not another one, in parts of `WHOLE`.
const COVERS: i32 = 400;

/// The number of the captain's cards.
const CARDS: i32 = 26;

/// The expected rest of the round.
#[derive(Debug)]
pub(super) struct Outlook {
    /// The chance that each number is called again, in parts of `WHOLE`.
    called: [i32; Number::ALL.len()],
}

impl Outlook {
    /// The outlook, for a player who remembers which cards are still to come (`recall`) or one that
    /// does not.
    pub(super) fn of(view: &View, recall: bool) -> Self {
        let calls = calls_to_come(view.calls.into());
        let called = Number::ALL.map(|number| {
            let missed = if recall {
                missed_by(calls, &view.recall.deck, number)
            } else {
                missed_among(CARDS, 2, calls)
            };
            WHOLE - missed
        });
        Self { called }
    }

    /// The splashes that will probably be left at the end, in parts of `WHOLE`; fewer are better.
    pub(super) fn value(&self, layout: &Layout) -> i32 {
        let visible = layout.visible();
        let splashes = |number: Number| i32::from(number.splashes()) * WHOLE;
        if visible.len() == 1 {
            // The round is over, and splashes count in the seat's favour (DNC-16).
            return -visible.iter().map(splashes).sum::<i32>();
        }
        let left = |number| {
            layout.beside(number).fold(splashes(number), |left, (_, neighbour)| {
                let covers = self.called[neighbour.index()] * COVERS / WHOLE;
                left * (WHOLE - covers) / WHOLE
            })
        };
        visible.iter().map(left).sum()
    }
}

/// How likely `calls` calls miss `number`, if the cards of `deck` come first and then the others,
/// shuffled again (DNC-13).
fn missed_by(calls: i32, deck: &[CaptainCard], number: Number) -> i32 {
    let count = |cards: usize| i32::try_from(cards).unwrap_or(CARDS);
    let left = count(deck.len());
    let copies = deck.iter().filter(|&&card| card == CaptainCard::Number(number)).count();
    let now = missed_among(left, count(copies), calls.min(left));
    now * missed_among(CARDS, 2, calls - calls.min(left)) / WHOLE
}

/// How likely none of `copies` copies is among the first `first` of `cards` cards.
fn missed_among(cards: i32, copies: i32, first: i32) -> i32 {
    (0..copies).fold(WHOLE, |missed, copy| missed * (cards - copy - first).max(0) / (cards - copy))
}
