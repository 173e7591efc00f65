//! The seats around the table: drag a duck, or move it with the arrow keys, to change the order.

use crate::ui::app::App;
use crate::ui::avatar::Avatar;
use crate::ui::drag::Drag;
use crate::ui::players::Player;
use leptos::prelude::*;

pub(super) fn ring(app: App, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let drag = Drag::<usize>::default();
    let swap = move |one: usize, other: usize| {
        players.update(|players| {
            if one < players.len() && other < players.len() {
                players.swap(one, other);
            }
        });
    };
    let count = move || players.with(Vec::len);
    let seats = move || {
        let lang = app.lang();
        players
            .get()
            .into_iter()
            .enumerate()
            .map(|(number, player)| {
                let name = player.shown_name(lang);
                let held = move || drag.offset(&number);
                let shift = move |pixels: Option<i32>| pixels.map(|pixels| format!("{pixels}px"));
                let by_key = move |event: leptos::ev::KeyboardEvent| {
                    let count = count();
                    let to = match event.key().as_str() {
                        "ArrowRight" | "ArrowDown" => (number + 1) % count,
                        "ArrowLeft" | "ArrowUp" => (number + count - 1) % count,
                        _ => return,
                    };
                    event.prevent_default();
                    swap(number, to);
                };
                let dropped = move |event: leptos::ev::PointerEvent| {
                    let place = drag.release(&event).and_then(|drop| drop.place);
                    if let Some(to) = place.and_then(|place| place.parse().ok()) {
                        swap(number, to);
                    }
                };
                view! {
                    <span
                        class="sm"
                        class:is-drag=move || held().is_some()
                        style:--i=number.to_string()
                        style:--dx=move || shift(held().map(|by| by.0))
                        style:--dy=move || shift(held().map(|by| by.1))
                        role="button"
                        tabindex="0"
                        aria-label=(app.text().setup.move_seat)(&name)
                        data-drop=move || held().is_none().then(|| number.to_string())
                        on:keydown=by_key
                        on:pointerdown=move |event| drag.press(number, &event)
                        on:pointermove=move |event| drag.follow(&event)
                        on:pointerup=dropped
                        on:pointercancel=move |_| drag.cancel()
                    >
                        <Avatar duck=player.duck/>
                        <b>{name.clone()}</b>
                    </span>
                }
            })
            .collect_view()
    };
    view! {
        <section class="smap" style:--n=move || count().to_string()>
            <p>
                <b>{move || app.text().setup.clockwise}</b>
                <span>{move || app.text().setup.drag_hint}</span>
            </p>
            {seats}
        </section>
    }
}
