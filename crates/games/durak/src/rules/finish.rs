//! The end of a bout, and of a deal.

use super::event::{DealResult, Drawn};
use super::state::{Phase, State};
use super::{Event, Length};
use mallard_engine::cards::CardSet;
use mallard_engine::{EventSink, Seat, SeatSet};

/// The size up to which hands are refilled (DUR-2, DUR-12).
pub(super) const HAND_SIZE: u8 = 6;

/// The deal is drawn after this number of bouts in a row in which nothing happened (DUR-17a).
const MOST_IDLE_BOUTS: u8 = 200;

impl State {
    /// The bout is beaten off: its cards leave the game (DUR-11).
    pub(super) fn beat_off(&mut self, events: &mut impl EventSink<Event>) {
        let defender = self.public.bout.defender;
        events.push(Event::BeatenOff { seat: defender, cards: self.public.bout.lying().len() });
        self.public.beaten_off = true;
        self.finish_bout(true, defender, events);
    }

    /// The defender picks up all cards of the bout (DUR-10).
    pub(super) fn pick_up(&mut self, events: &mut impl EventSink<Event>) {
        let defender = self.public.bout.defender;
        let cards = self.public.bout.clear();
        let hand = self.hand_mut(defender);
        *hand = hand.or(cards);
        self.show(defender, cards);
        events.push(Event::PickedUp { seat: defender, cards });
        self.finish_bout(false, defender.step_left(1, self.public.seats), events);
    }

    /// Refills the hands, finds out which seats are out, and continues with the bout that `next`
    /// opens (DUR-12 to DUR-16).
    fn finish_bout(&mut self, beaten: bool, next: Seat, events: &mut impl EventSink<Event>) {
        let drew = self.refill(events);
        let left = self.leave(events);
        let idle = !beaten && !drew && left.is_empty();
        self.public.idle_bouts = if idle { self.public.idle_bouts + 1 } else { 0 };

        if let Some(result) = self.deal_result() {
            self.end_deal(result, events);
        } else {
            let opener = self.public.stand_in(next);
            self.begin_bout(opener, events);
        }
    }

    /// Refills hands up to six: the opener first, then clockwise, the defender last (DUR-12).
    fn refill(&mut self, events: &mut impl EventSink<Event>) -> bool {
        let (opener, defender) = (self.public.bout.opener, self.public.bout.defender);
        let before = self.stock.len();
        if before == 0 {
            return false;
        }
        let attackers = opener.clockwise(self.public.seats).filter(|&seat| seat != defender);
        for seat in attackers.chain([defender]) {
            self.draw_up(seat, events);
        }
        self.stock.len() < before
    }

    fn draw_up(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let mut drawn = CardSet::EMPTY;
        let mut turned_up = None;
        while self.hand(seat).len() + drawn.len() < HAND_SIZE {
            let Some(card) = self.stock.pop() else { break };
            drawn = drawn.with(card);
            if self.stock.is_empty() {
                turned_up = Some(card);
                self.show(seat, CardSet::only(card));
            }
        }
        if !drawn.is_empty() {
            let hand = self.hand_mut(seat);
            *hand = hand.or(drawn);
            self.doubts[seat.index()].age(drawn.len());
            events.push(Event::Drew { seat, cards: Drawn::Known(drawn), turned_up });
        }
    }

    /// Takes seats without cards out of the deal; several after the same bout share the place
    /// (DUR-14, DUR-16).
    fn leave(&mut self, events: &mut impl EventSink<Event>) -> SeatSet {
        let hands = &self.hands;
        let leaving: SeatSet = Seat::all(self.public.seats)
            .filter(|&seat| self.public.playing.has(seat) && hands[seat.index()].is_empty())
            .collect();
        let place = 1 + self.public.seats - self.public.playing.len();
        for seat in leaving {
            self.public.places[seat.index()] = place;
            events.push(Event::Out { seat, place });
        }
        self.public.playing = self.public.playing.minus(leaving);
        leaving
    }

    /// The result of the deal, if it is over (DUR-15, DUR-16, DUR-17a, DUR-20).
    fn deal_result(&self) -> Option<DealResult> {
        let playing = self.public.playing;
        let all = SeatSet::all(self.public.seats);
        let decided = if self.public.options.teams {
            let even = self.public.side(Seat::new(0));
            let out = |team: SeatSet| playing.and(team).is_empty();
            match (out(even), out(all.minus(even))) {
                (true, true) => Some(DealResult::Drawn),
                (true, false) => Some(DealResult::Won(even)),
                (false, true) => Some(DealResult::Won(all.minus(even))),
                (false, false) => None,
            }
        } else {
            match (playing.len(), playing.first()) {
                (0, _) => Some(DealResult::Drawn),
                (1, Some(last)) if self.public.seats == 2 => {
                    Some(DealResult::Won(all.without(last)))
                }
                (1, Some(last)) => Some(DealResult::Fool(last)),
                _ => None,
            }
        };
        let endless = self.public.idle_bouts >= MOST_IDLE_BOUTS;
        decided.or_else(|| endless.then_some(DealResult::Drawn))
    }

    /// Counts the result; unless the match is over, the next dealer deals again (DUR-17).
    fn end_deal(&mut self, result: DealResult, events: &mut impl EventSink<Event>) {
        // The seats that still play share the next place: the fool alone, or all after DUR-17a.
        let place = 1 + self.public.seats - self.public.playing.len();
        for seat in self.public.playing {
            self.public.places[seat.index()] = place;
        }
        events.push(Event::DealEnded { deal: self.public.deal, result });
        self.public.score.count(result, self.public.places);
        self.public.phase = if self.public.score.match_over(self.public.options.length) {
            Phase::Over
        } else {
            Phase::Between(self.next_dealer(result))
        };
    }

    /// Deals again after a deal, unless a player decides that (DUR-17).
    #[inline]
    pub(super) fn next_deal(&mut self, events: &mut impl EventSink<Event>) {
        let is_between = matches!(self.public.phase, Phase::Between(_));
        if is_between && self.public.options.length != Length::Open {
            self.deal_again(events);
        }
    }

    /// Deals again after a deal (DUR-17).
    pub(super) fn deal_again(&mut self, events: &mut impl EventSink<Event>) {
        let result = self.deal_result().unwrap_or(DealResult::Drawn);
        self.deal_after(result, events);
    }
}
