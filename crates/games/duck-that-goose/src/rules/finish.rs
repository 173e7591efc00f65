//! The end of a round and of the match (DTG-33 to DTG-36).

use super::Event;
use super::sheet::Sheet;
use super::state::{Phase, State};
use mallard_engine::{EventSink, Seat, SeatSet};

impl State {
    /// Counts all ranges. The match is over, unless another round follows.
    pub(super) fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        events.push(Event::RoundEnded { round: self.public.round });
        let three: SeatSet = Seat::all(self.public.seats)
            .filter(|&seat| self.sheet(seat).has_three_devils())
            .collect();
        for seat in Seat::all(self.public.seats) {
            let sheet = self.sheet(seat).with_devils(three.without(seat));
            let total = &mut self.public.totals[seat.index()];
            *total += sheet.result();
            events.push(Event::Scored { seat, sheet, total: *total });
        }
        self.public.phase = Phase::Over;
    }

    /// Deals the next round after one that was not the last.
    #[inline]
    pub(super) fn next_deal(&mut self, events: &mut impl EventSink<Event>) {
        if self.public.phase == Phase::Over && self.public.round < self.public.rounds() {
            self.public.round += 1;
            self.public.dealer = self.public.dealer.step_left(1, self.public.seats);
            self.deal_round(events);
        }
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        Sheet::new(self.ranges.face_up(seat), self.public.options.peachy_keen_cancels)
    }
}
