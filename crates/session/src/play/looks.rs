//! Cards that players see only for a moment: a look is over when its player has confirmed it, on this device or after a
//! reload.

use super::Session;
use mallard_engine::{Seat, SeatSet, Viewer};
use mallard_words::GameText;
use serde::Deserialize;
use serde_json::{Value, json};

impl<G: GameText> Session<G> {
    /// The seats whose players still look, for the record; null if the position says the same.
    pub(super) fn written_looks(&self) -> Value {
        let looks = self.turn.glimpses;
        if looks == self.stops().glimpses {
            return Value::Null;
        }
        json!(looks)
    }

    /// Reads them; a record without them goes by the position.
    pub(super) fn restore_looks(&mut self, looks: &Value) {
        if G::GLIMPSES.is_some()
            && let Ok(looks) = SeatSet::deserialize(looks)
        {
            self.turn.glimpses = looks.and(self.seating.people());
        }
    }

    /// The table at which this seat's player looks at cards, if others have decided since: they look together.
    pub(crate) fn shared_look(&self, seat: Seat) -> Option<G::View> {
        if !self.turn.glimpses.minus(self.stops().glimpses).has(seat) {
            return None;
        }
        let last = self.table.steps().iter().rposition(|step| step.seat == seat)?;
        let state = self.table.position_after(last + 1)?;
        Some(G::view(&state, Viewer::Seat(seat)))
    }
}
