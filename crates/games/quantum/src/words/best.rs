//! The figure of a match that counts as a player's best.

use super::text::text;
use crate::{Event, Quantum, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{Best, BestUnit};

/// The highest score.
pub(super) const BEST: Best<Quantum> = Best {
    of: |view: &View, _: &[Event], _: Standing, seat: Seat| Some(view.sheet(seat).score().into()),
    measure: BestUnit {
        least: false,
        shown: |points| points.to_string().replace('-', "\u{2212}"),
        unit: |points, lang| (text(lang).score.unit)(points),
        explanation: |_| "",
    },
};
