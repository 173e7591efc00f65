//! The setup page.

use super::options::{Row, options_form, touched};
use super::ring::ring;
use super::seats::{Places, seats};
use crate::engine::Bot;
use crate::games::GameId;
use crate::session::Route;
use crate::session::{Draft, Player};
use crate::ui::kit::{App, BackToShelf, Icon, live_text, watch, word};
use crate::ui::shelf::lid::Lid;
use crate::words::{About, Boxed, Lang};
use leptos::prelude::*;

pub(in crate::ui::shelf) fn setup_page<G: Boxed>(app: App, game: GameId) -> AnyView {
    let draft = untrack(|| Draft::<G>::remembered(&*app.storage()));
    let players = RwSignal::new(draft.players);
    let options = RwSignal::new(draft.options);
    let count =
        Memo::new(move |_| players.with(|players| u8::try_from(players.len()).unwrap_or(u8::MAX)));
    let drafted =
        move || Draft::<G> { players: players.get_untracked(), options: options.get_untracked() };
    let seat_count = Callback::new(move |seats: u8| {
        let mut draft = drafted();
        draft.seat(seats);
        players.set(draft.players);
        options.set(draft.options);
    });
    let controls = move || options.with(|options| G::controls(options, count.get(), app.lang()));
    let touch = Callback::new(move |touch| {
        let Some((set, seats)) = touched(&untrack(controls), touch) else { return };
        options.set(set);
        if let Some(seats) = seats {
            seat_count.run(seats);
        }
    });
    let rows = Memo::new(move |_| controls().into_iter().map(Row::of).collect::<Vec<_>>());
    let any = rows.with_untracked(|rows| !rows.is_empty());
    let rules = any.then(|| options_form(app, rows, touch));
    let places = Places {
        fewest: *G::SEATS.start(),
        most: *G::SEATS.end(),
        levels: <G as Bot>::LEVELS,
        players,
        count,
        seat_count,
    };
    let deal = Callback::new(move |()| {
        if let Some(id) = drafted().deal(&*app.storage(), app.lang_now()) {
            app.go(Route::Match(id));
        }
    });
    page(app, Parts { game, about: G::about, places, rules, deal })
}

/// What the page shows, whatever the game.
struct Parts {
    game: GameId,
    about: fn(Lang) -> &'static About,
    places: Places,
    rules: Option<AnyView>,
    deal: Callback<()>,
}

fn page(app: App, parts: Parts) -> AnyView {
    let Parts { game, about, places, rules, deal } = parts;
    let players = places.players;
    let people = move || {
        players.with(|players| players.iter().filter(|player| Player::is_person(player)).count())
    };
    let about_now = move || about(app.lang());
    let title = live_text(move || (app.text().setup.new_match)(about_now().name));
    watch(move || app.device().title(&format!("{} · Mallard", title.get())));
    let rules_page = Route::Rules(game).hash();
    view! {
        <div class="su">
            <header class="bar">
                <BackToShelf/>
                <div class="bar__t"><h1>{title}</h1></div>
                <div class="bar__r">
                    <a class="ib" href=rules_page.clone() aria-label=word(app, |text| text.rules)>
                        <Icon name="book"/>
                    </a>
                </div>
            </header>
            <main>
                <section class="sl">
                    <Lid game about/>
                    <p>{live_text(move || about_now().pitch.to_owned())}</p>
                    <a class="btn btn--link" href=rules_page>
                        <Icon name="book"/>
                        <span>{word(app, |text| text.setup.how_to_play)}</span>
                    </a>
                </section>
                <div class="scol">{seats(app, places)} {ring(app, players)}</div>
                {rules}
            </main>
            <footer class="dock">
                <p>{live_text(move || (app.text().setup.sharing)(people()))}</p>
                <button
                    type="button"
                    class="btn btn--primary btn--big"
                    on:click=move |_| deal.run(())
                >
                    {live_text(move || about_now().deal.to_owned())}
                </button>
            </footer>
        </div>
    }
    .into_any()
}
