//! Facts about a match of Duck & Cover that the app needs.

use super::{DuckAndCover, Event, Phase, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{Privacy, RuleFacts, ScreenFacts, SecrecyFacts};

impl RuleFacts for DuckAndCover {
    fn ends_part(event: &Event) -> bool {
        matches!(event, Event::RoundEnded { .. })
    }

    fn places(view: &View) -> Standing {
        let tied = tied(view);
        let key = |seat| (view.public.total(seat), if tied { visible(view, seat) } else { 0 });
        Standing::by(view.public.seats, |a, b| key(a).cmp(&key(b)))
    }
}

impl SecrecyFacts for DuckAndCover {
    // All boards are open (DNC-3); only the choices remain hidden until all have chosen (DNC-5).
    fn privacy(_: &View) -> Privacy {
        Privacy::Open
    }
}

impl ScreenFacts for DuckAndCover {}

/// How many visible ducks `seat` has.
pub(super) fn visible(view: &View, seat: Seat) -> u8 {
    view.tableau(seat).visible().len()
}

/// Is the match over, and did visible ducks decide the ranking (DNC-17)?
pub(super) fn tied(view: &View) -> bool {
    let totals: Vec<i16> =
        Seat::all(view.public.seats).map(|seat| view.public.total(seat)).collect();
    let twice = |at: usize| totals[..at].contains(&totals[at]);
    view.public.phase == Phase::Over && (1..totals.len()).any(twice)
}

/// Does the card go to the discard zone because no player can move?
pub(super) fn everybody_quacks(after: &[Event]) -> bool {
    let next = after.iter().find(|event| !matches!(event, Event::Quacked { .. }));
    matches!(next, Some(Event::Discarded { .. }))
}
