//! The dock: the prompt, which always says who must do what, and the viewer's own hand.

use super::bar::word;
use super::desk::{Desk, Press};
use super::screen::Open;
use super::stage::{Interrupt, Stage};
use crate::ui::avatar::Avatar;
use crate::ui::glyph::rich;
use crate::ui::live::{flag, live, words};
use leptos::prelude::*;

pub(super) fn dock(desk: Desk, open: Open) -> AnyView {
    let Desk { app, acting, stage, interrupting, glimpsing, .. } = desk;
    let shown = live(move || {
        if matches!(stage.get(), Stage::Over(_)) {
            let act = Callback::new(move |()| open.last_table.set(false));
            let label = app.text().result.show_result.to_owned();
            return button(Press { label, primary: true, act }, desk);
        }
        if glimpsing.get() {
            let act = Callback::new(move |()| desk.ask().seen());
            let label = app.text().curtain.seen.to_owned();
            return button(Press { label, primary: true, act }, desk);
        }
        // Who interrupts can let it be, always, so that it tells nothing.
        let let_be = interrupting.get().then(|| {
            let act = Callback::new(move |()| desk.ask().set_interrupt(Interrupt::None));
            Press { label: app.text().curtain.play_on.to_owned(), primary: false, act }
        });
        let buttons = let_be.into_iter().chain(desk.ask().buttons());
        buttons.map(|press| button(press, desk)).collect_view().into_any()
    });
    let duck = live(move || {
        let duck = desk.player(desk.ask().prompt().seat).duck;
        view! { <Avatar duck/> }.into_any()
    });
    let sentence = live(move || rich(&desk.ask().prompt().sentence, app.lang()));
    view! {
        <section class="dock" aria-label=word(app, |text| text.table.your_side)>
            <div class="prompt" class:prompt--idle=flag(move || !acting.get() && !interrupting.get() && !glimpsing.get())>
                <span class="prompt__a">{duck}</span>
                <div class="prompt__s" role="status">
                    <small>{words(move || desk.ask().prompt().role)}</small>
                    <p>{sentence}</p>
                </div>
                {desk.ask().beside().map(|part| view! { <div class="prompt__x">{part}</div> })}
                <div class="acts">{shown}</div>
            </div>
            {desk.ask().hand()}
        </section>
    }
    .into_any()
}

fn button(press: Press, desk: Desk) -> AnyView {
    let Press { label, primary, act } = press;
    view! {
        <button
            type="button"
            class="btn"
            class:btn--primary=primary
            on:click=move |_| act.run(())
        >
            <span>{rich(&label, desk.app.lang_now())}</span>
        </button>
    }
    .into_any()
}
