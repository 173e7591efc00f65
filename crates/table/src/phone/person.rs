//! The players at the top of the dialog, and the one who scans now.

use super::join::JoinSheet;
use super::translate;
use mallard_engine::Seat;
use mallard_kit::Question;
use mallard_kit::prelude::*;
use mallard_session::{PhoneStatus, Player};
use mallard_texts::phone_messages;

/// The players. Each is a button that makes this player the next one.
pub(super) fn people(join: JoinSheet, asked: RwSignal<Option<Seat>>) -> AnyView {
    let chips = move || {
        let seats = join.joining.with_value(|joining| joining.seats.clone());
        seats.into_iter().map(|(seat, player)| chip(join, asked, seat, player)).collect_any()
    };
    html! { <ol class="join__people stacked">{live(move || chips().into_any())}</ol> }
}

fn chip(join: JoinSheet, asked: RwSignal<Option<Seat>>, seat: Seat, player: Player) -> AnyView {
    let words = phone_messages(join.app.lang());
    let (class, icon, state) = match join.place(seat) {
        PhoneStatus::Scans => ("join__person person across is-now", Some("phone"), words.now),
        PhoneStatus::Phone => ("join__person person across is-on", Some("check"), words.on_phone),
        PhoneStatus::Tablet => ("join__person person across", Some("tablet"), words.at_tablet),
        PhoneStatus::Next => ("join__person person across", None, words.next),
    };
    let (is_now, connected) = (class.ends_with("is-now"), join.is_connected(seat));
    let press = move |_| if connected { asked.set(Some(seat)) } else { join.create_code(seat) };
    let icon = icon.map(|name| view! { <Icon name small=true/> });
    html! {
        <li>
            <button
                type="button"
                class=class
                aria-current=is_now.then_some("step")
                on:click=press
            >
                <Avatar duck=player.duck/>
                <span class="stacked"><b class="clipped">{join.name(seat)}</b><small class="across">{icon}{state}</small></span>
            </button>
        </li>
    }
}

/// The question before another phone replaces a connected one.
pub(super) fn asks_to_replace(join: JoinSheet, asked: RwSignal<Option<Seat>>) -> AnyView {
    let app = join.app;
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        if asked.get().is_some() {
            open.set(true);
        }
    });
    Effect::new(move |_| {
        if !open.get() {
            asked.set(None);
        }
    });
    let asks = live_text(move || {
        let name = asked.get().map(|seat| join.name(seat)).unwrap_or_default();
        (phone_messages(app.lang()).replace_ask)(&name)
    });
    let yes = Callback::new(move |()| {
        if let Some(seat) = asked.get_untracked() {
            join.create_code(seat);
        }
    });
    html! {
        <Question
            open
            asks
            follows=translate(app, |words| words.replace_follows)
            yes=translate(app, |words| words.replace)
            on_yes=yes
        />
    }
}

/// The player of the code, and the instructions.
pub(super) fn person_panel(join: JoinSheet) -> AnyView {
    let seat = move || join.now.get();
    let name = live_text(move || seat().map(|seat| join.name(seat)).unwrap_or_default());
    let duck = live(move || {
        let player = seat().and_then(|seat| join.player(seat));
        player.map(|player| view! { <Avatar duck=player.duck large=true/> }).into_any()
    });
    html! {
        <div class="join__who stacked">
            <div class="join__duck">{duck}</div>
            <h3>{name}</h3>
            <p class="join__step beside"><i>"1"</i><span>{translate(join.app, |words| words.point)}</span></p>
        </div>
    }
}
