//! The dock: the prompt, which always says who must do what, and the viewer's own hand.

use super::desk::{Desk, Press};
use super::screen::Open;
use super::stage::Stage;
use crate::ui::avatar::Avatar;
use crate::ui::glyph::rich;
use crate::ui::live::{flag, live, words};
use leptos::prelude::*;

pub(super) fn dock(desk: Desk, open: Open) -> AnyView {
    let Desk { app, prompt, acting, stage, buttons, .. } = desk;
    let shown = live(move || {
        if matches!(stage.get(), Stage::Over(_)) {
            let back = Callback::new(move |()| open.last_table.set(false));
            let label = app.text().result.show_result.to_owned();
            return button(Press { label, primary: true, act: back }, desk);
        }
        buttons.get().into_iter().map(|press| button(press, desk)).collect_view().into_any()
    });
    let duck = Signal::derive(move || desk.player(prompt.get().seat).duck);
    // Read aloud only when it changes, whatever else did.
    let sentence = Memo::new(move |_| prompt.get().sentence);
    view! {
        <section class="dock">
            <div class="prompt" class:prompt--idle=flag(move || !acting.get())>
                <span class="prompt__a"><Avatar duck/></span>
                <div class="prompt__s" role="status">
                    <small>{words(move || prompt.get().role)}</small>
                    <p>{live(move || rich(&sentence.get(), app.lang()))}</p>
                </div>
                <div class="acts">{shown}</div>
            </div>
            {desk.hand.run(())}
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
