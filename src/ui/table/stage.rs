//! What the screen shows of a match: the table, the curtain, a pause, the result.

use crate::engine::{Pending, Seat, SeatSet, Standing};

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The table, with the hand of the person who looks.
    Play,
    /// Something ended that all should see before play goes on.
    Pause,
    /// The tablet is to be passed to this seat. No hand is shown.
    Curtain(Seat),
    /// The result.
    Over(Standing),
}

/// Decides what is shown. Everything follows from the match and from who looks, so the next
/// hand can never flash before the curtain.
pub(super) fn stage(
    pending: Pending,
    people: SeatSet,
    looking: Option<Seat>,
    paused: bool,
) -> Stage {
    let asked = pending.owed().and(people);
    match pending {
        _ if paused => Stage::Pause,
        Pending::Over(standing) => Stage::Over(standing),
        Pending::Decide { .. } if people.len() < 2 => Stage::Play,
        Pending::Decide { .. } => match (asked.first(), looking) {
            (Some(_), Some(seat)) if asked.has(seat) => Stage::Play,
            (Some(first), looking) => {
                let next = looking.and_then(|seat| asked.first_from(seat));
                Stage::Curtain(next.unwrap_or(first))
            }
            (None, _) => Stage::Play,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    fn owed(seats: SeatSet) -> Pending {
        Pending::Decide { owed: seats, may: SeatSet::EMPTY }
    }

    #[test]
    fn one_person_among_bots_never_meets_the_curtain() {
        let people = SeatSet::only(ONE);
        for asked in [ONE, TWO] {
            let pending = owed(SeatSet::only(asked));
            assert_eq!(stage(pending, people, Some(ONE), false), Stage::Play);
        }
    }

    #[test]
    fn the_curtain_falls_when_another_person_is_asked() {
        let people = SeatSet::all(2);
        let pending = owed(SeatSet::only(TWO));
        assert_eq!(stage(pending, people, Some(ONE), false), Stage::Curtain(TWO));
        assert_eq!(stage(pending, people, Some(TWO), false), Stage::Play);
        assert_eq!(stage(pending, people, None, false), Stage::Curtain(TWO));
    }

    #[test]
    fn nobody_takes_the_tablet_while_bots_play() {
        let people = SeatSet::all(2);
        let pending = owed(SeatSet::only(Seat::new(2)));
        assert_eq!(stage(pending, people, Some(ONE), false), Stage::Play);
    }

    #[test]
    fn a_pause_comes_before_everything() {
        let pending = owed(SeatSet::only(TWO));
        assert_eq!(stage(pending, SeatSet::all(2), Some(ONE), true), Stage::Pause);
    }
}
