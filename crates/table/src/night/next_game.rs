//! The choice of the next game for the players of a match.

use super::boxes::boxes;
use super::dock::dock;
use super::group_bar::group_bar;
use super::sentences::translate;
use super::suggestion::line;
use leptos::prelude::*;
use mallard_device::{
    GameId, Group, LineUp, MatchHistory, Night, PastMatch, Reasons, Route, end_night, past_matches,
    reasons, suggest,
};
use mallard_kit::{App, Icon, live, live_text, watch};
use mallard_session::Player;
use mallard_signaling::{LISTED, listed};
use mallard_web as web;
use mallard_words::{night_messages, summary_messages};
use std::cell::RefCell;
use std::sync::Arc;

/// What a group has chosen so far.
#[derive(Clone)]
pub(super) struct Choice {
    pub(super) group: Group,
    /// The people who were chosen to sit out; otherwise the order decides.
    pub(super) resting: Vec<Player>,
    pub(super) game: GameId,
}

thread_local! {
    /// The choice of the players of this match, while they look at a lesson or at the setup.
    static CHOICE: RefCell<Option<(String, Choice)>> = const { RefCell::new(None) };
}

/// The page. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct NextGame {
    pub(super) app: App,
    /// The id of the match after which it was opened, and the past matches.
    opened: StoredValue<Arc<(String, MatchHistory)>>,
    choice: RwSignal<Choice>,
    /// The phones of the last match: the names of their players, and whether they are connected.
    phones: RwSignal<Vec<(String, bool)>>,
}

impl NextGame {
    pub(super) fn choice(self) -> Choice {
        self.choice.get()
    }

    /// Changes what is chosen.
    pub(super) fn change(self, change: &dyn Fn(&mut Choice)) {
        self.choice.update(|choice| change(choice));
    }

    /// Who plays this game, or the chosen one.
    pub(super) fn line_up(self, game: Option<GameId>) -> LineUp {
        let Choice { group, resting, game: chosen } = self.choice();
        group.line_up(&game.unwrap_or(chosen).seats(), &resting)
    }

    /// Asks about the night, if the match is part of one that is not over.
    pub(super) fn with_night<T>(self, ask: impl FnOnce(&MatchHistory, &Night) -> T) -> Option<T> {
        let opened = self.opened.get_value();
        let (id, history) = &*opened;
        let night = history.night_of(id)?;
        night.is_open(web::storage().now()).then(|| ask(history, &night))
    }

    /// The last match of this game that these people played.
    pub(super) fn with_last<T>(
        self,
        game: GameId,
        line_up: &LineUp,
        ask: impl FnOnce(&PastMatch) -> T,
    ) -> Option<T> {
        self.opened.get_value().1.last_of(game, line_up).map(ask)
    }

    /// What speaks for each game in this night; empty without one.
    pub(super) fn reasons(self) -> Vec<(GameId, Reasons)> {
        let group = self.choice().group;
        let all = self.with_night(|history, night| {
            let of = |&game: &GameId| {
                let minutes = self.app.about(game).minutes;
                (game, reasons(history, night, &group, (game, minutes)))
            };
            GameId::ALL.iter().map(of).collect()
        });
        all.unwrap_or_default()
    }

    /// Does this player have a phone?
    pub(super) fn has_phone(self, player: &Player) -> bool {
        self.phones.with(|phones| phones.iter().any(|(name, _)| player.is_named(name)))
    }
}

/// The page for the players of the match with this id.
pub(crate) fn next_game_page(app: App, id: &str) -> AnyView {
    let history = past_matches(web::storage());
    let Some(last) = history.latest().find(|played| played.id == id) else {
        return gone(app);
    };
    // A lesson that the group looks at leads back here.
    app.match_before.set_value(Some(Route::NextGame(id.to_owned())));
    let page = opened(app, &history, last);
    keep(page);
    let title = live_text(move || summary_messages(app.lang()).another_game.to_owned());
    watch(move || web::title(&format!("{} · Mallard", title.get())));
    let back = Route::Match(id.to_owned()).hash();
    let tonight = live_text(move || {
        let count = page.with_night(|_, night| night.score().counted).unwrap_or(0);
        if count > 0 { (night_messages(app.lang()).tonight)(count) } else { String::new() }
    });
    let label = live_text(move || app.text().back.to_owned());
    view! {
        <div class="next-game">
            <header class="bar across">
                <a class="icon-button centred" href=back aria-label=label title=label><Icon name="back"/></a>
                <div class="bar__title grows"><h1>{title}</h1><span>{tonight}</span></div>
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
    .into_any()
}

fn opened(app: App, history: &MatchHistory, last: &PastMatch) -> NextGame {
    let kept = CHOICE.take().filter(|(of, _)| *of == last.id).map(|(_, choice)| choice);
    let is_kept = kept.is_some();
    let choice = kept.unwrap_or_else(|| Choice {
        group: Group::after(last, history.night_of(&last.id).as_ref()),
        resting: Vec::new(),
        game: last.game().unwrap_or(GameId::ALL[0]),
    });
    let read = || web::note(LISTED).map(|note| listed(&note)).unwrap_or_default();
    let phones = RwSignal::new(read());
    let listener = window_event_listener_untyped("mallard:phones", move |_| phones.set(read()));
    on_cleanup(move || listener.remove());
    let opened = StoredValue::new(Arc::new((last.id.clone(), history.clone())));
    let page = NextGame { app, opened, choice: RwSignal::new(choice), phones };
    let games = untrack(|| page.reasons());
    if let (false, Some(at)) = (is_kept, suggest(&games)) {
        page.change(&|choice| choice.game = games[at].0);
    }
    page
}

/// Keeps the choice while the page is left.
fn keep(page: NextGame) {
    watch(move || {
        let id = page.opened.get_value().0.clone();
        CHOICE.set(Some((id, page.choice())));
    });
}

/// The button that ends the night, if the match is part of one.
fn end_button(page: NextGame) -> AnyView {
    let last = page.with_night(|_, night| night.last().id.clone());
    let button = last.map(|last| {
        let end = move |_| {
            end_night(web::storage(), &last, true);
            page.app.go(Route::Night(last.clone()));
        };
        view! {
            <button type="button" class="night-button" on:click=end>{translate(page.app, |words| words.end)}</button>
        }
        .into_any()
    });
    view! { <div class="bar__right beside">{button}</div> }.into_any()
}

/// The page of a match or a night that is no longer here.
pub(super) fn gone(app: App) -> AnyView {
    view! {
        <div class="table go">
            <header class="bar across"><mallard_kit::BackToShelf/><div class="bar__title grows"><h1>{translate(app, |words| words.title)}</h1></div></header>
            <main class="pond open-error">
                <div class="panel open-error__panel stacked">
                    <p>{translate(app, |words| words.none)}</p>
                    <a class="button button--primary" href=Route::Home.hash()>{mallard_kit::translate(app, |text| text.back_to_shelf)}</a>
                </div>
            </main>
        </div>
    }
    .into_any()
}
