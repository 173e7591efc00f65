//! A question to several players at once, which they answer across the table. No hand is in the document then.

use crate::screen::curtain::undo_button;
use leptos::html;
use mallard_board::{Command, MatchUiHandle};
use mallard_engine::{Seat, SeatSet};
use mallard_kit::focus_when_shown;
use mallard_kit::prelude::*;
use mallard_texts::curtain_messages;
use mallard_words::SpokenQuestion;

/// The question over the dock: a button for each player who is asked, and one for all together.
pub(crate) fn across(handle: MatchUiHandle, asked: SeatSet) -> AnyView {
    let app = handle.app;
    let text = move |what: fn(SpokenQuestion) -> String| {
        let sentence = move || handle.ask(|table| what(table.across()));
        live_as(sentence, move || rich(&sentence(), app.lang()))
    };
    let undo = live(move || {
        let label = handle.ask(|table| table.across().takes_back);
        (!label.is_empty()).then(|| undo_button(handle, &label)).into_any()
    });
    let duck = |seat: Seat| view! { <span class="question__duck"><Avatar duck=handle.player(seat).duck large=true/></span> };
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    html! {
        <section class="question stacked rigid" aria-labelledby="question">
            <div class="question__head across">
                <div class="question__ducks beside" aria-hidden="true">{asked.iter().map(duck).collect_any()}</div>
                <div class="question__says grows">
                    <h2 id="question">{text(|asked| asked.prompt.sentence)}</h2>
                    <p id="question-why">{text(|asked| asked.prompt.role)}</p>
                </div>
                {undo}
            </div>
            <div class="question__who" role="group" aria-labelledby="question">
                {asked.iter().map(|seat| come_forward_button(handle, seat)).collect_any()}
                <button
                    type="button"
                    class="button button--primary button--big"
                    aria-describedby="question-why"
                    node_ref=button
                    on:click=move |_| handle.dispatch(Command::Decline)
                >
                    {text(|asked| asked.none)}
                </button>
            </div>
        </section>
    }
}

/// The button with which a player comes forward, as at the curtain.
fn come_forward_button(handle: MatchUiHandle, seat: Seat) -> AnyView {
    let app = handle.app;
    html! {
        <button
            type="button"
            class="question__person person across"
            on:click=move |_| handle.dispatch(Command::Volunteer(seat))
        >
            <Avatar duck=handle.player(seat).duck/>
            <span class="stacked">
                <b>{live_text(move || handle.name(seat))}</b>
                <small class="across"><Icon name="eye" small=true/>{translate(app, |lang| curtain_messages(lang).show_mine)}</small>
            </span>
        </button>
    }
}
