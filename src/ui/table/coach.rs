//! The coach: what a lesson says, in place of the prompt.

use super::desk::{Deed, Desk, Press};
use super::dock::{button, presses};
use super::flag::Touched;
use super::open::Open;
use crate::session::{Route, Taught};
use crate::ui::kit::{App, Icon, Until, flag, live, live_text, rich, word};
use crate::words::LessonText;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use std::time::Duration;

/// How long it stands why something was wrong.
const STANDS: Duration = Duration::from_secs(6);

/// What a lesson says. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coach {
    /// Its sentences in the present language, once they are there.
    pub(super) text: RwSignal<Option<LessonText>>,
    /// Could the sentences not be fetched?
    pub(super) missing: RwSignal<bool>,
    /// Why what was touched is not what is wanted, for a while.
    wrong: RwSignal<Option<String>>,
    /// How often that was said.
    times: RwSignal<usize>,
    touched: Touched,
    /// Dropped when that is said no more.
    standing: StoredValue<Option<Until>, LocalStorage>,
}

impl Coach {
    /// A coach who has nothing to say yet.
    pub(super) fn silent() -> Self {
        Self {
            text: RwSignal::new(None),
            missing: RwSignal::new(false),
            wrong: RwSignal::new(None),
            times: RwSignal::new(0),
            touched: Touched::listen(),
            standing: StoredValue::new_local(None),
        }
    }

    /// Says why what was touched is not what is wanted; `flag` is the number of the words that stand on it meanwhile.
    pub(super) fn corrects(self, now: Taught, reason: String, flag: Option<usize>) {
        let words = |text: &LessonText| text.steps.get(now.sentence)?.flags.get(flag?).cloned();
        let words = self.text.with_untracked(|text| text.as_ref().and_then(words));
        // What stood there goes first: it may be the same piece.
        self.standing.set_value(None);
        let flag = words.and_then(|words| self.touched.fly(&words));
        self.wrong.set(Some(reason));
        self.times.update(|times| *times += 1);
        // The screen may be gone by then.
        let leave = move || drop(self.wrong.try_set(None));
        let timer = set_timeout_with_handle(
            move || {
                leave();
                drop(self.standing.try_set_value(None));
            },
            STANDS,
        );
        let until = Until::dropped(move || {
            drop(flag);
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
        self.standing.set_value(Some(until));
    }

    /// How often somebody was told so: the same words are said anew then.
    pub(super) fn times(self) -> usize {
        self.times.get()
    }

    /// The learner has done what was wanted.
    pub(super) fn goes_on(self) {
        self.standing.set_value(None);
        self.wrong.set(None);
    }

    /// What the lesson is about now.
    pub(super) fn about(self, app: App, now: Taught) -> Option<String> {
        let about = |text: &LessonText| Some(text.steps.get(now.sentence)?.about.clone());
        let about = self.text.with(|text| text.as_ref().and_then(about))?;
        Some((app.text().lesson.about)(&about))
    }

    /// Why something else that is allowed is not what is wanted now.
    pub(super) fn other(self, app: App, now: Taught) -> String {
        let other = |text: &LessonText| text.steps.get(now.sentence)?.other.clone();
        let other = self.text.with_untracked(|text| text.as_ref().and_then(other));
        other.unwrap_or_else(|| untrack(|| app.text().lesson.other.to_owned()))
    }

    /// What is said now; read aloud by the table's voice.
    pub(super) fn says(self, app: App, now: Taught) -> String {
        if self.missing.get() && self.text.with(Option::is_none) {
            return app.text().lesson.missing.to_owned();
        }
        let said = |text: &LessonText| match text.steps.get(now.sentence) {
            Some(step) => step.say.clone(),
            None => text.play.clone(),
        };
        let said = || self.text.with(|text| text.as_ref().map(said).unwrap_or_default());
        self.wrong.get().unwrap_or_else(said)
    }
}

/// What the lesson says, and what there is to press.
pub(super) fn coach(desk: Desk, open: Open, coach: Coach) -> AnyView {
    let app = desk.app;
    let now = Memo::new(move |_| desk.ask().lesson());
    let says = Memo::new(move |_| now.get().map(|now| coach.says(app, now)).unwrap_or_default());
    let wrong = flag(move || coach.wrong.with(Option::is_some));
    let presses = live(move || {
        if now.get().is_some_and(|now| now.reads) {
            let act = Callback::new(move |()| desk.does(Deed::ReadOn));
            let label = app.text().lesson.next.to_owned();
            return button(Press { label, primary: true, hinted: false, act }, desk);
        }
        presses(desk, open)
    });
    let dots = live(move || now.get().map(dots).into_any());
    let step = live_text(move || match now.get() {
        Some(now) if now.sentence < now.sentences => {
            (app.text().lesson.step)(now.sentence + 1, now.sentences)
        }
        _ => String::new(),
    });
    let hinted = flag(move || desk.ask().buttons().iter().any(|press| press.hinted));
    let acts = view! { <div class="acts" class:acts--hint=hinted>{presses}</div> }.into_any();
    view! {
        <div class="coach" class:coach--wrong=wrong>
            <span class="coach__a">
                <svg class="av" viewBox="-2 -6 70 70" aria-hidden="true">
                    <use href="#bust" width="64" height="64"></use>
                </svg>
            </span>
            <div class="coach__s">
                <p>{live(move || rich(&says.get(), app.lang()))}</p>
                <div class="coach__m">{dots} <span>{step}</span></div>
            </div>
            {acts}
            <a class="coach__x btn" href=Route::Home.hash()>
                <Icon name="x"/>
                <span>{word(app, |text| text.lesson.leave)}</span>
            </a>
        </div>
    }
    .into_any()
}

/// A dot for each step: done, now, to come.
fn dots(now: Taught) -> AnyView {
    let dot = |number: usize| {
        view! { <i class:is-done=number < now.sentence class:is-now=number == now.sentence></i> }
    };
    view! { <span class="coach__d" aria-hidden="true">{(0..now.sentences).map(dot).collect_view()}</span> }
        .into_any()
}
