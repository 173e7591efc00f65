//! The pause after a step that ended a round or another part of the match.

use crate::parts::panels::OpenPanels;
use crate::parts::to_replay::look_back;
use crate::screen::coaching::coaching;
use crate::screen::score_table::score_table;
use leptos::html;
use mallard_board::{Command, MatchUiHandle, TablePart, TurnCommand};
use mallard_kit::prelude::*;
use mallard_kit::{Question, focus_when_shown};
use mallard_texts::{phone_messages, replay_messages, table_messages};
use mallard_words::PauseText;

/// The words of a pause and its button, in the dock: the game shows the choices on the pond.
pub(crate) fn revealed(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let words = match handle.coach.filter(|_| untrack(|| handle.is_taught())) {
        Some(coach) => coaching(handle, open, coach),
        None => revealing(handle),
    };
    html! {
        <section class="dock" aria-label=translate(handle.app, |lang| table_messages(lang).your_side)>{words}</section>
    }
}

fn revealing(handle: MatchUiHandle) -> AnyView {
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let text = move |what: fn(PauseText) -> String| {
        live_text(move || handle.ask(|table| table.pause()).map(what).unwrap_or_default())
    };
    let duck = live(move || {
        let pause = handle.ask(|table| table.pause());
        let duck = pause.and_then(|pause| pause.seat).map(|seat| handle.player(seat).duck);
        duck.map(|duck| view! { <span class="prompt__avatar"><Avatar duck/></span> }).into_any()
    });
    html! {
        <div class="prompt across prompt--idle">
            {duck}
            <div class="prompt__says grows" id="between-why">
                <small>{text(|pause| pause.title)}</small>
                <p>{text(|pause| pause.detail)}</p>
            </div>
            <div class="actions beside rigid">
                <button
                    type="button"
                    class="button button--primary"
                    aria-describedby="between-why"
                    node_ref=button
                    on:click=move |_| handle.dispatch(TurnCommand::GoOn)
                >
                    <span>{text(|pause| pause.go_on)}</span>
                </button>
            </div>
        </div>
    }
}

/// The pause over the dock, where the table remains as it was at the end.
pub(crate) fn pause(handle: MatchUiHandle) -> AnyView {
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let ending = RwSignal::new(false);
    let pause = live(move || {
        handle
            .ask(|table| table.pause())
            .map(|pause| render_pause(handle, pause, button, ending))
            .into_any()
    });
    let question = handle.phone_seat().map(|_| finish_question(handle, ending));
    html! { {pause} {question} }
}

/// On a phone, the question before the match ends for everyone: the others see it only when it has ended. The tablet's
/// players see who taps.
fn finish_question(handle: MatchUiHandle, open: RwSignal<bool>) -> AnyView {
    // An answer would be lost.
    watch(move || {
        if handle.devices.tablet.get().is_cut_off() {
            open.set(false);
        }
    });
    let words = move || phone_messages(handle.app.lang());
    html! {
        <Question
            open
            asks=live_text(move || words().finish_ask.to_owned())
            follows=live_text(move || words().finish_follows.to_owned())
            yes=live_text(move || handle.ask(|table| table.finish()).unwrap_or_default())
            on_yes=Callback::new(move |()| handle.dispatch(Command::Finish))
        />
    }
}

fn render_pause(
    handle: MatchUiHandle,
    pause: PauseText,
    button: NodeRef<html::Button>,
    ending: RwSignal<bool>,
) -> AnyView {
    let app = handle.app;
    let picture = match pause.seat {
        Some(seat) => {
            let duck = handle.player(seat).duck;
            html! { <Avatar duck large=true fool=pause.lost/> }
        }
        None => html! {
            <svg class="avatar" viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
        },
    };
    let finish = handle.ask(|table| table.finish()).map(|label| {
        let press = move |_| match handle.phone_seat() {
            Some(_) => ending.set(true),
            None => handle.dispatch(Command::Finish),
        };
        view! {
            <button type="button" class="button button--big" on:click=press>
                {label}
            </button>
        }
    });
    let closed = handle.ask(|table| table.stays_closed()).map(|note| {
        view! { <p class="between__closed across"><Icon name="lock" small=true/><span>{note}</span></p> }
    });
    let back = handle.phone_seat().is_none().then(|| {
        view! {
            <button type="button" class="button button--quiet" on:click=move |_| look_back(handle, None)>
                <Icon name="play"/>
                <span>{replay_messages(app.lang()).look_back}</span>
            </button>
        }
    });
    html! {
        <section class="dock between__panel stacked" aria-labelledby="between">
            <div class="between__head across">
                <span class="between__avatar">{picture}</span>
                <div><h2 id="between">{pause.title}</h2><p id="between-why">{pause.detail}</p></div>
            </div>
            <div class="between__body fades" tabindex="0">
                {live(move || handle.dyn_ui().part(TablePart::Account).into_any())}
                <div class="between__score">{score_table(handle, None)}</div>
            </div>
            <div class="between__foot across">
                <button
                    type="button"
                    class="button button--primary button--big"
                    aria-describedby="between-why"
                    node_ref=button
                    on:click=move |_| handle.dispatch(TurnCommand::GoOn)
                >
                    {pause.go_on}
                </button>
                {finish}
                {closed}
                {back}
            </div>
        </section>
    }
}
