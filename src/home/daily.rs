//! The daily deal, next to the match to continue.

use super::deferred::DEFERRED;
use leptos::task::spawn_local;
use mallard_codes::{GameId, Route};
use mallard_device::{
    DAYS, Date, SavedState, SavedSummary, Today, format_date, length_of, read_today,
};
use mallard_kit::box_art;
use mallard_kit::prelude::*;
use mallard_texts::home_messages;
use mallard_web as web;

pub(super) fn daily(app: App, clock: RwSignal<u64>, matches: Memo<Vec<SavedSummary>>) -> AnyView {
    let today = memo(move || {
        clock.track();
        web::date()
    });
    live(move || {
        let date = today.get();
        let daily = matches.with(|matches| {
            read_today(web::storage(), date, |id| {
                let here = matches.iter().find(|summary| summary.id == id)?;
                (here.state != SavedState::Broken).then(|| !here.open())
            })
        });
        let words = home_messages(app.lang());
        let label = match daily.today {
            Today::Fresh => words.daily_play,
            Today::Begun(_) => app.text().go_on,
            Today::Over(_) => words.daily_over,
        };
        let press = move |_| {
            let now = web::date();
            if now != date {
                // The day has changed since the card was drawn: no one has read what a tap would begin.
                clock.set(web::storage().now());
                return;
            }
            match &daily.today {
                Today::Fresh => begin(app, daily.game, date),
                Today::Begun(id) | Today::Over(id) => app.go(Route::Match(id.clone())),
            }
        };
        html! {
            <section class="day stacked panel" aria-labelledby="daily">
                {box_art(daily.game)}
                <div class="day__body">
                    <p class="muted">{(words.daily)(&format_date(date, app.lang()))}</p>
                    <h2 id="daily">{app.about(daily.game).name}</h2>
                    <p class="day__length">{length_of(app.profile(daily.game), app.lang())}</p>
                    <p>{words.daily_hint}</p>
                </div>
                <div class="day__actions across wrapped">
                    <button type="button" class="button" on:click=press>{label}</button>
                    {dots(app, daily.week)}
                </div>
            </section>
        }
    })
}

/// Begins it once the chunk is here, unless the player has left by then.
fn begin(app: App, game: GameId, date: Date) {
    spawn_local(async move {
        let Ok(code) = DEFERRED.load().await else { return };
        if app.route.get_untracked() != Route::Home {
            return;
        }
        if let Some(id) = (code.begin_daily)(game, app.lang_now(), date) {
            app.go(Route::Match(id));
        }
    });
}

/// A dot for each of the last days, and their meaning; the last is today's. A missed day costs nothing.
fn dots(app: App, week: [bool; DAYS]) -> AnyView {
    let played = week.iter().filter(|&&played| played).count();
    let label = (home_messages(app.lang()).daily_week)(played, DAYS);
    let dots = week.map(|played| view! { <i class=if played { "is-on" } else { "" }></i> });
    html! { <p class="day__week across wrapped amid">{dots.collect_any()}<span>{label}</span></p> }
}
