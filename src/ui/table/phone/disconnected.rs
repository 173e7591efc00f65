//! A disconnected phone: the match waits for it, and the tablet offers alternatives.

use super::connections;
use crate::engine::Seat;
use crate::session::SeatChange;
use crate::ui::kit::{App, Avatar, Icon, live};
use crate::ui::table::drawers::panels::OpenPanels;
use crate::ui::table::play::handle::MatchUiHandle;
use crate::words::phone_messages;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// Names the player whose phone is disconnected, with the alternatives.
pub(in crate::ui::table) fn disconnected_notice(
    handle: MatchUiHandle,
    open: OpenPanels,
) -> AnyView {
    live(move || match handle.away.get().first() {
        Some(seat) if !handle.is_over() => disconnected_actions(handle, open, seat),
        None if handle.refused.get() => refused_notice(handle.app),
        _ => ().into_any(),
    })
}

/// On a phone: its last request was refused.
fn refused_notice(app: App) -> AnyView {
    view! {
        <div class="phone-away across wrapped" role="status">
            <Icon name="info"/>
            <p>{phone_messages(app.lang()).moved_on}</p>
        </div>
    }
    .into_any()
}

fn disconnected_actions(handle: MatchUiHandle, open: OpenPanels, seat: Seat) -> AnyView {
    let words = phone_messages(handle.app.lang());
    let again = move |_| open.hands.set(true);
    let here = move |_| connections::release(seat);
    let bot = move |_| {
        // The middle level, as for a player who leaves the seat.
        let level = handle.ask(|table| table.levels()).get(1).map(|level| level.id.to_owned());
        handle.dyn_ui().change_seat(seat, SeatChange::Leave(level.unwrap_or_default()));
        connections::release(seat);
    };
    let name = handle.name(seat);
    let turned = RwSignal::new(false);
    // At a tablet in the middle the player may sit across the table.
    let turn = handle.in_the_middle.then(|| {
        let press = move |_| turned.update(|turned| *turned = !*turned);
        view! {
            <button type="button" class="button" on:click=press>
                <Icon name="refresh"/><span>{words.turn}</span>
            </button>
        }
    });
    view! {
        <section class="phone-away phone-away--ways" class:is-turned=turned role="status">
            <header class="across">
                <Avatar duck=handle.player(seat).duck/>
                <div><h2>{(words.is_away)(&name)}</h2><p>{(words.match_waits)(&name)}</p></div>
                {turn}
            </header>
            <div class="phone-away__tiles stacked">
                {tile("camera", true, words.code_again, (words.code_follows)(&name), again)}
                {tile("tablet", false, words.play_here, (words.here_follows)(&name), here)}
                {tile("bot", false, words.bot_for_now, (words.bot_follows)(&name), bot)}
            </div>
        </section>
    }
    .into_any()
}

/// An alternative, as a button.
fn tile(
    icon: &'static str,
    first: bool,
    says: &'static str,
    follows: String,
    press: impl Fn(MouseEvent) + 'static,
) -> AnyView {
    view! {
        <button type="button" class="button" class:button--primary=first on:click=press>
            <Icon name=icon/><b>{says}</b><small>{follows}</small>
        </button>
    }
    .into_any()
}
