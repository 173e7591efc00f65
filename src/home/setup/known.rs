//! The players who played here before: a tap seats them, and each can be forgotten.

use super::setup_seats::SetupSeats;
use mallard_device::seated;
use mallard_kit::prelude::*;
use mallard_session::Player;
use mallard_texts::setup_messages;
use mallard_web as web;

/// These players; empty until a user has typed a name and dealt.
pub(super) fn known(app: App, places: SetupSeats) -> AnyView {
    let met = places.met;
    // By their names: no two remembered players have the same name.
    let names = move || {
        let name = |person: &Player| person.name.clone().unwrap_or_default();
        met.with(|met| met.people().map(name).collect())
    };
    let chip = move |name: &str| chip(app, places, name.to_owned());
    live_if(
        move || met.with(|met| met.people().next().is_some()),
        move || {
            html! {
                <div class="people">
                    <b>{translate(app, |lang| setup_messages(lang).met)}</b>
                    <ul class="beside wrapped">{live_each(names, chip)}</ul>
                </div>
            }
        },
    )
}

fn chip(app: App, SetupSeats { players, met, .. }: SetupSeats, name: String) -> AnyView {
    let duck = met.with_untracked(|met| met.duck(&name));
    let name = StoredValue::new(name);
    let sits = live_text(move || {
        let sits = players.with(|players| name.with_value(|name| seated(players, name)));
        sits.to_string()
    });
    let forget = Callback::new(move |()| {
        met.update(|met| name.with_value(|name| met.forget(web::storage(), name)));
    });
    let seat = move |_| {
        let met = met.get_untracked();
        players.update(|players| name.with_value(|name| met.seat(players, name)));
    };
    html! {
        <li class="across">
            <button type="button" class="across" aria-pressed=sits on:click=seat>
                {duck.map(|duck| view! { <Avatar duck/> })}
                <span class="clipped">{name.get_value()}</span>
            </button>
            <IconButton
                name="x"
                label=live_text(move || name.with_value(|name| (setup_messages(app.lang()).forget)(name)))
                on_press=forget
            />
        </li>
    }
}
