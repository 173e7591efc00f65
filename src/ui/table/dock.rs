//! The dock: the prompt, which always says who must do what, and the viewer's own hand.

use super::coach::coach;
use super::desk::{Deed, Desk, Press};
use super::open::Open;
use super::seats::{away, then};
use crate::session::{Interrupt, Stage};
use crate::ui::kit::{Avatar, Icon, IconButton, flag, live, live_as, live_text, rich, word};
use leptos::prelude::*;

pub(super) fn dock(desk: Desk, open: Open) -> AnyView {
    let app = desk.app;
    let taught = flag(move || desk.is_taught());
    let speaks = live(move || match desk.coach {
        Some(said) if taught.get() && !over(desk) => coach(desk, open, said),
        _ => prompt(desk, open),
    });
    view! {
        <section class="dock" aria-label=word(app, |text| text.table.your_side)>
            {live(move || advice(desk))}
            {away(desk, open)}
            {speaks}
            {desk.ask().hand()}
        </section>
    }
    .into_any()
}

/// Is the match over?
fn over(desk: Desk) -> bool {
    matches!(desk.stage(), Stage::Over(_) | Stage::Ended)
}

/// The prompt, and the buttons beside it.
fn prompt(desk: Desk, open: Open) -> AnyView {
    let Desk { app, now, .. } = desk;
    let shown = live(move || presses(desk, open));
    let idle = flag(move || now.get().is_idle());
    let hinted = flag(move || {
        desk.ask().hint().is_some() && desk.ask().buttons().iter().any(|press| press.hinted)
    });
    let whose = move || desk.player(desk.ask().prompt().0).duck;
    let duck = live_as(
        move || whose().key().to_owned(),
        move || view! { <Avatar duck=whose()/> }.into_any(),
    );
    let said = move || desk.ask().prompt().1.sentence;
    let sentence =
        live_as(move || format!("{:?} {}", app.lang(), said()), move || rich(&said(), app.lang()));
    view! {
        <div class="prompt" class:prompt--idle=idle>
            <span class="prompt__a">{duck}</span>
            <div class="prompt__s">
                <small>
                    {live_text(move || desk.ask().prompt().1.role)}
                    {then(desk)}
                </small>
                <p>{sentence}</p>
            </div>
            {desk.ask().beside().map(|part| view! { <div class="prompt__x">{part}</div> })}
            <div class="acts" class:acts--hint=hinted>{shown}</div>
        </div>
    }
    .into_any()
}

/// What there is to press beside what is said.
pub(super) fn presses(desk: Desk, open: Open) -> AnyView {
    let Desk { app, now, .. } = desk;
    if over(desk) {
        let act = Callback::new(move |()| open.last_table.set(false));
        let label = app.text().result.show_result.to_owned();
        return button(Press { label, primary: true, hinted: false, act }, desk);
    }
    if now.get().glimpsing {
        let act = Callback::new(move |()| desk.does(Deed::Seen));
        let label = app.text().curtain.seen.to_owned();
        return button(Press { label, primary: true, hinted: false, act }, desk);
    }
    if let Stage::Ask(seat) = desk.stage() {
        let name = desk.name(seat);
        let deed = |label, primary, deed| {
            let act = Callback::new(move |()| desk.does(deed));
            button(Press { label, primary, hinted: false, act }, desk)
        };
        let says = deed(desk.ask().says(seat), false, Deed::Said);
        let hand_over = deed((app.text().curtain.hand_over)(&name), true, Deed::HandOver);
        return view! { {says} {hand_over} }.into_any();
    }
    // Who interrupts can let it be, always, so that it tells nothing.
    let let_be = now.get().interrupting.map(|_| {
        let act = Callback::new(move |()| desk.does(Deed::Interrupt(Interrupt::None)));
        Press { label: app.text().go_on.to_owned(), primary: false, hinted: false, act }
    });
    let buttons = let_be.into_iter().chain(desk.ask().buttons());
    buttons.map(|press| button(press, desk)).collect_view().into_any()
}

/// What the hint says, or before the first decision what the game is about; read aloud, like the prompt,
/// by the table's voice.
fn advice(desk: Desk) -> AnyView {
    let app = desk.app;
    if let Some(hint) = desk.ask().hint() {
        return view! {
            <div class="advice">
                <Icon name="hint"/>
                <p>{rich(&hint, app.lang())}</p>
                <IconButton
                    name="x"
                    label=word(app, |text| text.table.close_hint)
                    on_press=Callback::new(move |()| desk.does(Deed::CloseHint))
                />
            </div>
        }
        .into_any();
    }
    // Whose seat a bot plays is told in the same place.
    let goal = desk.goal().filter(|_| desk.people == desk.owners).map(|goal| {
        view! { <div class="advice advice--goal"><Icon name="flag"/><p>{goal}</p></div> }
    });
    goal.into_any()
}

pub(super) fn button(press: Press, desk: Desk) -> AnyView {
    let Press { label, primary, hinted, act } = press;
    let flag = hinted.then(|| view! { <span class="hintflag">{desk.app.try_this()}</span> });
    view! {
        <button
            type="button"
            class="btn"
            class:btn--primary=primary
            class:is-hint=hinted
            on:click=move |_| act.run(())
        >
            <span>{rich(&label, desk.app.lang_now())}</span>
            {flag}
        </button>
    }
    .into_any()
}
