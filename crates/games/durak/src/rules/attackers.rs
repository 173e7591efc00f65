//! The start of a bout, and the seats that may attack in it.

use super::bout::Bout;
use super::state::{Phase, State};
use super::{Event, ThrowIn};
use mallard_engine::{EventSink, Seat, SeatSet};

impl State {
    pub(super) fn begin_bout(&mut self, opener: Seat, events: &mut impl EventSink<Event>) {
        let defender = self.public.seat_after(opener);
        self.public.bout = Bout::new(opener, defender);
        self.public.bouts += 1;
        self.meet_defender();
        self.public.phase = Phase::Lead(opener);
        events.push(Event::BoutBegan { bout: self.public.bouts, opener, defender });
    }

    /// Sets the cap and the attackers for the current defender, at the start of a bout and after each transfer (DUR-9,
    /// DUR-19).
    pub(super) fn meet_defender(&mut self) {
        self.public.bout.cap =
            self.public.most_attacks().min(self.hand(self.public.bout.defender).len());
        self.public.bout.attackers = self.attackers();
        self.public.bout.passed = SeatSet::EMPTY;
    }

    /// The seats that may attack the current defender (DUR-18, DUR-19, DUR-20).
    fn attackers(&self) -> SeatSet {
        let bout = &self.public.bout;
        let able = self.public.playing.minus(self.public.side(bout.defender));
        let own_right = SeatSet::only(bout.opener).or(bout.transferred).and(able);
        if self.public.seats == 2 {
            return able;
        }
        match self.public.options.throw_in {
            ThrowIn::Off => own_right,
            ThrowIn::All => able,
            ThrowIn::Neighbours => {
                let left = able.first_from(bout.defender);
                let right = (1..self.public.seats)
                    .map(|steps| {
                        bout.defender.step_left(self.public.seats - steps, self.public.seats)
                    })
                    .find(|&seat| able.has(seat));
                let nearest = left.into_iter().chain(right).collect::<SeatSet>();
                // In teams a seat that is out can sit between the opener and its defender's right; the opener retains
                // the right of DUR-8 until a transfer.
                if bout.transferred.is_empty() { nearest.or(own_right) } else { nearest }
            }
        }
    }

    /// The seat whose right it is to add a card: clockwise from the first right, the first that has
    /// cards and has not passed (DUR-8, DUR-18).
    #[inline]
    pub(super) fn next_right(&self) -> Option<Seat> {
        let mut waiting = self.public.bout.attackers.minus(self.public.bout.passed);
        while let Some(seat) = waiting.first_from(self.public.bout.first) {
            if !self.hand(seat).is_empty() {
                return Some(seat);
            }
            waiting = waiting.without(seat);
        }
        None
    }
}
