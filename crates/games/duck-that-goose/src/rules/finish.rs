//! The end of a round and of the match (DTG-33 to DTG-36).

use super::Event;
use super::sheet::Sheet;
use super::state::{Phase, State};
use mallard_engine::{EventSink, Seat, SeatSet, Standing};

impl State {
    /// Counts all ranges; then deals the next round, or the match is over.
    pub(super) fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        events.push(Event::RoundEnded { round: self.round });
        let three: SeatSet =
            Seat::all(self.seats).filter(|&seat| self.sheet(seat).has_three_devils()).collect();
        for seat in Seat::all(self.seats) {
            let sheet = self.sheet(seat).with_devils(three.without(seat));
            let total = &mut self.totals[seat.index()];
            *total += sheet.result();
            events.push(Event::Scored { seat, sheet, total: *total });
        }
        let is_last = self.round >= self.options.rounds.with(self.seats);
        if is_last || events.stops_at_end() {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.dealer = self.dealer.step_left(1, self.seats);
            self.deal_round(events);
        }
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        Sheet::new(self.ranges.face_up(seat), self.options.peachy_keen_cancels)
    }

    /// The lowest total wins; ties are shared (DTG-36).
    pub(super) fn standing(&self) -> Standing {
        let total = |seat: Seat| self.totals[seat.index()];
        Standing::by(self.seats, |a, b| total(a).cmp(&total(b)))
    }
}
