//! Replays a match step by step. A replay plays, computes and saves nothing.

mod cursor;
mod milestone;
mod timeline;

pub use cursor::ReplayCursor;
pub use milestone::Milestone;
pub use timeline::ReplayTimeline;

use crate::play::Session;
use mallard_engine::{Checkpoints, Seat, SeatSet, Viewer};
use mallard_words::GameText;

/// The key of the note that a user leaves on the way from a table to the replay: the match and the seat whose cards
/// were open there, as `<id> <seat>`. It is read once, so that the next user does not find the cards open.
pub const LOOKER: &str = "looker";

/// The key of the note with the address that "Close" leads to.
pub const CAME_FROM: &str = "back-from";

impl<G: GameText> Session<G> {
    /// The possible viewers of the match, and the index of the first one. While the match runs, this is the only human
    /// player or the one who has the tablet in private, else the table; afterwards each player, and all hands open.
    pub fn viewers(&self, looker: Option<Seat>) -> (Vec<Viewer>, usize) {
        // A player who left or gave up took part all the same.
        let seating = self.seating();
        let people: SeatSet = seating.owners().or(seating.resigned());
        let alone = people.first().filter(|_| people.len() == 1);
        let looker = looker.filter(|&seat| people.has(seat)).or(alone);
        if !self.is_over() {
            return (vec![looker.map_or(Viewer::Table, Viewer::Seat)], 0);
        }
        let eyes: Vec<_> = people.iter().map(Viewer::Seat).chain([Viewer::Everyone]).collect();
        let own =
            eyes.iter().position(|&viewer| looker.is_some_and(|seat| viewer == Viewer::Seat(seat)));
        let first = own.unwrap_or(eyes.len() - 1);
        (eyes, first)
    }

    /// The steps right after the decisions of the seat `viewer`, in order; empty for other viewers.
    pub fn own_steps(&self, past: &Checkpoints<G>, viewer: Viewer) -> Vec<usize> {
        let Viewer::Seat(own) = viewer else { return Vec::new() };
        let steps = past.whole().steps().iter().enumerate();
        steps.filter(|(_, step)| step.seat == own).map(|(number, _)| number + 1).collect()
    }

    /// Shows the match after `step` steps, as `viewer` sees it.
    pub fn show_step(&mut self, past: &Checkpoints<G>, step: usize, viewer: Viewer) {
        past.turn(self.look_through(viewer), step);
    }
}
