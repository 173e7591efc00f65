//! The tablet between two players: the table they share, and a dock at each end; the far one is turned round.
//!
//! A hand is in the document only while its owner peeks; otherwise the same number of backs.

use crate::drawers::both::drawers;
use crate::flat::peek::peek_button;
use crate::parts::banner::banner;
use crate::parts::buttons::button;
use crate::parts::panels::OpenPanels;
use mallard_board::{MatchUiCommon, MatchUiHandle, MoveButton, TablePart, TurnCommand};
use mallard_engine::Seat;
use mallard_kit::CardBack;
use mallard_kit::prelude::*;
use mallard_session::Stage;
use mallard_texts::{flat_messages, table_messages};

pub(crate) fn flat_sides(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let mut people = handle.people().iter();
    // A flat tablet is between two players.
    let (Some(near), Some(far)) = (people.next(), people.next()) else { return ().into_any() };
    html! {
        <div class=format!("table flat-tablet {}", handle.game.slug()) class:flat-tablet--far=open.far>
            {side(handle, far, true)}
            <main class="pond">
                <h1 class="visually-hidden">{live_text(move || handle.app.about(handle.game).name.to_owned())}</h1>
                {banner(handle)}
                {handle.dyn_ui().part(TablePart::Pond)}
                {menu_button(handle, open, far, true)}
                {menu_button(handle, open, near, false)}
            </main>
            {side(handle, near, false)}
            {drawers(handle, open)}
        </div>
    }
}

/// A player's menu, at the right hand; it opens towards the player who asked for it.
fn menu_button(handle: MatchUiHandle, open: OpenPanels, seat: Seat, far: bool) -> AnyView {
    let label = live_text(move || (flat_messages(handle.app.lang()).menu_of)(&handle.name(seat)));
    let press = Callback::new(move |()| {
        open.far.set(far);
        open.menu.set(true);
    });
    let class = if far { "flat-tablet__menu is-far" } else { "flat-tablet__menu" };
    html! { <IconButton name="menu" class label on_press=press/> }
}

/// A player's side: that player's prompt, the buttons, and the hand.
fn side(handle: MatchUiHandle, seat: Seat, far: bool) -> AnyView {
    let MatchUiCommon { app, now, .. } = *handle;
    let peeks = settled(move || handle.stage() == Stage::Flat(Some(seat)));
    let asked = settled(move || now.get().owed.has(seat));
    let buttons = live(move || {
        if !asked.get() {
            return ().into_any();
        }
        // Face down, only the button that shows the cards is amber.
        let seen = peeks.get();
        let show = |press: MoveButton| {
            button(MoveButton { primary: press.primary && seen, ..press }, handle)
        };
        handle.dyn_ui().buttons().into_iter().map(show).collect_any().into_any()
    });
    let hand = live(move || {
        if peeks.get() {
            handle.dyn_ui().part(TablePart::Hand).into_any()
        } else {
            face_down(handle, seat)
        }
    });
    // A hand on this side is close enough to see the cards of a player who peeks on the other side.
    let hide = move |_| {
        let stage = now.get_untracked().stage;
        if matches!(stage, Stage::Flat(Some(other)) if other != seat) {
            handle.dispatch(TurnCommand::Hide);
        }
    };
    let turn = live_text(move || {
        let asked = now.get().owed.first();
        asked.map_or_else(String::new, |asked| {
            (flat_messages(app.lang()).turn_of)(&handle.name(asked))
        })
    });
    html! {
        <section
            class="dock side"
            class:is-far=far
            class:side--now=asked
            aria-label=handle.name(seat)
            data-seat=seat.index()
            on:pointerdown=hide
        >
            <p class="side__turn beside amid" aria-hidden="true"><b>{turn}</b></p>
            <div class="prompt across" class:prompt--idle=flag(move || !asked.get())>
                <span class="prompt__avatar">{handle.stand_in(seat)}<Avatar duck=handle.player(seat).duck/></span>
                <div class="prompt__says grows">
                    <small>{live_text(move || handle.ask(|table| table.side(seat)).role)}</small>
                    <p>{live(move || rich(&handle.ask(|table| table.side(seat)).sentence, app.lang()))}</p>
                </div>
                <div class="actions beside rigid">{buttons} {peek_button(handle, seat, peeks, asked)}</div>
            </div>
            {hand}
        </section>
    }
}

/// The public view of the hand.
fn face_down(handle: MatchUiHandle, seat: Seat) -> AnyView {
    let cards = move || {
        handle.badges.with(|badges| {
            badges.get(seat.index()).and_then(|badge| badge.cards).unwrap_or_default()
        })
    };
    let backs = live(move || (0..cards()).map(|_| view! { <CardBack/> }).collect_any().into_any());
    html! {
        <div
            class="hand hand--down beside wrapped"
            role="img"
            aria-label=live_text(move || (table_messages(handle.app.lang()).cards)(cards()))
            style:--n=live_text(move || cards().to_string())
        >
            {backs}
        </div>
    }
}
