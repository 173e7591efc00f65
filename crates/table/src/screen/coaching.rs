//! The words of a lesson, in place of the prompt, and their buttons.

use crate::parts::buttons::{button, move_buttons};
use crate::parts::panels::OpenPanels;
use mallard_board::{Coach, Command, MatchUiHandle, MoveButton, TurnCommand};
use mallard_kit::prelude::*;
use mallard_kit::{ReadAloud, way_back};
use mallard_session::{LessonState, Stage};
use mallard_texts::lesson_messages;
use mallard_words::text;

/// The coach and its words.
pub(crate) fn coaching(handle: MatchUiHandle, open: OpenPanels, coach: Coach) -> AnyView {
    let app = handle.app;
    let now = Memo::new(move |_| handle.lesson_state());
    let pause =
        move || handle.ask(|table| table.pause()).filter(|_| handle.stage() == Stage::Pause);
    let table_says = move || match pause() {
        Some(pause) => pause.detail,
        None => handle.prompt.get().1.sentence,
    };
    let sentence = Memo::new(move |_| coach_sentence(handle).unwrap_or_else(table_says));
    let wrong = flag(move || coach.is_wrong());
    let presses = live(move || {
        let goes_on = |label, deed: Command| {
            let act = Callback::new(move |()| handle.dispatch(deed));
            button(MoveButton::plain(label, true, act), handle)
        };
        match pause() {
            Some(pause) => goes_on(pause.go_on, TurnCommand::GoOn.into()),
            None if now.get().is_some_and(|now| now.reads) => {
                goes_on(lesson_messages(app.lang()).next.to_owned(), Command::ReadOn)
            }
            None => move_buttons(handle, open),
        }
    });
    let dots = live(move || now.get().map(dots).into_any());
    let step = live_text(move || match now.get() {
        Some(now) if now.sentence < now.sentences => {
            (lesson_messages(app.lang()).step)(now.sentence + 1, now.sentences)
        }
        _ => String::new(),
    });
    let hinted = flag(move || handle.dyn_ui().buttons().iter().any(|press| press.hinted));
    let acts =
        html! { <div class="actions beside rigid" class:actions--hint=hinted>{presses}</div> };
    html! {
        <div class="coach across" class:coach--wrong=wrong>
            <span class="coach__avatar">
                <svg class="avatar" viewBox="-2 -6 70 70" aria-hidden="true">
                    <use href="#bust" width="64" height="64"></use>
                </svg>
            </span>
            <div class="coach__says grows">
                <p>{live(move || rich(&sentence.get(), app.lang()))} {live(move || rule(app, coach))}</p>
                <div class="coach__step across">{dots} <span>{step}</span></div>
            </div>
            <ReadAloud text=sentence/>
            {acts}
            <a class="coach__exit button" href=way_back(app, handle.game)>
                <Icon name="x"/>
                <span class="visually-hidden">{translate(app, |lang| lesson_messages(lang).leave)}</span>
            </a>
        </div>
    }
}

/// The coach's words now; `None` where the prompt applies: while others act, and while the learner sees cards until the
/// next tap. The coach does not mention actions that the learner cannot do yet.
pub(crate) fn coach_sentence(handle: MatchUiHandle) -> Option<String> {
    let (coach, now) = handle.coach.zip(handle.lesson_state())?;
    let can = now.asks() && !handle.now.get().glimpsing && handle.stage() != Stage::Pause;
    (can || coach.is_wrong()).then(|| coach.sentence(handle.app, now))
}

/// The link to the rule that makes something wrong; empty if no rule does.
fn rule(app: App, coach: Coach) -> AnyView {
    let read = |rule| {
        view! {
            <button type="button" class="coach__rule" on:click=move |_| app.rule.set(Some(rule))>
                {text(app.lang()).rule}
            </button>
        }
    };
    coach.rule().map(read).into_any()
}

/// A dot for each step: done, now, to come.
fn dots(now: LessonState) -> AnyView {
    let dot = |number: usize| {
        view! { <i class:is-done=number < now.sentence class:is-now=number == now.sentence></i> }
    };
    html! { <span class="coach__dots beside rigid" aria-hidden="true">{(0..now.sentences).map(dot).collect_any()}</span> }
}
