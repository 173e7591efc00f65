//! The way from a result to the moments of its people: a strip, and for several people a door each. All doors look alike,
//! whatever is behind them.

use super::search::{past_match, search};
use super::translate;
use crate::parts::table_pages::OwnMoments;
use mallard_codes::Route;
use mallard_engine::Seat;
use mallard_kit::Sheet;
use mallard_kit::prelude::*;
use mallard_session::Player;
use mallard_texts::moments_messages;

/// The strip; the search for the moments begins. Empty if the match is not in the history. On a phone it leads to the
/// moments of its player, once the tablet has found them.
pub(crate) fn doors(OwnMoments { handle, open }: OwnMoments) -> AnyView {
    let app = handle.app;
    if handle.phone_seat().is_some() {
        let are_found = flag(move || handle.ask(|table| table.phone_moments()).is_some());
        return live_if(
            move || are_found.get(),
            move || html! {
                <button type="button" class="moments-strip across" on:click=move |_| open.set(true)>{strip(app)}</button>
            },
        )
        .into_any();
    }
    let id = &handle.tab().id();
    let Some(played) = untrack(|| past_match(id)) else { return ().into_any() };
    let people = played.counted().filter(|(_, player)| player.is_person());
    let people: Vec<(Seat, Player)> = people
        .filter_map(|(seat, player)| Some((Seat::new(u8::try_from(seat).ok()?), player.clone())))
        .collect();
    let Some((first, _)) = people.first() else { return ().into_any() };
    search(app.lang_now(), &played);
    if people.len() == 1 {
        let hash = Route::Moments(id.clone(), *first, None).hash();
        return html! { <a class="moments-strip across" href=hash>{strip(app)}</a> };
    }
    let open = RwSignal::new(false);
    let of = StoredValue::new((id.clone(), people));
    let doors = move || {
        of.with_value(|(id, people)| {
            people.iter().map(|(seat, player)| door(app, id, *seat, player.clone())).collect_any()
        })
    };
    html! {
        <button type="button" class="moments-strip across" on:click=move |_| open.set(true)>{strip(app)}</button>
        <Sheet open title=translate(app, |words| words.title)>
            <p class="muted">{translate(app, |words| words.doors)}</p>
            <div class="moment-doors">{doors()}</div>
        </Sheet>
    }
}

fn strip(app: App) -> AnyView {
    html! {
        <Icon name="hint"/>
        <span class="grows">
            <b>{translate(app, |words| words.title)}</b>
            " "
            <small>{translate(app, |words| words.door)}</small>
        </span>
        <Icon name="chev"/>
    }
}

fn door(app: App, id: &str, seat: Seat, player: Player) -> AnyView {
    let named = player.clone();
    let label = live_text(move || (moments_messages(app.lang()).of)(&named.shown_name(app.lang())));
    html! {
        <a
            class="moment-door across"
            href=Route::Moments(id.to_owned(), seat, None).hash()
            aria-label=label
        >
            <Avatar duck=player.duck/>
            <b class="grows">{live_text(move || player.shown_name(app.lang()))}</b>
            <Icon name="chev"/>
        </a>
    }
}
