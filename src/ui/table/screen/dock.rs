//! The dock: the prompt, which always says who must do what, and the viewer's own hand.

use crate::ui::kit::{
    Avatar, Icon, IconButton, flag, live, live_as, live_each, live_text, rich, word,
};
use crate::ui::table::drawers::panels::Open;
use crate::ui::table::lesson::words::coaching;
use crate::ui::table::play::board::Common;
use crate::ui::table::play::desk::{Deed, Desk, Part};
use crate::ui::table::screen::buttons::presses;
use crate::ui::table::screen::look::{look_button, looker};
use crate::ui::table::seats::{away, then};
use leptos::prelude::*;

pub(in crate::ui::table) fn dock(desk: Desk, open: Open) -> AnyView {
    let app = desk.app;
    let taught = flag(move || desk.is_taught());
    let speaks = live(move || match desk.coach {
        Some(said) if taught.get() && !desk.is_over() => coaching(desk, open, said),
        _ => prompt(desk, open),
    });
    let for_another = flag(move || desk.prompt.get().1.decides_for.is_some());
    view! {
        <section class="dock" class:dock--for=for_another aria-label=word(app, |text| text.table.your_side)>
            {live(move || advice(desk))}
            {away(desk, open)}
            {speaks}
            {desk.faced().part(Part::Hand)}
        </section>
    }
    .into_any()
}

/// The prompt, and the buttons beside it.
fn prompt(desk: Desk, open: Open) -> AnyView {
    let Common { app, now, .. } = *desk;
    let looker = looker(desk);
    let shown =
        live(move || if looker.get().is_some() { ().into_any() } else { presses(desk, open) });
    let keys = move || looker.get().map(|seat| seat.index().to_string()).into_iter().collect();
    let look = live_each(keys, move |_| look_button(desk));
    let idle = flag(move || now.get().is_idle());
    let hinted = flag(move || {
        desk.hint.get().is_some() && desk.faced().buttons().iter().any(|press| press.hinted)
    });
    let for_another = flag(move || desk.prompt.get().1.decides_for.is_some());
    // The seat that it is about, and at its side the decider.
    let ducks = move || {
        let (seat, prompt) = desk.prompt.get();
        let decider = prompt.decides_for.map(|_| desk.player(seat).duck);
        (desk.player(prompt.decides_for.unwrap_or(seat)).duck, decider)
    };
    let duck = live_as(
        move || format!("{:?}", ducks()),
        move || {
            let (duck, decider) = ducks();
            let badge = decider.map(|duck| view! { <i><Avatar duck/></i> });
            view! { <Avatar duck/> {badge} }.into_any()
        },
    );
    let said = move || desk.prompt.get().1.sentence;
    let sentence =
        live_as(move || format!("{:?} {}", app.lang(), said()), move || rich(&said(), app.lang()));
    view! {
        <div class="prompt across" class:prompt--idle=idle>
            <span class="prompt__avatar" class:prompt__avatar--for=for_another>{duck}</span>
            <div class="prompt__says">
                <small>
                    {live_text(move || desk.prompt.get().1.role)}
                    " "
                    {then(desk)}
                </small>
                <p>{sentence}</p>
            </div>
            {desk.faced().part(Part::Beside).map(|part| view! { <div class="prompt__beside">{part}</div> })}
            <div class="actions" class:actions--hint=hinted>{look}{shown}</div>
        </div>
    }
    .into_any()
}

/// The hint, or before the first decision the aim of the game; the table's voice reads it aloud,
/// like the prompt.
fn advice(desk: Desk) -> AnyView {
    let app = desk.app;
    if let Some(hint) = desk.hint.get() {
        return view! {
            <div class="advice across">
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
    // If a bot plays a seat, the same place says so.
    let goal = desk
        .goal()
        .filter(|_| desk.people.or(desk.phones) == desk.owners || desk.held.is_some())
        .map(|goal| {
            let goal = rich(goal, app.lang());
            view! { <div class="advice across advice--goal"><Icon name="flag"/><p>{goal}</p></div> }
        });
    goal.into_any()
}
