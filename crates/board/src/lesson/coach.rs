//! The coach: the sentences of a lesson, step by step, and the reasons why an action was wrong.

use crate::lesson::flag::LastTouched;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use mallard_kit::prelude::*;
use mallard_session::LessonState;
use mallard_web::DropGuard;
use mallard_words::{LessonText, coach_messages};
use std::time::Duration;

const REASON_DURATION: Duration = Duration::from_secs(6);

/// The sentences of a lesson. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct Coach(StoredValue<Parts>);

#[derive(Clone, Copy, Debug)]
struct Parts {
    /// Its sentences in the current language, once they are loaded.
    text: RwSignal<Option<LessonText>>,
    /// Did fetching the sentences fail?
    missing: RwSignal<bool>,
    /// Why the lesson does not want the tapped element, for a while; with the rule, if the rules are the reason.
    wrong: RwSignal<Option<(String, Option<&'static str>)>>,
    /// The number of reasons given so far.
    times: RwSignal<usize>,
    touched: LastTouched,
    /// Dropped when the reason leaves.
    standing: StoredValue<Option<DropGuard>, LocalStorage>,
}

impl Coach {
    /// A coach without sentences.
    pub fn silent() -> Self {
        Self(StoredValue::new(Parts {
            text: RwSignal::new(None),
            missing: RwSignal::new(false),
            wrong: RwSignal::new(None),
            times: RwSignal::new(0),
            touched: LastTouched::listen(),
            standing: StoredValue::new_local(None),
        }))
    }

    fn parts(self) -> Parts {
        self.0.get_value()
    }

    /// Receives the sentences in the current language; `None` if they could not be loaded. The learner may have left by
    /// then.
    pub fn learn(self, text: Option<LessonText>) {
        let Some(Parts { missing, text: known, .. }) = self.0.try_get_value() else { return };
        // An older text is better than none.
        match text {
            Some(text) => drop(known.try_set(Some(text))),
            None => drop(missing.try_set(true)),
        }
    }

    /// Gives the reason why the lesson does not want the tapped element, and its rule, if any; `flag` is the number of
    /// the words on the element in the meantime.
    pub(crate) fn correct(
        self,
        now: LessonState,
        reason: String,
        rule: Option<&'static str>,
        flag: Option<usize>,
    ) {
        let Parts { text, wrong, times, touched, standing, .. } = self.parts();
        let words = |text: &LessonText| text.steps.get(now.sentence)?.flags.get(flag?).cloned();
        let words = text.with_untracked(|text| text.as_ref().and_then(words));
        // The older words go first: they may be on the same piece.
        standing.set_value(None);
        let flag = words.and_then(|words| touched.fly(&words));
        wrong.set(Some((reason, rule)));
        times.update(|times| *times += 1);
        // The screen may be gone by then.
        let leave = move || drop(wrong.try_set(None));
        let timer = set_timeout_with_handle(
            move || {
                leave();
                drop(standing.try_set_value(None));
            },
            REASON_DURATION,
        );
        let until = DropGuard::dropped(move || {
            drop(flag);
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
        standing.set_value(Some(until));
    }

    /// Does it show the reason for a mistake now?
    pub fn is_wrong(self) -> bool {
        self.parts().wrong.with(Option::is_some)
    }

    /// The rule that is the reason, if there is one.
    pub fn rule(self) -> Option<&'static str> {
        self.parts().wrong.with(|wrong| wrong.as_ref().and_then(|(_, rule)| *rule))
    }

    /// The number of reasons given: the same words are announced again then.
    pub fn times(self) -> usize {
        self.parts().times.get()
    }

    /// The learner has taken the right action.
    pub fn advance(self) {
        self.parts().standing.set_value(None);
        self.parts().wrong.set(None);
    }

    /// The lesson's current subject.
    pub fn about(self, app: App, now: LessonState) -> Option<String> {
        let about = |text: &LessonText| Some(text.steps.get(now.sentence)?.about.clone());
        let about = self.parts().text.with(|text| text.as_ref().and_then(about))?;
        Some((coach_messages(app.lang()).about)(&about))
    }

    /// Why the lesson does not want another allowed action now.
    pub fn other(self, app: App, now: LessonState) -> String {
        let other = |text: &LessonText| text.steps.get(now.sentence)?.other.clone();
        let other = self.parts().text.with_untracked(|text| text.as_ref().and_then(other));
        other.unwrap_or_else(|| untrack(|| coach_messages(app.lang()).other.to_owned()))
    }

    /// The current sentence; the table's announcer reads it aloud.
    pub fn sentence(self, app: App, now: LessonState) -> String {
        if self.parts().missing.get() && self.parts().text.with(Option::is_none) {
            return coach_messages(app.lang()).missing.to_owned();
        }
        let sentence_in = |text: &LessonText| match text.steps.get(now.sentence) {
            Some(step) => step.say.clone(),
            None => text.play.clone(),
        };
        let sentence =
            || self.parts().text.with(|text| text.as_ref().map(sentence_in).unwrap_or_default());
        self.parts().wrong.get().map_or_else(sentence, |(reason, _)| reason)
    }
}
