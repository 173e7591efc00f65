//! The page of a night: the podium, its turning points, each game's best and last.

use super::best_and_last::best_and_last;
use super::gone::gone;
use super::moments::moments;
use super::night_page_state::{NightPageState, heading};
use super::podium::podium;
use super::replays::replays;
use super::sentences::{MAX_NAMED_PEOPLE, people_of, translate};
use super::share::share_sheet;
use mallard_codes::Route;
use mallard_device::{Night, end_night, past_matches};
use mallard_kit::prelude::*;
use mallard_kit::{BackToShelf, translate as kit_text};
use mallard_texts::{history_messages, night_messages};
use mallard_web as web;
use mallard_words::text;

/// The page of the night to which the match with this id belongs.
pub(crate) fn night_page(app: App, id: &str) -> AnyView {
    let history = past_matches(web::storage());
    let Some(night) = history.night_of(id) else {
        return gone(app, translate(app, |words| words.title), |words| words.no_night);
    };
    if night.counted().next().is_none() {
        return gone(app, translate(app, |words| words.title), |words| words.no_points);
    }
    let state = NightPageState::open(app, &night);
    let name = translate(app, |words| words.title);
    watch(move || web::title(&format!("{} · Mallard", name.get())));
    let facts = live_text(move || {
        let count = state.night().score.counted;
        format!("{} · {}", state.day(), (night_messages(app.lang()).matches)(count))
    });
    let (replaying, sharing) = (RwSignal::new(false), RwSignal::new(false));
    html! {
        <div class="night">
            <header class="bar across">
                <BackToShelf/>
                <div class="bar__title grows"><h1>{name}</h1><span>{facts}</span></div>
                <div class="bar__right beside">{end_button(state, &night)}</div>
            </header>
            <main class="pond night__main">
                <div class="night__grid">
                    <section class="night__podium stacked">
                        <h2>{live_text(move || heading(state))}</h2>
                        <p>{live_text(move || reason(state))}</p>
                        {live(move || podium(state))}
                    </section>
                    <div class="night__panels stacked">
                        {moments(state)}
                        {live(move || best_and_last(state))}
                    </div>
                </div>
            </main>
            <footer class="dock night__dock across">
                <button type="button" class="button button--quiet" on:click=move |_| replaying.set(true)>
                    <Icon name="eye"/><span>{translate(app, |words| words.replays)}</span>
                </button>
                <p class="grows across"><Icon name="lock" small=true/><span>{live_text(move || history_messages(app.lang()).kept_here.to_owned())}</span></p>
                <a class="button button--big" href=Route::Home.hash()>{kit_text(app, |lang| text(lang).back_to_shelf)}</a>
                <button type="button" class="button button--primary button--big" on:click=move |_| sharing.set(true)>
                    <Icon name="share"/><span>{translate(app, |words| words.share)}</span>
                </button>
            </footer>
            {replays(state, replaying)}
            {share_sheet(state, sharing)}
        </div>
    }
}

/// How far the winner is ahead, and since when.
fn reason(state: NightPageState) -> String {
    let (words, night) = (night_messages(state.app.lang()), state.night());
    let score = &night.score;
    let leaders = score.leaders().count();
    let next: Vec<_> = score.rows.iter().filter(|row| row.place == Some(leaders + 1)).collect();
    match score.lead() {
        Some(lead) if leaders == 1 && next.len() <= MAX_NAMED_PEOPLE => {
            (words.ahead_of)(&lead.to_string(), &people_of(state.app, next), night.turned)
        }
        Some(lead) => (words.ahead)(&lead.to_string()),
        None => String::new(),
    }
}

/// The button that ends a night that could go on, or continues one that was ended by mistake.
fn end_button(state: NightPageState, night: &Night) -> AnyView {
    let recent = night.is_recent(web::storage().now());
    let id = StoredValue::new(night.last().id.clone());
    let press = move |_| {
        let over = !state.is_over.get_untracked();
        end_night(web::storage(), &id.get_value(), over);
        if over {
            state.is_over.set(true);
        } else {
            state.app.go(Route::NextGame(id.get_value()));
        }
    };
    let label = live_text(move || {
        let words = night_messages(state.app.lang());
        if state.is_over.get() { words.go_on } else { words.end }.to_owned()
    });
    recent
        .then(|| {
            html! { <button type="button" class="night-button" on:click=press>{label}</button> }
        })
        .into_any()
}
