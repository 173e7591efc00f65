//! The pause between two deals.

use super::desk::{Deed, Desk};
use super::score_table::score_table;
use crate::ui::kit::{Avatar, Icon, focus_when_shown, live};
use crate::words::Interlude;
use leptos::html;
use leptos::prelude::*;

pub(super) fn between(desk: Desk) -> AnyView {
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let panel = live(move || desk.ask().pause().map(|pause| panel(desk, pause, button)).into_any());
    view! { <div class="between">{panel}</div> }.into_any()
}

fn panel(desk: Desk, pause: Interlude, button: NodeRef<html::Button>) -> AnyView {
    let picture = match pause.seat {
        Some(seat) => view! { <Avatar duck=desk.player(seat).duck/> }.into_any(),
        None => view! {
            <svg class="av" viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
        }
        .into_any(),
    };
    let fool = pause.lost.then(|| view! { <i class="fool"><Icon name="fool" small=true/></i> });
    view! {
        <section class="panel between__p" aria-labelledby="between">
            <div class="between__h">
                <span class="between__a">{picture}{fool}</span>
                <div><h2 id="between">{pause.title}</h2><p>{pause.detail}</p></div>
            </div>
            <div class="between__s" tabindex="0">
                {live(move || desk.ask().account().into_any())}
                {score_table(desk, None)}
            </div>
            <div class="between__f">
                <span></span>
                <button
                    type="button"
                    class="btn btn--primary btn--big"
                    node_ref=button
                    on:click=move |_| desk.does(Deed::GoOn)
                >
                    {pause.go_on}
                </button>
            </div>
        </section>
    }
    .into_any()
}
