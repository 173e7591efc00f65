//! Facts about a match of Duckit that the app needs.

use super::{Duckit, Event, Phase, SEATS, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{RuleFacts, ScreenFacts, SecrecyFacts};

impl RuleFacts for Duckit {
    fn ends_part(event: &Event) -> bool {
        matches!(event, Event::RoundEnded(_))
    }

    fn next_seats(view: &View, _: Seat) -> Vec<Seat> {
        let Phase::Play(seat) = view.public.phase else { return Vec::new() };
        // Not settled yet: who leads the next trick.
        let to_play = |seat: &Seat| view.public.trick.card(*seat).is_none();
        seat.clockwise(SEATS).skip(1).filter(to_play).collect()
    }

    // Until the match is over, only the chips count (DKT-18).
    fn places(view: &View) -> Standing {
        let over = view.outcome().is_some();
        let key = |seat: Seat| {
            let (chips, tricks) =
                (view.public.chips[seat.index()], view.public.tricks[seat.index()]);
            let parts = if over { (view.fours(seat), u8::MAX - tricks) } else { (0, 0) };
            (u8::MAX - chips, parts)
        };
        Standing::by(SEATS, |a, b| key(a).cmp(&key(b)))
    }
}

impl SecrecyFacts for Duckit {}

impl ScreenFacts for Duckit {
    const HAS_SUITS: bool = true;
}
