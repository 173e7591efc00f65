//! The coach: what a lesson says, step by step, and why something was wrong.

use super::flag::Touched;
use crate::session::Taught;
use crate::ui::kit::{App, Until};
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
    /// Why what was touched is not what is wanted, for a while; with the rule, if it is the rules that say so.
    wrong: RwSignal<Option<(String, Option<&'static str>)>>,
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

    /// Says why what was touched is not what is wanted, and which rule says so, if one does; `flag` is the number of
    /// the words that stand on it meanwhile.
    pub(super) fn corrects(
        self,
        now: Taught,
        reason: String,
        rule: Option<&'static str>,
        flag: Option<usize>,
    ) {
        let words = |text: &LessonText| text.steps.get(now.sentence)?.flags.get(flag?).cloned();
        let words = self.text.with_untracked(|text| text.as_ref().and_then(words));
        // What stood there goes first: it may be the same piece.
        self.standing.set_value(None);
        let flag = words.and_then(|words| self.touched.fly(&words));
        self.wrong.set(Some((reason, rule)));
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

    /// Does it stand there why something was wrong?
    pub(super) fn is_wrong(self) -> bool {
        self.wrong.with(Option::is_some)
    }

    /// The rule that says why, if it is the rules that do.
    pub(super) fn rule(self) -> Option<&'static str> {
        self.wrong.with(|wrong| wrong.as_ref().and_then(|(_, rule)| *rule))
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
        self.wrong.get().map_or_else(said, |(reason, _)| reason)
    }
}
