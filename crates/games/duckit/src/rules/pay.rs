//! The end of a round: all seats pay (DKT-15 to DKT-17).

use super::Event;
use super::score::{RoundResult, due};
use super::sizes::SEATS;
use super::state::{Phase, State};
use mallard_engine::{EventSink, Seat};

impl State {
    /// All seats pay; then the match is over, or the next round is dealt.
    pub(super) fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        let tally = self.tally();
        let quackback = Seat::all(SEATS).find(|seat| tally.fours[seat.index()] == 4);
        let mut paid = [0; SEATS as usize];
        for seat in Seat::all(SEATS) {
            let due = due(quackback, tally.fours, seat);
            // A seat that cannot pay in full pays all it has (DKT-17).
            paid[seat.index()] = due.min(self.chips[seat.index()]);
            self.chips[seat.index()] -= paid[seat.index()];
        }
        if let Some(taken) = self.round.taken
            && let Some(banked) = taken.banked
        {
            events.push(Event::RoundEnded(RoundResult {
                round: self.round.number,
                tricks: tally.tricks,
                fours: tally.fours,
                banker: taken.by,
                banked,
                quackback,
                paid,
                chips: self.chips,
                pot: self.pot(),
            }));
        }
        if self.is_last_round() {
            self.phase = Phase::Over;
            events.push(Event::MatchEnded(self.tally().outcome()));
        } else if !events.stops_at_end() {
            self.next_round(events);
        }
    }
}
