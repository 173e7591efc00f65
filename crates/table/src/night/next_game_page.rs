//! The choice of the next game for the players of a match.

use super::boxes::boxes;
use super::dock::dock;
use super::gone::gone;
use super::group_bar::group_bar;
use super::next_game::NextGame;
use super::sentences::translate;
use super::suggestion::line;
use mallard_codes::Route;
use mallard_device::{Night, end_night, past_matches};
use mallard_kit::prelude::*;
use mallard_texts::{night_messages, summary_messages};
use mallard_web as web;

/// The page for the players of the match with this id.
pub(crate) fn next_game_page(app: App, id: &str) -> AnyView {
    let history = past_matches(web::storage());
    let title = live_text(move || summary_messages(app.lang()).another_game.to_owned());
    let Some(last) = history.latest().find(|played| played.id == id) else {
        return gone(app, title, |words| words.no_match);
    };
    // A lesson that the group looks at leads back here.
    app.left.update_value(|left| left.match_before = Some(Route::NextGame(id.to_owned())));
    let page = NextGame::open(app, &history, last);
    page.keep();
    watch(move || web::title(&format!("{} · Mallard", title.get())));
    let back = Route::Match(id.to_owned()).hash();
    let so_far = live_text(move || {
        let count = page.with_night(|_, night| night.score().counted).unwrap_or(0);
        if count > 0 { (night_messages(app.lang()).so_far)(count) } else { String::new() }
    });
    let label = live_text(move || app.text().back.to_owned());
    html! {
        <div class="next-game">
            <header class="bar across">
                <a class="icon-button centred" href=back aria-label=label title=label><Icon name="back"/></a>
                <div class="bar__title grows"><h1>{title}</h1><span>{so_far}</span></div>
                {end_button(page)}
            </header>
            <main class="next-game__main stacked">
                {group_bar(page)}
                {boxes(page)}
                {live(move || line(page))}
            </main>
            {dock(page)}
        </div>
    }
}

/// The button that ends the night, if the match is part of one in which something counts.
fn end_button(page: NextGame) -> AnyView {
    let counts = |night: &Night| night.counted().next().is_some();
    let last = page.with_night(|_, night| counts(night).then(|| night.last().id.clone()));
    let button = last.flatten().map(|last| {
        let end = move |_| {
            end_night(web::storage(), &last, true);
            page.app.go(Route::Night(last.clone()));
        };
        html! {
            <button type="button" class="night-button" on:click=end>{translate(page.app, |words| words.end)}</button>
        }
    });
    html! { <div class="bar__right beside">{button}</div> }
}
