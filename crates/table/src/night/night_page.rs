//! The page of a night: the podium, the moments that turned it, each game's best and last.

use super::best_and_last::best_and_last;
use super::moments::moments;
use super::next_game::gone;
use super::podium::podium;
use super::replays::replays;
use super::sentences::{people_of, translate};
use super::share::share_sheet;
use super::strip;
use leptos::prelude::*;
use mallard_device::{GameId, Night, NightScore, PastMatch, Route, end_night, past_matches};
use mallard_kit::{App, BackToShelf, Icon, live, live_text, watch};
use mallard_web as web;
use mallard_words::night_messages;

/// The most people whom a title names.
const NAMED: usize = 2;

/// A night, apart from the history. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) app: App,
    /// All its matches, the first one first.
    pub(super) matches: StoredValue<Vec<PastMatch>>,
    pub(super) score: StoredValue<NightScore>,
    /// How its leaders stood before the last match: it is why they are ahead.
    turned: StoredValue<bool>,
    /// Is it over?
    is_over: RwSignal<bool>,
    pub(super) day: Signal<String>,
}

impl Shown {
    /// Its games, each once, in the order of their first matches.
    pub(super) fn games(self) -> Vec<GameId> {
        self.matches.with_value(|matches| {
            let mut games = Vec::new();
            for game in matches.iter().filter_map(PastMatch::game) {
                if !games.contains(&game) {
                    games.push(game);
                }
            }
            games
        })
    }
}

/// The page of the night to which the match with this id belongs.
pub(crate) fn night_page(app: App, id: &str) -> AnyView {
    let history = past_matches(web::storage());
    let Some(night) = history.night_of(id) else { return gone(app) };
    let shown = opened(app, &night);
    let title = translate(app, |words| words.title);
    watch(move || web::title(&format!("{} · Mallard", title.get())));
    let facts = live_text(move || {
        let count = shown.score.with_value(|score| score.counted);
        format!("{} · {}", shown.day.get(), (night_messages(app.lang()).matches)(count))
    });
    let (replaying, sharing) = (RwSignal::new(false), RwSignal::new(false));
    view! {
        <div class="night">
            <header class="bar across">
                <BackToShelf/>
                <div class="bar__title grows"><h1>{title}</h1><span>{facts}</span></div>
                <div class="bar__right beside">{end_button(shown, &night)}</div>
            </header>
            <main class="pond night__main">
                <div class="night__grid">
                    <section class="night__podium stacked">
                        <h2>{live_text(move || heading(shown))}</h2>
                        <p>{live_text(move || reason(shown))}</p>
                        {live(move || podium(shown))}
                    </section>
                    <div class="night__panels stacked">
                        {moments(shown)}
                        {live(move || best_and_last(shown))}
                    </div>
                </div>
            </main>
            <footer class="dock night__dock across">
                <button type="button" class="button button--quiet" on:click=move |_| replaying.set(true)>
                    <Icon name="eye"/><span>{translate(app, |words| words.look_back)}</span>
                </button>
                <p class="grows across"><Icon name="lock" small=true/><span>{translate(app, |words| words.stays_here)}</span></p>
                <a class="button button--big" href=Route::Home.hash()>{mallard_kit::translate(app, |text| text.back_to_shelf)}</a>
                <button type="button" class="button button--primary button--big" on:click=move |_| sharing.set(true)>
                    <Icon name="share"/><span>{translate(app, |words| words.share)}</span>
                </button>
            </footer>
            {replays(shown, replaying)}
            {share_sheet(shown, sharing)}
        </div>
    }
    .into_any()
}

fn opened(app: App, night: &Night) -> Shown {
    let matches: Vec<PastMatch> = night.matches().iter().map(|&played| played.clone()).collect();
    let score = night.score();
    let leader = |score: &NightScore| score.leaders().next().map(|row| row.player.name.clone());
    let turned =
        night.before_last().is_some_and(|before| leader(&before.score()) != leader(&score));
    let date = web::clock_time(night.matches()[0].started()).date;
    Shown {
        app,
        matches: StoredValue::new(matches),
        score: StoredValue::new(score),
        turned: StoredValue::new(turned),
        is_over: RwSignal::new(!night.is_open(web::storage().now())),
        day: live_text(move || (app.text().home.date)(date.month, date.day)),
    }
}

/// Who wins the night, or leads it.
pub(super) fn heading(shown: Shown) -> String {
    let words = night_messages(shown.app.lang());
    shown.score.with_value(|score| {
        let leaders: Vec<_> = score.leaders().collect();
        match leaders.len() {
            _ if score.counted == 0 => words.title.to_owned(),
            _ if !shown.is_over.get() => strip::title(shown.app, score),
            count if count > NAMED => (words.share_it)(count),
            count => (words.wins)(&people_of(shown.app, leaders), count),
        }
    })
}

/// How far the winner is ahead, and since when.
fn reason(shown: Shown) -> String {
    let words = night_messages(shown.app.lang());
    shown.score.with_value(|score| {
        if score.counted == 0 {
            return words.no_points.to_owned();
        }
        let leaders = score.leaders().count();
        let next: Vec<_> = score.rows.iter().filter(|row| row.place == Some(leaders + 1)).collect();
        match score.lead() {
            Some(lead) if leaders == 1 && next.len() <= NAMED => {
                let turned = shown.turned.get_value();
                (words.ahead_of)(&lead.to_string(), &people_of(shown.app, next), turned)
            }
            Some(lead) => (words.ahead)(&lead.to_string()),
            None => String::new(),
        }
    })
}

/// The button that ends a night that could go on, or continues one that was ended by mistake.
fn end_button(shown: Shown, night: &Night) -> AnyView {
    let recent = night.is_recent(web::storage().now());
    let id = StoredValue::new(night.last().id.clone());
    let press = move |_| {
        let over = !shown.is_over.get_untracked();
        end_night(web::storage(), &id.get_value(), over);
        if over {
            shown.is_over.set(true);
        } else {
            shown.app.go(Route::NextGame(id.get_value()));
        }
    };
    let label = live_text(move || {
        let words = night_messages(shown.app.lang());
        if shown.is_over.get() { words.go_on } else { words.end }.to_owned()
    });
    recent
        .then(
            || view! { <button type="button" class="night-button" on:click=press>{label}</button> },
        )
        .into_any()
}
