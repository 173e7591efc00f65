//! The figure of a match that counts as a player's best.

use super::label::counts_splashes;
use super::text::text;
use crate::rules::ROUNDS;
use crate::{DuckAndCover, Event, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{Best, BestUnit};

/// The fewest splashes in a match.
pub(super) const BEST: Best<DuckAndCover> = Best {
    // With other points, or fewer rounds, the totals do not compare.
    of: |view: &View, _: &[Event], _: Standing, seat: Seat| {
        let splashes = (1..=ROUNDS).all(|round| counts_splashes(view.public.options.on(round)));
        (splashes && !view.public.options.one_round).then(|| view.public.total(seat).into())
    },
    measure: BestUnit {
        least: true,
        shown: |splashes| splashes.to_string().replace('-', "\u{2212}"),
        unit: |splashes, lang| (text(lang).score.unit)(splashes),
        explanation: |_| "",
    },
};
