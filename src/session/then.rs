//! Who gets the tablet next, said early: by the order of play alone, which all may know.

use super::play::Session;
use super::stage::Stage;
use crate::engine::{Seat, Viewer};
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// The seat that gets the tablet after the present or next holder; `None` if that is still
    /// open, or if the tablet does not go round.
    pub fn then(&self, stage: Stage) -> Option<Seat> {
        if self.is_open() {
            return None;
        }
        let holder = match stage {
            Stage::Play(seat) => seat.or(self.turn().looking),
            Stage::Ask(_) => self.turn().looking,
            Stage::Curtain(seat) => Some(seat),
            _ => None,
        }?;
        let others = self.people().without(holder);
        if others.len() < 2 {
            return others.first();
        }
        let owed = self.table().pending().owed();
        // Several are asked at once: they follow each other from the holder.
        if let Some(next) = owed.and(others).first_from(holder) {
            return Some(next);
        }
        let next = G::next_seats(&self.table().view(Viewer::Table), holder);
        next.into_iter().find(|&seat| others.has(seat))
    }
}
