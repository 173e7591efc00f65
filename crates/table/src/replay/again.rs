//! "Show again": the public steps since a player's last decision, one after the other, over their table. It stops by
//! itself, at any tap and with Escape, and the table below is as it was.

use super::ring::ring;
use super::state::step_time;
use crate::parts::pinned::pinned;
use crate::parts::player_badges::player_badges;
use crate::parts::rest::rest_below;
use crate::parts::table_pages::ShownAgain;
use leptos::html;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use mallard_board::{TableAgain, TablePart};
use mallard_kit::focus_when_shown;
use mallard_kit::prelude::*;
use mallard_texts::curtain_messages;
use mallard_web::DropGuard;
use mallard_words::spoken;
use std::time::Duration;

/// How long a step is shown without motion, in milliseconds.
const STILL_MS: u64 = 700;

/// How much longer the last step is shown, in milliseconds.
const REST_MS: u64 = 600;

pub(crate) fn again_screen(shown: ShownAgain) -> AnyView {
    let Some(table) = shown.handle.dyn_ui().show_again() else {
        // The player has decided before the chunk was here.
        shown.open.set(false);
        return ().into_any();
    };
    let TableAgain { handle, steps, show } = table;
    let (app, seat, of) = (handle.app, steps.seat, steps.steps.len());
    let at = RwSignal::new(0);
    let sentence = memo(move || handle.ask(|table| table.last_line()));
    let height = rest_below();
    // Announced once each, in the language of the moment.
    watch(move || shown.said.set(spoken(&sentence.get(), app.lang_now())));
    let back = (curtain_messages(app.lang_now()).back_to)(&handle.name(seat));
    on_cleanup(move || {
        // The whole screen may be gone.
        let _ = shown.said.try_set(back);
    });
    play(shown, TableAgain { handle, steps, show }, at);
    ring("is-again", move || sentence.get());
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let place = move || (curtain_messages(app.lang()).since)(&handle.name(seat), at.get() + 1, of);
    let dot = move |number: usize| {
        let class = move || match number.cmp(&at.get()) {
            std::cmp::Ordering::Less => "is-shown",
            std::cmp::Ordering::Equal => "is-now",
            std::cmp::Ordering::Greater => "",
        };
        view! { <i class=live_text(move || class().to_owned())></i> }
    };
    let has_badges = !untrack(|| handle.badges.with(Vec::is_empty));
    let label = translate(app, |lang| curtain_messages(lang).show_again);
    html! {
        <div
            class=format!("table is-again {}", handle.game.slug())
            class:is-beside-log=pinned()
            data-shows=live_text(move || handle.dyn_ui().layout_classes())
            on:click=move |_| shown.open.set(false)
        >
            <header class="bar across">
                <i class="bar__undo"></i>
                <div class="bar__title grows">
                    <h1>{live_text(move || app.about(handle.game).name.to_owned())}</h1>
                    <span>{live_text(move || handle.subtitle())}</span>
                </div>
            </header>
            <div class="pond" inert>
                {has_badges.then(|| player_badges(handle))}
                {handle.dyn_ui().part(TablePart::Pond)}
            </div>
            <main class="curtain again stacked rigid" aria-label=label style:min-height=height>
                <div class="curtain__duck"><Avatar duck=handle.player(seat).duck large=true/></div>
                <div class="again__says stacked">
                    <h2><span>{live_text(place)}</span>{live(move || rich(&sentence.get(), app.lang()))}</h2>
                    <p class="again__dots beside" aria-hidden="true">{(0..of).map(dot).collect_any()}</p>
                </div>
                <button type="button" class="button button--big again__skip" node_ref=button>
                    <Icon name="skip"/>
                    <span>{translate(app, |lang| curtain_messages(lang).skip)}</span>
                </button>
            </main>
        </div>
    }
}

/// Shows one step after another, and then the table itself.
fn play(shown: ShownAgain, table: TableAgain, at: RwSignal<usize>) {
    let TableAgain { handle, steps, show } = table;
    let settings = handle.app.settings.get_untracked();
    let still = handle.app.is_still();
    let usual = if still { STILL_MS } else { step_time(settings.speed) };
    let (pace, rest) = (steps.pace(usual), if still { 0 } else { REST_MS });
    let timer = StoredValue::new_local(None::<DropGuard>);
    watch(move || {
        let now = at.get();
        let following = steps.steps.get(now + 1).copied();
        let next = move || {
            if let Some(step) = following {
                show.run(step);
                at.set(now + 1);
            } else {
                shown.open.set(false);
            }
        };
        let wait = if following.is_none() { pace + rest } else { pace };
        // Every browser has timers.
        let Ok(timeout) = set_timeout_with_handle(next, Duration::from_millis(wait)) else {
            return;
        };
        timer.set_value(Some(DropGuard::dropped(move || timeout.clear())));
    });
    on_cleanup(move || drop(timer.try_update_value(Option::take)));
}
