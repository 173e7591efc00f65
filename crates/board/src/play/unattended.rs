//! The pace of automatic decisions.

use crate::play::{GameUi, MatchUi, thinking::find_out};
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use mallard_device::BotPace;
use mallard_engine::{BotRequest, Seat, SeatSet, Viewer};
use mallard_kit::prelude::*;
use mallard_session::NextDecision;
use mallard_web::{self as web, DropGuard};
use mallard_words::Privacy;
use std::time::Duration;

const DEAL_DURATION: Duration = Duration::from_millis(1200);

const PAUSE_AFTER_DEAL: Duration = Duration::from_secs(1);

/// The work until the next decision: it ends when dropped.
type Waiting = StoredValue<Vec<DropGuard>, LocalStorage>;

impl<G: GameUi> MatchUi<G> {
    /// Whenever an automatic decision is next, waits a moment and makes it.
    pub(crate) fn play_unattended(self) {
        let waiting: Waiting = StoredValue::new_local(Vec::new());
        let searches = StoredValue::new(BotPace::default());
        // Work under way is dropped outside: it may touch the value stored here.
        let stop = move || drop(waiting.try_update_value(std::mem::take));
        watch(move || {
            stop();
            // In a flawed match nothing happens before the user confirms.
            let waits = self.devices.waits_for_phones.get() || !self.devices.away.get().is_empty();
            if self.tab.save_error().is_some() || waits {
                return;
            }
            let (now, settings) = (self.now.get(), self.app.settings.get());
            let next = self.rng.try_update_value(|rng| {
                self.session.with(|session| session.next(now.stage, settings.only_move, rng))
            });
            let Some(Some(next)) = next else { return };
            let answers = self.session.with(|session| {
                let last = session.table().steps().last();
                last.is_some_and(|step| session.people().has(step.seat))
            });
            let pace = settings.speed;
            let pace = if answers { pace.bot_reply() } else { pace.bot_delay() };
            let delay = |pace| self.opening() + Duration::from_millis(pace);
            match next {
                NextDecision::Made(seat, action) => {
                    waiting.set_value(vec![after(delay(pace), move || {
                        self.play(&[(seat, action)], false);
                    })]);
                }
                NextDecision::Bots(seats) => {
                    let hides = self.session.with_untracked(|session| {
                        G::privacy(&session.table().view(Viewer::Table)) != Privacy::Open
                    });
                    let pace = if hides { searches.get_value().wait(pace) } else { pace };
                    self.wait_for_bots(seats, delay(pace), waiting, searches);
                }
            }
        });
        // A timer that outlives its screen would touch signals that are gone.
        on_cleanup(stop);
    }

    /// How long everyone looks at the first deal, and at the card that decided who leads.
    fn opening(self) -> Duration {
        let dealt = self.session.with_untracked(|session| session.table().steps().is_empty());
        match dealt && !self.app.is_instant() {
            true if self.app.is_still() => PAUSE_AFTER_DEAL,
            true => DEAL_DURATION + PAUSE_AFTER_DEAL,
            false => Duration::ZERO,
        }
    }

    /// Sends the requests to the bots at these seats, and plays their answers at once when all are there and their
    /// moment has come. A bot that searches begins now.
    fn wait_for_bots(
        self,
        seats: SeatSet,
        delay: Duration,
        waiting: Waiting,
        searches: StoredValue<BotPace>,
    ) {
        let questions = self.rng.try_update_value(|rng| {
            self.session.with_untracked(|session| {
                let question = |seat| Some((seat, session.question(seat, rng)?));
                seats.iter().filter_map(question).collect::<Vec<_>>()
            })
        });
        let Some(questions) = questions else { return };
        // The moment and each answer are waited for separately.
        let missing = StoredValue::new_local(questions.len() + 1);
        let answers = StoredValue::new_local(Vec::new());
        let one_less = move |answer: Option<(Seat, G::Action)>| {
            answers.update_value(|answers| answers.extend(answer));
            missing.update_value(|missing| *missing -= 1);
            if missing.get_value() == 0 {
                self.play(&answers.get_value(), false);
            }
        };
        let asked = web::timestamp().page;
        let ask = move |(seat, question): (Seat, BotRequest<G>)| {
            let is_hard = question.is_hard();
            find_out(question, move |action| {
                if is_hard {
                    searches.update_value(|searches| searches.note(web::timestamp().page - asked));
                }
                one_less(Some((seat, action)));
            })
        };
        let (hard, easy): (Vec<_>, Vec<_>) =
            questions.into_iter().partition(|(_, question)| question.is_hard());
        let moment = after(delay, move || {
            // These answers take no time, but would have delayed the painting before.
            let thoughts = easy.into_iter().map(ask);
            waiting.update_value(|waiting| waiting.extend(thoughts));
            one_less(None);
        });
        waiting.set_value(hard.into_iter().map(ask).chain([moment]).collect());
    }
}

/// Runs after `delay`.
fn after(delay: Duration, deed: impl FnOnce() + 'static) -> DropGuard {
    // Every browser has timers.
    let Ok(timer) = set_timeout_with_handle(deed, delay) else { return DropGuard::ever() };
    DropGuard::dropped(move || timer.clear())
}
