//! Hides a hand while the tablet passes to another player. No hand is in the document then.

use crate::parts::banner::banner;
use crate::parts::panels::OpenPanels;
use crate::screen::bar::MenuButton;
use crate::seats::next_holder_note;
use leptos::html;
use mallard_board::{Command, MatchUiCommon, MatchUiHandle, TablePart, TurnCommand};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_kit::{BackToShelf, focus_when_shown};
use mallard_texts::{curtain_messages, table_messages};

/// The curtain over the dock: the table remains, because it shows only public information.
pub(crate) fn curtain(handle: MatchUiHandle, open: OpenPanels, seat: Seat) -> AnyView {
    let app = handle.app;
    let undo = live(move || {
        let undoer = handle.now.get().undoer;
        undoer
            .map(|undoer| {
                undo_button(handle, &(curtain_messages(app.lang()).undo)(&handle.name(undoer)))
            })
            .into_any()
    });
    let again = move || {
        html! {
            <button type="button" class="button curtain__again" on:click=move |_| open.again.set(true)>
                <Icon name="again"/>
                <span>{translate(app, |lang| curtain_messages(lang).show_again)}</span>
            </button>
        }
    };
    let facts = handle.dyn_ui().part(TablePart::Facts(seat));
    html! {
        <section class="curtain stacked rigid" aria-label=translate(app, |lang| table_messages(lang).your_side)>
            <div class="curtain__duck"><Avatar duck=handle.player(seat).duck large=true/></div>
            <div class="curtain__who stacked">
                <h2><span>{translate(app, |lang| curtain_messages(lang).pass_to)}</span>{handle.name(seat)}</h2>
                {facts}
                <div class="curtain__ways beside wrapped">{live_if(move || handle.again.get(), again)} {undo}</div>
            </div>
            <div class="curtain__take stacked">
                {take_button(handle, seat)}
                <p class="curtain__next">{next_holder_note(handle)}</p>
            </div>
        </section>
    }
}

/// The button that undoes the last decision; `label` names the player, and may show a card.
pub(super) fn undo_button(handle: MatchUiHandle, label: &str) -> AnyView {
    html! {
        <button type="button" class="button curtain__undo" on:click=move |_| handle.dispatch(Command::Undo)>
            <Icon name="undo"/>
            <span>{rich(label, handle.app.lang())}</span>
        </button>
    }
}

/// The button with which the player takes the tablet, and its promise.
fn take_button(handle: MatchUiHandle, seat: Seat) -> AnyView {
    let app = handle.app;
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let show = live_text(move || handle.ask(|table| table.show_mine(seat)));
    html! {
        <button
            type="button"
            class="button button--primary button--big"
            node_ref=button
            on:click=move |_| handle.dispatch(TurnCommand::Reveal(seat))
        >
            <Icon name="eye"/>
            <span>{show}</span>
        </button>
        <p class="handoff__says across">
            <Icon name="lock" small=true/>
            {translate(app, |lang| curtain_messages(lang).nobody_else)}
        </p>
    }
}

/// The curtain over the whole table, where the table itself would reveal a secret.
pub(crate) fn closed(handle: MatchUiHandle, open: OpenPanels, seat: Seat) -> AnyView {
    let MatchUiCommon { app, game, .. } = *handle;
    let undo = Callback::new(move |()| handle.dispatch(Command::Undo));
    let title = live_text(move || format!("{} · {}", app.about(game).name, handle.subtitle()));
    let undo = live_if(
        move || handle.now.get().undoer.is_some(),
        move || {
            let label = translate(app, |lang| table_messages(lang).undo);
            html! { <IconButton name="undo" label on_press=undo/> }
        },
    );
    html! {
        <div class="handoff downwards">
            <header class="handoff__bar across apart">
                <BackToShelf/>
                <span class="grows clipped">{title}</span>
                <div class="bar__right beside">
                    {undo}
                    <MenuButton open=open.menu/>
                </div>
            </header>
            {banner(handle)}
            <main class="handoff__pass downwards amid grows">
                <div class="handoff__portrait"><Avatar duck=handle.player(seat).duck large=true/></div>
                <h1><span>{translate(app, |lang| curtain_messages(lang).pass_to)}</span>{handle.name(seat)}</h1>
                {take_button(handle, seat)}
                <p class="handoff__then">{next_holder_note(handle)}</p>
            </main>
        </div>
    }
}
