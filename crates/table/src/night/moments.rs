//! The turning points of a night: the largest ones of its matches.

use super::night_page_state::NightPageState;
use super::replays::{comes_back, replay_route, save_of};
use crate::games::{module, wait_for};
use crate::summary::seek;
use leptos::task::spawn_local_scoped_with_cancellation;
use mallard_device::PastMatch;
use mallard_kit::box_art;
use mallard_kit::prelude::*;
use mallard_session::{Match, TurningPoint, TurningPointSearch};
use mallard_texts::summary_messages;

/// If a night has as many matches, each has one at most.
const MAX_MOMENTS: usize = 3;

/// A moment: the index of its match in the night, and the turning point.
type Moment = (usize, TurningPoint);

/// The panel with the moments, once they are found.
pub(super) fn moments(state: NightPageState) -> AnyView {
    let found = RwSignal::new(None::<Vec<Moment>>);
    spawn_local_scoped_with_cancellation(async move {
        let night = state.night();
        let matches = &night.matches;
        let mut all = Vec::<Moment>::new();
        for (at, played) in matches.iter().enumerate() {
            let points = turning_points(played).await;
            all.extend(points.into_iter().map(|point| (at, point)));
        }
        let _ = found.try_set(Some(largest(all, matches.len())));
    });
    let list = live(move || {
        let words = summary_messages(state.app.lang());
        found.with(|found| match found {
            None => html! { <p class="muted">{words.looking}</p> },
            Some(found) => {
                let rows: Vec<_> = found.iter().filter_map(|moment| row(state, moment)).collect();
                if rows.is_empty() {
                    return html! { <p class="muted">{words.no_turning_point}</p> };
                }
                html! { <ol>{rows}</ol> }
            }
        })
    });
    let title = live_text(move || summary_messages(state.app.lang()).turning_points.to_owned());
    html! {
        <section class="panel night__panel" aria-labelledby="moments">
            <h3 id="moments">{title}</h3>
            <div role="status">{list}</div>
        </section>
    }
}

/// The turning points of a match whose save is still here.
async fn turning_points(played: &PastMatch) -> Vec<TurningPoint> {
    let (Some(game), Some(saved)) = (played.game(), save_of(played)) else { return Vec::new() };
    let mut search: Option<TurningPointSearch> = None;
    // The language does not matter to a search, and a match that cannot be opened has none.
    let _ = wait_for(game)
        .await
        .read_match(saved, mallard_words::Lang::En, &mut |words| search = words.seeking());
    match search {
        Some(search) => seek(search).await,
        None => Vec::new(),
    }
}

/// The largest moments, in the order in which they happened.
fn largest(mut all: Vec<Moment>, matches: usize) -> Vec<Moment> {
    let size = |(_, point): &Moment| point.before.abs_diff(point.after);
    let order = |(at, point): &Moment| (*at, point.steps.start);
    let mut found = Vec::<Moment>::new();
    // The lists are short, and sorting them would add kilobytes to the download.
    while found.len() < MAX_MOMENTS
        && let Some(at) = (0..all.len()).rev().max_by_key(|&at| size(&all[at]))
    {
        let moment = all.remove(at);
        if matches < MAX_MOMENTS || found.iter().all(|(other, _)| *other != moment.0) {
            let place = found.partition_point(|other| order(other) <= order(&moment));
            found.insert(place, moment);
        }
    }
    found
}

/// A moment: the move, its game and the chances. `None` if its game is not here, or if no words describe it.
fn row(state: NightPageState, (at, point): &Moment) -> Option<AnyView> {
    let lang = state.app.lang();
    let night = state.night();
    let played = &night.matches[*at];
    let game = played.game()?;
    let (mut line, mut spares) = (None, false);
    let read = &mut |words: &dyn Match| {
        line = words.result_of(point).map(|_| words.line_of(point));
        spares = words.spares();
    };
    module(game)?.read_match(save_of(played)?, lang, read).ok()?;
    let line = line?;
    let name = played.players.get(point.seat.index())?.shown_name(lang);
    let words = summary_messages(lang);
    let chance = (words.chance)(&name, spares, point.before, point.after);
    let facts = format!("{} · {}", state.app.about(game).name, (words.step)(point.steps.end));
    let replay = replay_route(played, Some(point.steps.end))?.hash();
    let row = html! {
        <li>
            <a
                class="moment across"
                href=replay
                on:click=move |_| comes_back(state)
            >
                {box_art(game)}
                <span class="grows"><b>{rich(&line, lang)}</b> <small>{facts}<br/>{chance}</small></span>
                <Icon name="play"/>
            </a>
        </li>
    };
    Some(row)
}
