//! The tablet passes to a player, or a player asks for it.

use super::Session;
use crate::stage::Stage;
use crate::turn::{InterruptState, Resting, TabletTurn};
use mallard_engine::{Pending, Seat, Viewer};
use mallard_words::GameText;

impl<G: GameText> Session<G> {
    /// Changes who has the tablet.
    pub fn turn_to(&mut self, turn: TabletTurn) {
        self.turn = turn;
    }

    /// Asks who wants to interrupt. The question is open to all, so that it reveals nothing.
    pub fn ask_who_interrupts(&mut self, stage: Stage) {
        if matches!(stage, Stage::Play(_)) && self.turn.glimpses.is_empty() {
            let by = self.alone().map_or(InterruptState::Asked, InterruptState::By);
            self.turn = self.turn.interrupted(by);
        }
    }

    /// The decision that continues the match after the pause, if one is needed. Any player at the tablet can make it
    /// for the seat that owes it.
    pub fn next_part(&self) -> Option<(Seat, G::Action)> {
        let ways = G::pause_actions(&self.table.view(Viewer::Table))?;
        Some((self.table.pending().owed().first()?, ways.next))
    }

    /// The decision that ends the match in this pause, if it exists: a human player makes it.
    pub fn finish(&self) -> Option<(Seat, G::Action)> {
        let ways = G::pause_actions(&self.table.view(Viewer::Table))?;
        let by = self.people.first().or(self.table.pending().owed().first())?;
        Some((by, ways.finish))
    }

    /// A player asks for their part, where all is open.
    pub fn look(&mut self, seat: Seat) {
        if self.is_open() {
            self.turn = self.turn.with_request(seat);
        }
    }

    /// Leaves the table unchanged while the card that was just played lands, if a pause or the result follows, or the
    /// curtain or a question after a player's decision (`by_hand`). True if one does.
    pub fn linger(&mut self, by_hand: bool) -> bool {
        let curtain = by_hand && matches!(self.stage(false), Stage::Curtain(_) | Stage::Ask(_));
        let closing = self.is_closing() && (!self.turn.paused || self.keeps_table());
        let lingers = curtain || closing;
        self.turn = self.turn.resting(if lingers { Resting::Landing } else { Resting::Over });
        lingers
    }

    /// Continues after the card has landed: the end of a deal or match reveals its hidden cards, then the screen that
    /// follows appears. True if the table still rests.
    pub fn settle(&mut self) -> bool {
        let landed = self.turn.rest == Resting::Landing && self.is_closing();
        let turns_up = landed && self.lays_open();
        self.turn = self.turn.resting(if turns_up { Resting::TurnedUp } else { Resting::Over });
        turns_up
    }

    /// Has the last step ended the match, or a part of it that a pause shows?
    pub fn is_closing(&self) -> bool {
        self.turn.paused || matches!(self.table.pending(), Pending::Over(_))
    }

    /// Skips the reveal pause, because animations are off.
    pub const fn skip_pause(&mut self) {
        if G::TURNS_UP {
            self.turn.paused = false;
        }
    }
}
