//! The daily deal, beside the match to go on with.

use crate::games::{GameId, GameVisitor, Shelved};
use crate::session::{DAYS, Route, State, Summary, Today, begin_daily, dated, look};
use crate::ui::kit::{App, live};
use crate::words::Lang;
use leptos::prelude::*;

/// The card. Its button is amber only where no match waits to be gone on with.
pub(super) fn daily(
    app: App,
    matches: Memo<Vec<Summary>>,
    resumed: Memo<Option<Summary>>,
) -> AnyView {
    live(move || {
        let date = app.device().date();
        let daily = matches.with(|matches| {
            look(&*app.storage(), date, |id| {
                let here = matches.iter().find(|summary| summary.id == id)?;
                (here.state != State::Broken).then(|| !here.open())
            })
        });
        let words = &app.text().home;
        let says = match daily.today {
            Today::Fresh => words.daily_play,
            Today::Begun(_) => app.text().go_on,
            Today::Over(_) => words.daily_over,
        };
        let press = move |_| {
            let id = match &daily.today {
                Today::Fresh => begin_daily(&*app.storage(), app.lang_now(), date),
                Today::Begun(id) | Today::Over(id) => Some(id.clone()),
            };
            if let Some(id) = id {
                app.go(Route::Match(id));
            }
        };
        let primary = if resumed.with(Option::is_some) { "" } else { " btn--primary" };
        let slug = daily.game.slug();
        view! {
            <section class="day panel" aria-labelledby="daily">
                <span class=format!("day__l lid--{slug}")>
                    <svg class="lid__a-s" aria-hidden="true">
                        <use href=format!("#lid-{slug}")></use>
                    </svg>
                </span>
                <div class="day__b">
                    <p class="muted">{(words.daily)(&dated(date, app.lang()))}</p>
                    <h2 id="daily">{name(daily.game, app.lang())}</h2>
                    <p>{words.daily_hint}</p>
                </div>
                <div class="day__a">
                    <button type="button" class=format!("btn{primary}") on:click=press>{says}</button>
                    {dots(app, daily.week)}
                </div>
            </section>
        }
        .into_any()
    })
}

/// A dot for each of the last days, the last is today's. A day without one costs nothing.
fn dots(app: App, week: [bool; DAYS]) -> AnyView {
    let played = week.iter().filter(|&&played| played).count();
    let label = (app.text().home.daily_week)(played, DAYS);
    let dots = week.map(|played| view! { <i class=if played { "is-on" } else { "" }></i> });
    view! { <span class="day__w" role="img" aria-label=label>{dots.collect_view()}</span> }
        .into_any()
}

fn name(game: GameId, lang: Lang) -> &'static str {
    struct Name(Lang);

    impl GameVisitor for Name {
        type Output = &'static str;

        fn visit<G: Shelved>(self) -> &'static str {
            G::about(self.0).name
        }
    }

    game.visit(Name(lang))
}
