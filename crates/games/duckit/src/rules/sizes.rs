//! The sizes of everything (DKT-1, DKT-14).

pub const SEATS: u8 = 3;

pub(super) type EachSeat<T> = [T; SEATS as usize];

/// The number of tricks in a round (DKT-14).
pub(super) const TRICKS: u8 = 9;

/// All chips (DKT-1).
pub(super) const CHIPS: u8 = 30;

/// How many chips each seat starts a match with (DKT-1).
pub(super) const CHIPS_EACH: u8 = CHIPS / SEATS;
