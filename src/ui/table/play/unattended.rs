//! The pace of decisions without a person.

use crate::engine::Seat;
use crate::session::Next;
use crate::ui::kit::watch;
use crate::ui::table::play::board::Board;
use crate::ui::table::play::face::Face;
use crate::ui::table::play::thinking::find_out;
use crate::web::Until;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use std::time::Duration;

/// The work until the next decision: it ends when dropped.
#[derive(Clone, Copy)]
struct Waiting(StoredValue<Option<Until>, LocalStorage>);

impl Waiting {
    /// Waits for this instead.
    fn set(self, next: Option<Until>) {
        // What was waited for is dropped outside: it may touch what is stored here.
        drop(self.0.try_update_value(|held| std::mem::replace(held, next)));
    }
}

impl<G: Face> Board<G> {
    /// Whenever a decision without a person is next, waits a moment and makes it.
    pub(in crate::ui::table) fn play_unattended(self) {
        let waiting = Waiting(StoredValue::new_local(None));
        watch(move || {
            waiting.set(None);
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
            match next {
                Next::Made(seat, action) => {
                    waiting.set(Some(after(delay, move || self.play(seat, action, false))));
                }
                Next::Bot(seat) => self.wait_for_bot(seat, delay, waiting),
            }
        });
        // A timer that outlives its screen would touch signals that are gone.
        on_cleanup(move || waiting.set(None));
    }

    /// Asks the bot at this seat, and plays its answer when its moment has come.
    fn wait_for_bot(self, seat: Seat, delay: Duration, waiting: Waiting) {
        let question = self.chance.try_update_value(|chance| {
            self.session.with_untracked(|session| session.question(seat, chance))
        });
        let Some(Some(question)) = question else { return };
        let now = move || Duration::from_millis(self.app.storage().now());
        let due = now() + delay;
        let answered = move |action| {
            let left = due.saturating_sub(now());
            waiting.set(Some(after(left, move || self.play(seat, action, false))));
        };
        // A bot that looks ahead begins at once. An easy answer takes no time, but would delay the
        // painting now.
        let start = if question.is_hard() { Duration::ZERO } else { delay };
        let ask = move || waiting.set(Some(find_out(question, answered)));
        waiting.set(Some(after(start, ask)));
    }
}

/// Does something after `delay`.
fn after(delay: Duration, deed: impl FnOnce() + 'static) -> Until {
    // Every browser has timers.
    let Ok(timer) = set_timeout_with_handle(deed, delay) else { return Until::ever() };
    Until::dropped(move || timer.clear())
}
