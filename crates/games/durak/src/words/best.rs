//! The figure of a match that counts as a player's best.

use super::text::text;
use crate::{Durak, Event, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{Best, BestUnit};

/// The fewest bouts in a match that the player won.
pub(super) const BEST: Best<Durak> = Best {
    of: bouts,
    measure: BestUnit {
        least: true,
        shown: |bouts| bouts.to_string(),
        unit: |bouts, lang| (text(lang).score.unit)(bouts),
        explanation: |lang| text(lang).score.best,
    },
};

fn bouts(_: &View, history: &[Event], standing: Standing, seat: Seat) -> Option<i32> {
    let bouts = history.iter().filter(|event| matches!(event, Event::BoutBegan { .. })).count();
    let won = standing.place(seat) == 1 && standing.places().iter().any(|&place| place > 1);
    i32::try_from(bouts).ok().filter(|_| won)
}
