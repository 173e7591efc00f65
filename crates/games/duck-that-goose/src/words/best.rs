//! The figure of a match that counts as a player's best.

use super::figures::points;
use super::text::text;
use crate::{DuckThatGoose, Event, Points, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{Best, BestUnit};

/// The lowest score in a round, in eighths of a point. It is per round because matches differ in
/// how many rounds they have.
pub(super) const BEST: Best<DuckThatGoose> = Best {
    of: lowest,
    measure: BestUnit {
        least: true,
        shown: |eighths| points(Points { eighths }),
        unit: |eighths, lang| (text(lang).score.unit)(eighths),
        explanation: |lang| text(lang).score.best,
    },
};

fn lowest(_: &View, history: &[Event], _: Standing, seat: Seat) -> Option<i32> {
    let scored = |event: &Event| match event {
        Event::Scored { seat: whose, sheet, .. } if *whose == seat => Some(sheet.result().eighths),
        _ => None,
    };
    history.iter().filter_map(scored).min()
}
