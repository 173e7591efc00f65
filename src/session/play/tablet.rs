//! The tablet goes to a person, or a person asks for it.

use super::Session;
use crate::engine::{Seat, Viewer};
use crate::session::stage::Stage;
use crate::session::turn::{Interrupt, Turn};
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// Changes who has the tablet.
    pub fn turn_to(&mut self, turn: Turn) {
        self.turn = turn;
    }

    /// Asks who wants to interrupt. The question is open to all, so that it reveals nothing.
    pub fn ask_who_interrupts(&mut self, stage: Stage) {
        if matches!(stage, Stage::Play(_)) && self.turn.glimpses.is_empty() {
            let by = self.alone().map_or(Interrupt::Asked, Interrupt::By);
            self.turn = self.turn.interrupted(by);
        }
    }

    /// The decision that continues the match after the pause, if there is one to make. Any person at
    /// the tablet can make it for the seat that owes it.
    pub fn next_part(&self) -> Option<(Seat, G::Action)> {
        let ways = G::ways(&self.table.view(Viewer::Table))?;
        Some((self.table.pending().owed().first()?, ways.next))
    }

    /// The decision that ends the match in this pause, if there is one: a person makes it.
    pub fn finish(&self) -> Option<(Seat, G::Action)> {
        let ways = G::ways(&self.table.view(Viewer::Table))?;
        let by = self.people.first().or(self.table.pending().owed().first())?;
        Some((by, ways.finish))
    }

    /// A person asks for their part, where all is open.
    pub fn look(&mut self, seat: Seat) {
        if self.is_open() {
            self.turn = self.turn.wanting(seat);
        }
    }

    /// Leaves the table as it is while the card that was just played lands, if a curtain follows.
    /// True if it does.
    pub fn linger(&mut self) -> bool {
        let lingers = matches!(self.stage(false), Stage::Curtain(_));
        self.turn = self.turn.lingering(lingers);
        lingers
    }

    /// Ends a pause that only turns up what was chosen: nothing moves at this pace.
    pub const fn hasten(&mut self) {
        if G::TURNS_UP {
            self.turn = self.turn.resumed();
        }
    }
}
