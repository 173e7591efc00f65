//! The setup page.

use super::draft::Draft;
use super::ring::ring;
use super::seats::seats;
use crate::games::GameId;
use crate::ui::app::App;
use crate::ui::face::{Face, OptionsForm};
use crate::ui::icon::Icon;
use crate::ui::lid::Lid;
use crate::ui::players::Player;
use crate::ui::route::Route;
use leptos::prelude::*;

pub(in crate::ui) fn setup_page<G: Face>(app: App) -> AnyView {
    let Some(game) = GameId::from_slug(G::SLUG) else { return ().into_any() };
    let draft = untrack(|| Draft::<G>::remembered(app));
    let players = RwSignal::new(draft.players);
    let options = RwSignal::new(draft.options);
    let count = Signal::derive(move || {
        players.with(|players| u8::try_from(players.len()).unwrap_or(u8::MAX))
    });
    let seat_count = Callback::new(move |seats: u8| {
        let mut draft =
            Draft::<G> { players: players.get_untracked(), options: options.get_untracked() };
        draft.seat(seats);
        players.set(draft.players);
        options.set(draft.options);
    });
    let lang = Signal::derive(move || app.lang());
    let form = OptionsForm { options, seats: count, seat_count, lang };
    let people = move || {
        players.with(|players| players.iter().filter(|player| Player::is_person(player)).count())
    };
    let deal = move |_| {
        Draft::<G> { players: players.get_untracked(), options: options.get_untracked() }.deal(app);
    };
    let about = move || G::about(app.lang());
    let title = move || (app.text().setup.new_match)(about().name);
    Effect::new(move |_| app.device().title(&format!("{} · Mallard", title())));
    let rules = Route::Rules(game).hash();
    view! {
        <div class="su">
            <header class="bar">
                <a
                    class="ib"
                    href=Route::Home.hash()
                    aria-label=move || app.text().back_to_shelf
                >
                    <Icon name="back"/>
                </a>
                <div class="bar__t"><h1>{title}</h1></div>
                <div class="bar__r">
                    <a class="ib" href=rules.clone() aria-label=move || app.text().rules>
                        <Icon name="book"/>
                    </a>
                </div>
            </header>
            <main>
                <section class="sl">
                    <Lid game about=G::about/>
                    <p>{move || about().pitch}</p>
                    <a class="btn btn--link" href=rules>
                        <Icon name="book"/>
                        <span>{move || app.text().setup.how_to_play}</span>
                    </a>
                </section>
                <div class="scol">
                    {seats::<G>(app, players, seat_count)}
                    {ring(app, players)}
                </div>
                <section class="panel ops">
                    <h2>{move || app.text().setup.house_rules}</h2>
                    {G::options_form(form)}
                </section>
            </main>
            <footer class="dock">
                <p>{move || (app.text().setup.sharing)(people())}</p>
                <button type="button" class="btn btn--primary btn--big" on:click=deal>
                    {move || about().deal}
                </button>
            </footer>
        </div>
    }
    .into_any()
}
