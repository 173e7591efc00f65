//! The end of a match (QTM-11 to QTM-13).

use super::{Event, Phase, Public, State};
use mallard_engine::{EventSink, Seat};

impl Public {
    /// Has a seat filled its sheet (QTM-11) or its penalty boxes (QTM-12)?
    #[inline]
    pub(super) fn ended(&self) -> bool {
        self.sheets.iter().any(|sheet| sheet.is_full() || sheet.has_all_penalties())
    }
}

impl State {
    /// Ends the match and counts the scores.
    pub(super) fn end(&mut self, events: &mut impl EventSink<Event>) {
        self.public.phase = Phase::Over;
        let sheets = || Seat::all(self.public.seats).map(|seat| (seat, self.public.sheet(seat)));
        for (seat, _) in sheets().filter(|(_, sheet)| sheet.is_full()) {
            events.push(Event::SheetFilled { seat });
        }
        for (seat, _) in sheets().filter(|(_, sheet)| sheet.has_all_penalties()) {
            events.push(Event::PenaltiesFilled { seat });
        }
        for (seat, sheet) in sheets() {
            let columns = sheet.columns().into_iter().flatten().sum();
            let penalties = sheet.penalty_points();
            events.push(Event::Scored { seat, columns, penalties, score: sheet.score() });
        }
    }
}
