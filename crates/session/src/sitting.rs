//! How people sit at a match, as a device knows it.

use mallard_engine::{Seat, SeatSet};

/// How people sit at a match. A screen shows one way to sit: another screen begins when it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitting {
    /// Players share this device, and others may have phones. Without either it shows bots, or a replay.
    Shared {
        /// The seats whose human players play here.
        people: SeatSet,
        /// The seats whose hands are on phones.
        phones: SeatSet,
    },
    /// All players have phones. This device shows the table: it is in the middle, each side turned to its players.
    Middle(SeatSet),
    /// All players have phones. This device shows the table, and faces one side.
    Stand(SeatSet),
    /// This device is the phone of a seat: another one runs the match.
    Phone(Seat),
}

impl Sitting {
    /// The seats whose human players play here, not bots and not on other devices.
    pub fn people(self) -> SeatSet {
        match self {
            Self::Shared { people, .. } => people,
            Self::Middle(_) | Self::Stand(_) => SeatSet::EMPTY,
            Self::Phone(seat) => SeatSet::only(seat),
        }
    }

    /// The seats whose hands are on phones that this device serves.
    pub fn phones(self) -> SeatSet {
        match self {
            Self::Shared { phones, .. } | Self::Middle(phones) | Self::Stand(phones) => phones,
            Self::Phone(_) => SeatSet::EMPTY,
        }
    }

    /// The seat of which this device is the phone.
    pub const fn phone_seat(self) -> Option<Seat> {
        if let Self::Phone(seat) = self { Some(seat) } else { None }
    }

    /// Do all human players use phones, so that this device only shows the table?
    pub const fn is_for_all(self) -> bool {
        matches!(self, Self::Middle(_) | Self::Stand(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_knows_its_players_and_those_on_phones() {
        let [one, two] = [0, 1].map(|seat| SeatSet::only(Seat::new(seat)));
        for (sitting, people, phones) in [
            (Sitting::Shared { people: one, phones: two }, one, two),
            (Sitting::Middle(two), SeatSet::EMPTY, two),
            (Sitting::Stand(two), SeatSet::EMPTY, two),
            (Sitting::Phone(Seat::new(1)), two, SeatSet::EMPTY),
        ] {
            assert_eq!((sitting.people(), sitting.phones()), (people, phones), "{sitting:?}");
            assert_eq!(sitting.is_for_all(), people.is_empty());
        }
    }
}
