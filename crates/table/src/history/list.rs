//! The list: the matches of all players, the latest first, under the days on which they ended.

use super::page::Page;
use crate::night::day_of;
use crate::parts::day::{day, time};
use mallard_codes::{GameId, Route};
use mallard_device::Stored;
use mallard_device::{MatchHistory, Night, PastMatch, PastPlayer, find_match};
use mallard_kit::box_art;
use mallard_kit::prelude::*;
use mallard_texts::{history_messages, night_messages, share_messages};
use mallard_web as web;
use mallard_words::{device_messages, isolated, prompt_messages};

/// Matches shown at first: the actions for all of them are below the list.
const INITIAL_MATCHES: usize = 30;

pub(super) fn list(page: Page) -> AnyView {
    let all = RwSignal::new(
        page.book.with(MatchHistory::len) <= INITIAL_MATCHES
            || page.app.left.with_value(|left| left.shows_all_past),
    );
    let days = live(move || {
        page.today.track();
        let shown = if all.get() { usize::MAX } else { INITIAL_MATCHES };
        page.book.with(|book| days(page, book, shown))
    });
    let more = live_if(
        move || !all.get(),
        move || {
            let label = (history_messages(page.app.lang()).all)(page.book.with(MatchHistory::len));
            let show = move |_| {
                page.app.left.update_value(|left| left.shows_all_past = true);
                all.set(true);
            };
            html! { <button type="button" class="more" on:click=show>{label}</button> }
        },
    );
    html! {
        <section class="panel history__list" aria-labelledby="history">
            <h2 id="history">
                {translate(page.app, |lang| device_messages(lang).past)}
                " "
                <span class="muted">{page.book.with_untracked(MatchHistory::len)}</span>
            </h2>
            {days}
            {more}
        </section>
    }
}

fn days(page: Page, book: &MatchHistory, shown: usize) -> AnyView {
    let person = page.person();
    let nights = book.nights();
    // A single match makes no night to look back on.
    let night_of =
        |id: &str| nights.iter().position(|night| night.counted().count() > 1 && night.has(id));
    let mut days = Vec::<(Heading, Vec<AnyView>)>::new();
    for played in book.latest().take(shown) {
        let Some(game) = played.game() else { continue };
        let row = row(page, game, played, person.as_ref());
        let heading = match night_of(&played.id) {
            Some(night) => Heading::Night(night),
            None => Heading::Day(day(page.app, played.ended_at)),
        };
        let same = |(other, _): &(Heading, _)| *other == heading;
        // Another group may have played in the middle of a night.
        let place = match heading {
            Heading::Night(_) => days.iter().position(same),
            Heading::Day(_) => days.iter().rposition(same).filter(|&at| at + 1 == days.len()),
        };
        match place {
            Some(place) => days[place].1.push(row),
            None => days.push((heading, vec![row])),
        }
    }
    let heading = |heading| match heading {
        Heading::Day(day) => html! { <h3>{day}</h3> },
        Heading::Night(at) => night_heading(page, &nights[at]),
    };
    let days = days.into_iter().map(|(of, rows)| view! { {heading(of)} <ol>{rows}</ol> });
    days.collect_any().into_any()
}

/// What the matches below it have in common.
#[derive(PartialEq)]
enum Heading {
    Day(String),
    /// The index of a night.
    Night(usize),
}

/// A night as a heading: the way to its page.
fn night_heading(page: Page, night: &Night) -> AnyView {
    let (words, score) = (night_messages(page.app.lang()), night.score());
    let day = (words.night_of)(&day_of(page.app, night.matches()[0]));
    let line = page.app.text().value(&day, &(words.matches)(score.counted));
    let ducks = score.rows.into_iter().filter(|row| row.place.is_some());
    let ducks = ducks.map(|row| view! { <Avatar duck=row.player.duck/> }).collect_any();
    let hash = Route::Night(night.last().id.clone()).hash();
    html! {
        <h3 class="history__night">
            <a class="across" href=hash><span class="grows">{line}</span> <span class="beside">{ducks}</span> <Icon name="chev"/></a>
        </h3>
    }
}

fn row(page: Page, game: GameId, played: &PastMatch, person: Option<&PastPlayer>) -> AnyView {
    let app = page.app;
    let lang = app.lang();
    let (words, text) = (history_messages(lang), app.text());
    let seat = person.and_then(|person| person.seat(played));
    let won = seat.is_some_and(|seat| played.won(seat) && played.is_own());
    let trophy = won.then(|| {
        view! { <Icon name="trophy" small=true/><span class="visually-hidden">{words.won}" "</span> }
    });
    let names = played.players.iter().enumerate().filter(|&(at, _)| Some(at) != seat);
    let names: Vec<_> = names.map(|(_, player)| isolated(player.shown_name(lang))).collect();
    let with = (words.with)(&(text.list_of_names)(&names));
    let mut facts = format!("{} · {} · {with}", page.app.about(game).name, time(played.ended_at));
    let replay = replay_route(played);
    let ended = if played.counts() { words.ended } else { words.nothing_counts };
    let (branch, practice) = (device_messages(lang).branch, prompt_messages(lang).practice);
    let counts = [
        (played.practice, practice),
        (played.branch, branch),
        (played.imported, words.uncounted),
        (played.ended, ended),
    ];
    let how = counts.into_iter().find(|(is_so, _)| *is_so).map(|(_, how)| how.to_owned());
    let absent: Vec<_> = played.bot_played().map(|player| player.shown_name(lang)).collect();
    let bots = (!absent.is_empty()).then(|| (words.bot_played)(&(text.list_of_names)(&absent)));
    let too_long = replay.is_none().then(|| words.too_long.to_owned());
    for how in how.into_iter().chain(bots).chain(too_long) {
        facts = format!("{facts} · {how}");
    }
    let result = played.describe_result(lang).to_owned();
    let about = |what: &str| text.value(what, &result);
    let (look, share) = (about(words.look_back), about(share_messages(lang).share));
    let delete = about(text.delete);
    let doomed = StoredValue::new((played.id.clone(), result.clone()));
    let ask = Callback::new(move |()| {
        let (id, title) = doomed.get_value();
        page.transfer.delete(id, title);
    });
    let outgoing = StoredValue::new(played.link.clone());
    let look = replay.map(|replay| {
        view! {
            <a class="button" href=replay.hash() aria-label=look>
                <Icon name="eye"/><span>{words.look_back}</span>
            </a>
        }
    });
    let share = (!played.link.is_empty()).then(|| {
        view! {
            <button
                type="button"
                class="button"
                aria-label=share
                on:click=move |_| page.transfer.share(outgoing.get_value())
            >
                <Icon name="share"/><span>{share_messages(lang).share}</span>
            </button>
        }
    });
    html! {
        <li class="history__match across">
            {box_art(game)}
            <div class="history__words grows"><b class="across">{trophy}<span>{result}</span></b><p>{facts}</p></div>
            <div class="history__actions beside rigid">
                {look}
                {share}
                <IconButton name="trash" label=live_text(move || delete.clone()) on_press=ask/>
            </div>
        </li>
    }
}

/// The replay's address: its save, or its link if the save was deleted; `None` if it was too long for one.
fn replay_route(played: &PastMatch) -> Option<Route> {
    match find_match(web::storage(), &played.id) {
        Stored::Missing => played.linked(),
        _ => Some(Route::Match(played.id.clone())),
    }
}
