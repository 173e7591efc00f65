//! The result of a daily challenge: the places, a line to compare them by, and the places of the week.

use crate::parts::panels::OpenPanels;
use crate::parts::to_replay::look_back;
use crate::screen::night::moment_doors;
use crate::share::line_of;
use leptos::html;
use mallard_board::MatchUiHandle;
use mallard_codes::Route;
use mallard_device::{Date, format_date, past_matches, save_place, week};
use mallard_engine::{Seat, Standing};
use mallard_kit::prelude::*;
use mallard_kit::{box_art, copy_text, focus_when_shown, say_unless};
use mallard_texts::{
    ShareMessages, home_messages, replay_messages, result_messages, share_messages,
};
use mallard_web as web;
use mallard_words::{ending_messages, export_messages, text};

/// The result of the challenge of this date for the player at this seat.
pub(crate) fn daily(
    handle: MatchUiHandle,
    open: OpenPanels,
    (date, seat): (Date, Seat),
    standing: Standing,
) -> AnyView {
    let app = handle.app;
    let place = standing.place(seat);
    let (storage, id) = (web::storage(), handle.tab().id());
    // A bot may have played all of it.
    let history = past_matches(storage);
    if history.latest().any(|played| played.id == id && played.is_person(seat.index())) {
        save_place(storage, &id, place, web::date());
    }
    let title = move || (messages(handle).is_placed)(&handle.name(seat), place, handle.seats());
    let won =
        live_text(move || (ending_messages(app.lang()).sentence)(&handle.result_text().title));
    let why =
        live_text(move || format!("{}{}", app.text().marks.sentences, handle.result_text().why));
    let look = live_text(move || replay_messages(app.lang()).look_back.to_owned());
    html! {
        <section class="dock result daily stacked" aria-label=translate(app, |lang| result_messages(lang).title)>
            <div class="daily__body stacked" tabindex="0">
                <header class="daily__head across">
                    {box_art(handle.game)}
                    <div>
                        <p class="muted daily__date">
                            {live_text(move || (home_messages(app.lang()).daily)(&format_date(date, app.lang())))}
                        </p>
                        // The table's announcer reads it aloud.
                        <h1>{live_text(title)}</h1>
                        <p class="muted">{won}<span class="daily__why">{why}</span></p>
                    </div>
                </header>
                {live(move || places(handle, seat))}
                {live(move || own_line(handle, date, &standing))}
                {live(move || days(handle))}
                {moment_doors(handle, open)}
            </div>
            <div class="result__actions across">
                <button type="button" class="button button--quiet" on:click=move |_| look_back(handle, None)>
                    <Icon name="play"/>
                    <span>{look}</span>
                </button>
                <span class="grows"></span>
                <a class="button button--big" href=Route::Home.hash()>
                    {translate(app, |lang| text(lang).back_to_shelf)}
                </a>
            </div>
        </section>
    }
}

fn messages(handle: MatchUiHandle) -> &'static ShareMessages {
    share_messages(handle.app.lang())
}

/// The places; the player's own row is marked.
fn places(handle: MatchUiHandle, own: Seat) -> AnyView {
    let (score, words) = (handle.score(), result_messages(handle.app.lang()));
    // In a game in which only the place counts there is no total to compare.
    let has_points = handle.ask(|table| !table.points(own).is_empty());
    let total = |total: String| has_points.then(|| view! { <td class="score__total">{total}</td> });
    let rows = score.rows.into_iter().map(|row| {
        view! {
            <tr class:is-winner=row.seat == own>
                <td class="score__place">{row.place}</td>
                <td class="score__name">
                    <span class="score__player person across">
                        <Avatar duck=handle.player(row.seat).duck/>
                        <b>{handle.name(row.seat)}</b>
                    </span>
                </td>
                {total(row.total)}
            </tr>
        }
    });
    let head = has_points.then(|| view! { <th scope="col">{score.total}</th> });
    html! {
        <table class="score daily__places">
            <thead>
                <tr>
                    <th scope="col"><span class="visually-hidden">{words.place}</span></th>
                    <th scope="col">{words.player}</th>
                    {head}
                </tr>
            </thead>
            <tbody>{rows.collect_any()}</tbody>
        </table>
    }
}

/// The line to compare, and the buttons that copy and send it.
fn own_line(handle: MatchUiHandle, date: Date, standing: &Standing) -> AnyView {
    let (app, words) = (handle.app, messages(handle));
    let line = line_of(handle, date, standing).unwrap_or_default();
    let (result, address) = line.rsplit_once(' ').unwrap_or((&line, ""));
    let (result, address) = (result.to_owned(), address.to_owned());
    let line = StoredValue::new(line);
    let (copying, sending) = (NodeRef::<html::Button>::new(), NodeRef::<html::Button>::new());
    let can_send = web::can_send();
    focus_when_shown(if can_send { sending } else { copying });
    let status = RwSignal::new("");
    let copy = move |_| copy_text(app, status, line.get_value());
    let send = can_send.then(|| {
        let press = move |_| {
            let instead = export_messages(app.lang()).copy_instead;
            say_unless(status, instead, line.with_value(|line| web::send(line)));
        };
        view! {
            <button type="button" class="button button--primary grows" node_ref=sending on:click=press>
                <Icon name="share"/>
                <span>{words.share_line}</span>
            </button>
        }
    });
    html! {
        <section class="daily__own">
            <h2>{words.line}</h2>
            <p class="daily__line">{result} " " <span>{address}</span></p>
            <div class="across">
                <button
                    type="button"
                    class="button"
                    class:button--primary=!can_send
                    node_ref=copying
                    on:click=copy
                >
                    <Icon name="copy"/>
                    <span>{words.copy}</span>
                </button>
                {send}
            </div>
            <p class="share__status" role="status">{live(move || status.get().into_any())}</p>
        </section>
    }
}

/// The places of the last seven days; today's is the last.
fn days(handle: MatchUiHandle) -> AnyView {
    let (lang, words) = (handle.app.lang(), messages(handle));
    let days = week(web::storage(), web::date());
    let last = days.len() - 1;
    let day = |(at, (date, over, place)): (usize, (Date, bool, Option<u64>))| {
        let name = if at == last { words.today } else { words.weekdays[date.weekday()] };
        let missed =
            (!over).then(|| view! { <span class="visually-hidden">{words.not_played}</span> });
        view! {
            <li class:is-today=at == last title=format_date(date, lang)>
                <i class:is-on=over>{place}{missed}</i>
                <small>{name}</small>
            </li>
        }
    };
    html! {
        <section class="daily__days">
            <h2>{words.week}</h2>
            <ol class="across">{days.into_iter().enumerate().map(day).collect_any()}</ol>
        </section>
    }
}
