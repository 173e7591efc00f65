//! The pace of what is decided without a person.

use super::seated::Seated;
use crate::session::Next;
use crate::ui::face::Face;
use crate::ui::kit::watch;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;

impl<G: Face> Seated<G> {
    /// Waits a moment whenever something is to be decided without a person, and decides it.
    pub(super) fn play_unattended(self) {
        let waiting = StoredValue::new(None::<TimeoutHandle>);
        let stop = move || {
            if let Some(Some(handle)) = waiting.try_update_value(Option::take) {
                handle.clear();
            }
        };
        watch(move || {
            stop();
            // In a flawed match nothing happens before a person says so.
            if self.tab.flaw().is_some() {
                return;
            }
            let (now, settings) = (self.now.get(), self.app.settings.get());
            let next = self.chance.try_update_value(|chance| {
                self.session.with(|session| session.next(now.stage, settings.only_move, chance))
            });
            let Some(Some(next)) = next else { return };
            // Seats that decide together do not take longer than one that decides alone.
            let together = u64::from(now.owed.len().max(1));
            let delay = Duration::from_millis(settings.speed.bot_delay() / together);
            waiting.set_value(set_timeout_with_handle(move || self.decide(next), delay).ok());
        });
        // A timer that outlives its screen would touch signals that are gone.
        on_cleanup(stop);
    }

    fn decide(self, next: Next<G::Action>) {
        let chosen = match next {
            Next::Made(seat, action) => Some((seat, action)),
            Next::Bot(seat) => {
                let chosen = self.chance.try_update_value(|chance| {
                    self.session.with_untracked(|session| session.choose(seat, chance))
                });
                chosen.flatten().map(|action| (seat, action))
            }
        };
        if let Some((seat, action)) = chosen {
            self.play(seat, action);
        }
    }
}
