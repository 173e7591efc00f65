//! Connects a tablet and a phone without a server: each shows the other a code with its session description.
//! docs/phones.md describes the codes byte for byte.

mod code;
mod credentials;
mod description;
mod error;
mod own_address;
mod parts;

pub use code::{AnswerCode, MOST_CODE, OfferCode, ReturnCode};
pub use credentials::IceCredentials;
pub use description::{CandidateHost, DtlsRole, IceCandidate, SessionDescription};
pub use error::SignalingError;
pub use own_address::is_own_address;

use mallard_engine::{Seat, SeatSet};

/// The text of a note: these seats of the match `id` get phones.
pub fn invitation(id: &str, seats: SeatSet) -> String {
    seats.iter().fold(id.to_owned(), |text, seat| format!("{text} {}", u8::from(seat)))
}

/// The seats in the text of a note, if it is for this match.
pub fn invited(text: &str, id: &str) -> Option<SeatSet> {
    let mut words = text.split(' ');
    words.next().filter(|&of| of == id)?;
    words.map(|seat| Seat::try_from(seat.parse::<u8>().ok()?).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_invites_seats_of_one_match() {
        let seats: SeatSet = [0, 4].map(Seat::new).into_iter().collect();
        let note = invitation("ripple", seats);
        assert_eq!(invited(&note, "ripple"), Some(seats));
        assert_eq!(invited(&note, "ripples"), None);
        assert_eq!(invited("ripple 0 x", "ripple"), None);
        assert_eq!(invited("ripple2 0", "ripple"), None);
        let empty = invitation("ripple", SeatSet::EMPTY);
        assert_eq!(invited(&empty, "ripple"), Some(SeatSet::EMPTY), "all play at the tablet");
    }
}
