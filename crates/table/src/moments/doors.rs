//! The doors to the moments of the people of a match, on its result. All look alike, whatever is behind them.

use super::search::{past_match, search};
use mallard_codes::Route;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_session::Player;
use mallard_texts::{MomentsMessages, moments_messages};

/// The doors, one for each person; the search for the moments begins. Empty if the match is not in the history.
pub(crate) fn doors(app: App, id: &str) -> AnyView {
    let Some(played) = untrack(|| past_match(id)) else { return ().into_any() };
    let people: Vec<(usize, Player)> = played
        .counted()
        .filter(|(_, player)| player.is_person())
        .map(|(seat, player)| (seat, player.clone()))
        .collect();
    if people.is_empty() {
        return ().into_any();
    }
    search(app, id.to_owned());
    let translate = move |pick: fn(&MomentsMessages) -> &'static str| {
        live_text(move || pick(moments_messages(app.lang())).to_owned())
    };
    let route = |seat: usize| {
        Route::Moments(id.to_owned(), Seat::new(u8::try_from(seat).unwrap_or(0)), None).hash()
    };
    if let [(seat, player)] = &people[..] {
        return html! {
            <a class="moment-door moment-door--alone across" href=route(*seat)>
                <Avatar duck=player.duck/>
                <span class="stacked grows">
                    <b>{translate(|words| words.title)}</b>
                    <small>{translate(|words| words.door)}</small>
                </span>
                <Icon name="chev"/>
            </a>
        };
    }
    let door = |(seat, player): (usize, Player)| {
        let named = player.clone();
        let label =
            live_text(move || (moments_messages(app.lang()).of)(&named.shown_name(app.lang())));
        view! {
            <a class="moment-door across" href=route(seat) aria-label=label>
                <Avatar duck=player.duck/>
                <b class="grows">{live_text(move || player.shown_name(app.lang()))}</b>
                <Icon name="chev"/>
            </a>
        }
    };
    html! {
        <section class="moment-doors" aria-labelledby="moments">
            <h2 id="moments">{translate(|words| words.title)}</h2>
            <p class="note">{translate(|words| words.doors)}</p>
            <div class="moment-doors__list">{people.into_iter().map(door).collect_any()}</div>
        </section>
    }
}
