//! The pace of decisions without a person.

use crate::engine::Seat;
use crate::session::Next;
use crate::ui::kit::watch;
use crate::ui::table::play::board::{Board, is_instant};
use crate::ui::table::play::face::Face;
use crate::ui::table::play::thinking::find_out;
use crate::web::Until;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// How long the first deal takes on the screen.
const DEALING: Duration = Duration::from_millis(1200);

/// How long everyone looks at the table after it.
const LOOK: Duration = Duration::from_secs(1);

/// The work until the next decision: it ends when dropped.
type Waiting = StoredValue<Vec<Until>, LocalStorage>;

impl<G: Face> Board<G> {
    /// Whenever a decision without a person is next, waits a moment and makes it.
    pub(in crate::ui::table) fn play_unattended(self) {
        let waiting: Waiting = StoredValue::new_local(Vec::new());
        // Work under way is dropped outside: it may touch what is stored here.
        let stop = move || drop(waiting.try_update_value(std::mem::take));
        watch(move || {
            stop();
            // In a flawed match nothing happens before a person says so.
            let waits = self.waits.get() || !self.away.get().is_empty();
            if self.tab.flaw().is_some() || waits {
                return;
            }
            let (now, settings) = (self.now.get(), self.app.settings.get());
            let next = self.chance.try_update_value(|chance| {
                self.session.with(|session| session.next(now.stage, settings.only_move, chance))
            });
            let Some(Some(next)) = next else { return };
            // Seats that decide together do not take longer than one that decides alone.
            let together = u64::from(now.owed.len().max(1));
            let answers = self.session.with(|session| {
                let last = session.table().steps().last();
                last.is_some_and(|step| session.people().has(step.seat))
            });
            let pace = settings.speed;
            let pace = if answers { pace.bot_reply() } else { pace.bot_delay() };
            let delay = self.opening() + Duration::from_millis(pace / together);
            match next {
                Next::Made(seat, action) => {
                    waiting.set_value(vec![after(delay, move || {
                        self.play(seat, action, false);
                    })]);
                }
                Next::Bot(seat) => self.wait_for_bot(seat, delay, waiting),
            }
        });
        // A timer that outlives its screen would touch signals that are gone.
        on_cleanup(stop);
    }

    /// How long everyone looks at the first deal, and at the card that decided who leads.
    fn opening(self) -> Duration {
        let dealt = self.session.with_untracked(|session| session.table().steps().is_empty());
        match dealt && !is_instant(self.app) {
            true if self.app.is_still() => LOOK,
            true => DEALING + LOOK,
            false => Duration::ZERO,
        }
    }

    /// Asks the bot at this seat, and plays its answer when its moment has come. A bot that looks
    /// ahead begins at once.
    fn wait_for_bot(self, seat: Seat, delay: Duration, waiting: Waiting) {
        let question = self.chance.try_update_value(|chance| {
            self.session.with_untracked(|session| session.question(seat, chance))
        });
        let Some(Some(question)) = question else { return };
        if !question.is_hard() {
            // The answer takes no time, but would delay the painting now.
            let play = move |action| self.play(seat, action, false);
            let ask = move || waiting.set_value(vec![find_out(question, play)]);
            return waiting.set_value(vec![after(delay, ask)]);
        }
        let (due, found) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(None)));
        let (is_due, is_found) = (Rc::clone(&due), Rc::clone(&found));
        let timer = after(delay, move || {
            is_due.set(true);
            if let Some(action) = is_found.get() {
                self.play(seat, action, false);
            }
        });
        let thought = find_out(question, move |action| {
            found.set(Some(action));
            if due.get() {
                self.play(seat, action, false);
            }
        });
        waiting.set_value(vec![timer, thought]);
    }
}

/// Does something after `delay`.
fn after(delay: Duration, deed: impl FnOnce() + 'static) -> Until {
    // Every browser has timers.
    let Ok(timer) = set_timeout_with_handle(deed, delay) else { return Until::ever() };
    Until::dropped(move || timer.clear())
}
