//! The end of a match and its winners (QTM-11 to QTM-13).

use super::Event;
use super::state::{State, TurnStage};
use mallard_engine::{EventSink, Seat, Standing};

impl State {
    /// Has a seat filled its sheet (QTM-11) or its penalty boxes (QTM-12)?
    #[inline]
    pub(super) fn ended(&self) -> bool {
        self.sheets.iter().any(|sheet| sheet.is_full() || sheet.has_all_penalties())
    }

    /// Ends the match and counts the scores.
    pub(super) fn end(&mut self, events: &mut impl EventSink<Event>) {
        self.stage = TurnStage::Over;
        for seat in Seat::all(self.seats) {
            if self.sheet(seat).is_full() {
                events.push(Event::SheetFilled { seat });
            }
        }
        for seat in Seat::all(self.seats) {
            if self.sheet(seat).has_all_penalties() {
                events.push(Event::PenaltiesFilled { seat });
            }
        }
        for seat in Seat::all(self.seats) {
            let sheet = self.sheet(seat);
            let columns = sheet.columns().into_iter().flatten().sum();
            let penalties = sheet.penalty_points();
            events.push(Event::Scored { seat, columns, penalties, score: sheet.score() });
        }
    }

    /// The highest score wins, and equal scores share a place (QTM-13).
    pub(super) fn standing(&self) -> Standing {
        let score = |seat: Seat| self.sheet(seat).score();
        Standing::by(self.seats, |a, b| score(b).cmp(&score(a)))
    }
}
