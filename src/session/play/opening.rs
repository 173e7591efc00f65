//! Opens a saved match.

use super::Session;
use crate::engine::Damage;
use crate::session::follow::follow;
use crate::session::matches::Saved;
use crate::session::seating::Seating;
use crate::session::unopened::Unopened;
use crate::words::{Lang, Worded};

impl<G: Worded> Session<G> {
    /// Sits down at a saved match as it was left, and returns where it ends before its record does.
    ///
    /// # Errors
    /// The reason why there is nothing to show.
    pub fn open(saved: Saved, lang: Lang) -> Result<(Self, Option<Damage>), Unopened> {
        let Saved { players, label, record, .. } = saved;
        let changes = record.get("changes").cloned().unwrap_or_default();
        let (table, damage) = follow::<G>(record, players.len())?;
        let seating = Seating::read::<G>(&players, &changes, table.steps().len());
        let seating = seating.ok_or(Unopened::Damaged)?;
        let session = Self::new(table, players, lang).seated(seating);
        let ended = label.is_some_and(|label| label.ended);
        Ok((if ended { session.ended() } else { session }, damage))
    }
}
