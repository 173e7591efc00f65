//! The seats around the table: drag a duck, or move it with the arrow keys, to change the order.

use super::phones::PhoneMarks;
use leptos::ev::{KeyboardEvent, PointerEvent};
use mallard_kit::Drag;
use mallard_kit::prelude::*;
use mallard_session::{DUCKS, Duck, Player, initials};
use mallard_texts::setup_messages;

pub(super) fn ring(app: App, players: RwSignal<Vec<Player>>, phones: PhoneMarks) -> AnyView {
    let drag = Drag::<Duck>::default();
    // In an order that no swap changes: an element that moves in the document loses the focus.
    let ducks = move || {
        let sits = |duck: &Duck| players.with(|players| players.iter().any(|at| at.duck == *duck));
        let key = |duck: Duck| u8::from(duck).to_string();
        (0..DUCKS).map(Duck::new).filter(sits).map(key).collect()
    };
    let show = move |key: &str| {
        place(app, (players, phones), drag, Duck::from(key.parse::<u8>().unwrap_or_default()))
    };
    html! {
        <section class="seat-map grows" style:--n=live_text(move || players.with(Vec::len).to_string())>
            <p>
                <b>{translate(app, |lang| setup_messages(lang).clockwise)}</b>
                <span>{translate(app, |lang| setup_messages(lang).drag_hint)}</span>
            </p>
            {live_each(ducks, show)}
        </section>
    }
}

fn place(
    app: App,
    (players, phones): (RwSignal<Vec<Player>>, PhoneMarks),
    drag: Drag<Duck>,
    duck: Duck,
) -> AnyView {
    let seat_of =
        move |players: &Vec<Player>| players.iter().position(|player| player.duck == duck);
    let seat = move || players.with(seat_of);
    let seat_now = move || players.with_untracked(seat_of);
    let player = move || seat().and_then(|seat| players.with(|players| players.get(seat).cloned()));
    let name =
        live_text(move || player().map(|player| player.shown_name(app.lang())).unwrap_or_default());
    let bot = flag(move || player().is_some_and(|player| !player.is_person()));
    let swap_with = move |other: usize| {
        let Some(seat) = seat_now() else { return };
        players.update(|players| {
            if other < players.len() {
                players.swap(seat, other);
            }
        });
    };
    let by_key = move |event: KeyboardEvent| {
        let count = players.with_untracked(Vec::len);
        let Some(seat) = seat_now() else { return };
        let to = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => (seat + 1) % count,
            "ArrowLeft" | "ArrowUp" => (seat + count - 1) % count,
            _ => return,
        };
        event.prevent_default();
        swap_with(to);
    };
    let dropped = move |event: PointerEvent| {
        let place = drag.release(&event).and_then(|drop| drop.place);
        if let Some(to) = place.and_then(|place| place.parse().ok()) {
            swap_with(to);
        }
    };
    let number = live_text(move || seat().unwrap_or_default().to_string());
    let shift = drag.watch_offset(duck);
    html! {
        <span
            class="seat-map__player person panel across"
            class:is-dragged=flag(move || drag.offset(&duck).is_some())
            style:--i=number
            style:--dx=shift.0
            style:--dy=shift.1
            role="button"
            tabindex="0"
            aria-label=live_text(move || (setup_messages(app.lang()).move_seat)(&name.get()))
            data-drop=number
            on:keydown=by_key
            on:pointerdown=move |event| drag.start(duck, &event)
            on:pointermove=move |event| drag.follow(&event)
            on:pointerup=dropped
            on:pointercancel=move |_| drag.cancel()
        >
            <Avatar duck/>
            <b>{name}</b>
            {live_if(move || phones.has(duck), || html! { <Icon name="phone" small=true/> })}
            // From four players on, the name does not fit.
            <i class:is-bot=bot>{live_text(move || initials(&name.get()))}</i>
        </span>
    }
}
