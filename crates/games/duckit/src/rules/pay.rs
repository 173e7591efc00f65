//! The end of a round: all seats pay (DKT-15 to DKT-17).

use super::score::{RoundResult, due};
use super::sizes::SEATS;
use super::{Event, Phase, Quacker, State};
use mallard_engine::{EventSink, Seat};

impl State {
    /// All seats pay; after the last round the match is over.
    pub(super) fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        let tally = self.tally();
        let quackback = Seat::all(SEATS).find(|seat| tally.fours[seat.index()] == 4);
        let mut paid = [0; SEATS as usize];
        for seat in Seat::all(SEATS) {
            let due = due(quackback, tally.fours, seat);
            // A seat that cannot pay in full pays all it has (DKT-17).
            let chips = &mut self.public.chips[seat.index()];
            paid[seat.index()] = due.min(*chips);
            *chips -= paid[seat.index()];
        }
        if let Quacker::Taken { by: banker, banked: Some(banked), .. } = self.quacker {
            events.push(Event::RoundEnded(RoundResult {
                round: self.public.round,
                tricks: tally.tricks,
                fours: tally.fours,
                banker,
                banked,
                quackback,
                paid,
                chips: self.public.chips,
                pot: self.public.pot(),
            }));
        }
        if self.public.is_last_round() {
            self.public.phase = Phase::Over;
            events.push(Event::MatchEnded(self.tally().outcome()));
        }
    }
}
