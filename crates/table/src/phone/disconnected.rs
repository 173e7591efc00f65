//! A disconnected phone: the match waits for it, and the tablet offers alternatives.

use super::fault_sentence;
use crate::parts::panels::OpenPanels;
use leptos::ev::MouseEvent;
use mallard_board::{MatchUiHandle, TabletState, connections, cut_off_sentence};
use mallard_engine::{Level, Seat, SeatSet};
use mallard_kit::prelude::*;
use mallard_session::SeatChange;
use mallard_texts::phone_messages;

/// Names the players whose phones are disconnected, with the alternatives. On a phone: says that the tablet receives no
/// request.
pub(crate) fn disconnected_notice(handle: MatchUiHandle, open: OpenPanels) -> AnyView {
    let chosen = RwSignal::new(None::<Seat>);
    live(move || {
        let away = handle.devices.away.get();
        // The others are named too, and can be chosen.
        let chosen_seat = chosen.get().filter(|&seat| away.has(seat)).or(away.first());
        match (handle.devices.tablet.get(), chosen_seat) {
            _ if handle.is_over() => ().into_any(),
            (TabletState::Here, Some(seat)) => {
                disconnected_actions(handle, open, (away, seat), chosen)
            }
            (TabletState::Here, None) | (TabletState::Lost, _) => ().into_any(),
            (TabletState::Refused, _) => refused_notice(handle.app),
            (tablet, _) => cut_off_notice(handle, tablet),
        }
    })
}

/// On a phone: the tablet does not answer, or shows something else. The prompt says the rest, but a pause has none.
fn cut_off_notice(handle: MatchUiHandle, tablet: TabletState) -> AnyView {
    let lang = handle.app.lang();
    let words = phone_messages(lang);
    let silent = tablet == TabletState::Silent;
    let title = if silent { words.silent } else { words.elsewhere };
    let follows = cut_off_sentence(tablet, lang).filter(|_| handle.is_paused());
    let ways = silent.then(|| {
        let ways = words.silent_ways.iter().map(|way| view! { <li>{*way}</li> }).collect_any();
        view! { <ol>{ways}</ol> }
    });
    html! {
        <section class="phone-away phone-away--silent stacked" role="status">
            <h2>{title}</h2>
            {follows.map(|follows| view! { <p>{follows}</p> })}
            {ways}
        </section>
    }
}

/// On a phone: its last request was refused.
fn refused_notice(app: App) -> AnyView {
    html! {
        <div class="phone-away across wrapped" role="status">
            <Icon name="info"/>
            <p>{phone_messages(app.lang()).moved_on}</p>
        </div>
    }
}

/// Whose phones are disconnected.
fn away_title(handle: MatchUiHandle, away: SeatSet) -> String {
    let words = phone_messages(handle.app.lang());
    match away.first() {
        Some(seat) if away.len() == 1 => (words.is_away)(&handle.name(seat)),
        _ => (words.are_away)(&handle.say_names(away)),
    }
}

/// Whose phones are disconnected, and whose turn it is.
pub(super) fn disconnected_sentence(handle: MatchUiHandle) -> String {
    let (away, owed) = (handle.devices.away.get(), handle.now.get().owed);
    let missing = (!away.is_empty()).then(|| away_title(handle, away));
    let turn = owed.first().filter(|_| owed.len() == 1);
    let turn = turn.map(|seat| (phone_messages(handle.app.lang()).turn_of)(&handle.name(seat)));
    [missing, turn].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// `away`: all whose phones are disconnected, and the one for whom the alternatives are.
fn disconnected_actions(
    handle: MatchUiHandle,
    open: OpenPanels,
    (away, seat): (SeatSet, Seat),
    chosen: RwSignal<Option<Seat>>,
) -> AnyView {
    let words = phone_messages(handle.app.lang());
    let again = move |_| open.phones.set(true);
    let here = move |_| connections::release(seat);
    let bot = move |_| {
        // As for a player who leaves the seat.
        let level = Level::usual(handle.ask(|table| table.levels())).map_or("", |level| level.id);
        handle.dyn_ui().change_seat(seat, SeatChange::Leave(level.to_owned()));
        connections::release(seat);
    };
    let name = handle.name(seat);
    let several = away.len() > 1;
    let title = away_title(handle, away);
    let reason =
        connections::fault(seat).map(|fault| fault_sentence(fault, handle.app.lang()).to_owned());
    let follows = reason.unwrap_or_else(|| (words.match_waits)(&name));
    let others = several.then(|| {
        let one = |other: Seat| {
            let pressed = (other == seat).to_string();
            view! {
                <button type="button" class="button" aria-pressed=pressed on:click=move |_| chosen.set(Some(other))>
                    {handle.name(other)}
                </button>
            }
        };
        view! { <div class="phone-away__names beside wrapped">{away.iter().map(one).collect_any()}</div> }
    });
    let turned = RwSignal::new(false);
    // At a tablet in the middle the player may sit across the table.
    let turn = handle.in_the_middle().then(|| {
        let press = move |_| turned.update(|turned| *turned = !*turned);
        view! {
            <button type="button" class="button" on:click=press>
                <Icon name="refresh"/><span>{words.turn}</span>
            </button>
        }
    });
    html! {
        <section class="phone-away phone-away--ways" class:is-turned=turned role="status">
            <header class="across">
                <Avatar duck=handle.player(seat).duck/>
                <div><h2>{title}</h2><p>{follows}</p></div>
                {turn}
            </header>
            {others}
            <div class="phone-away__tiles stacked">
                {tile("camera", true, words.code_again, (words.code_follows)(&name), again)}
                {tile("tablet", false, words.play_here, (words.here_follows)(&name), here)}
                {tile("bot", false, words.bot_for_now, (words.bot_follows)(&name), bot)}
            </div>
        </section>
    }
}

/// An alternative, as a button.
fn tile(
    icon: &'static str,
    first: bool,
    title: &'static str,
    follows: String,
    press: impl Fn(MouseEvent) + 'static,
) -> AnyView {
    html! {
        <button type="button" class="button" class:button--primary=first on:click=press>
            <Icon name=icon/><b>{title}</b><small>{follows}</small>
        </button>
    }
}
