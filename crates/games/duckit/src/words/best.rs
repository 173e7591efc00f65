//! The figure of a match that counts as a player's best.

use super::text::text;
use crate::{Duckit, Event, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{Best, BestUnit};

/// The most chips at the end of a match.
pub(super) const BEST: Best<Duckit> = Best {
    of: |view: &View, _: &[Event], _: Standing, seat: Seat| {
        // After one round all have most of their chips.
        (!view.public.options.one_round).then(|| view.public.chips[seat.index()].into())
    },
    measure: BestUnit {
        least: false,
        shown: |chips| chips.to_string(),
        unit: |chips, lang| (text(lang).score.unit)(chips),
        explanation: |_| "",
    },
};
