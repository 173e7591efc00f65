//! The app: which screen, which language, which device.

use super::device::{Device, Stored};
use super::home::HomePage;
use super::lang::Lang;
use super::live::{live, watch, words};
use super::matches::Saved;
use super::route::Route;
use super::rules::RulesPage;
use super::settings::{Settings, SettingsDialog, Theme};
use super::setup::setup_page;
use super::table::{Unopened, open_match};
use super::text::{Text, text};
use crate::games::{GameId, GameVisitor, Shelved};
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;

const SETTINGS_KEY: &str = "settings";

/// What every screen may ask for. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct App {
    /// The settings; changing them applies and saves them at once.
    pub settings: RwSignal<Settings>,
    /// The screen.
    pub route: RwSignal<Route>,
    /// Is the settings dialog open?
    pub settings_open: RwSignal<bool>,
    device: StoredValue<Arc<dyn Device>>,
    /// The match that the storage had no room for, by its name.
    pub(super) unkept: StoredValue<Option<(String, Saved)>>,
}

/// The app this screen belongs to.
pub fn use_app() -> App {
    expect_context()
}

impl App {
    /// The device under the app.
    pub fn device(self) -> Arc<dyn Device> {
        self.device.get_value()
    }

    /// The language. Reading it in a reactive place follows changes.
    pub fn lang(self) -> Lang {
        self.settings.get().lang.unwrap_or_else(|| self.browser_lang())
    }

    /// The texts of the language. Reading them in a reactive place follows changes.
    pub fn text(self) -> &'static Text {
        text(self.lang())
    }

    /// The language when nobody is to be told of its changes.
    pub fn lang_now(self) -> Lang {
        untrack(|| self.lang())
    }

    /// Goes to a screen; the address follows.
    pub fn go(self, route: Route) {
        self.route.set(route);
    }

    fn browser_lang(self) -> Lang {
        let tags = self.device().languages();
        Lang::preferred(tags.iter().map(String::as_str))
    }
}

/// The whole app on a device. `route` is kept in step with the address by the caller.
#[component]
pub fn Shell(device: Arc<dyn Device>, route: RwSignal<Route>) -> impl IntoView {
    let stored = match device.read(SETTINGS_KEY) {
        Stored::Value(value) => serde_json::from_value(value).unwrap_or_default(),
        Stored::Missing | Stored::Damaged => Settings::default(),
    };
    let app = App {
        settings: RwSignal::new(stored),
        route,
        settings_open: RwSignal::new(false),
        device: StoredValue::new(device),
        unkept: StoredValue::new(None),
    };
    provide_context(app);
    keep_settings(app);
    notice_keys(app);

    watch(move || {
        route.track();
        app.settings_open.set(false);
    });
    let screen = live(move || match route.get() {
        Route::Home => view! { <HomePage/> }.into_any(),
        Route::Setup(game) => game.visit(SetupVisitor(game)),
        Route::Match(id) => open_match(app, &id),
        Route::Rules(game) => game.visit(RulesVisitor(game)),
    });
    view! {
        {screen}
        <SettingsDialog/>
    }
}

/// Settings apply at once, and are kept.
fn keep_settings(app: App) {
    Effect::new(move |before: Option<Settings>| {
        let settings = app.settings.get();
        let device = app.device();
        device.mark_root("lang", app.lang().tag());
        device.mark_root(
            "data-theme",
            match settings.theme {
                Theme::Auto => "",
                chosen => chosen.attribute(),
            },
        );
        device.mark_root("data-speed", settings.speed.attribute());
        device.mark_root("data-suits", if settings.four_colours { "" } else { "two" });
        if before.is_some_and(|before| before != settings)
            && let Ok(value) = serde_json::to_value(settings)
        {
            // Settings that cannot be kept still hold until the page closes.
            let _ = device.write(SETTINGS_KEY, &value);
        }
        settings
    });
}

/// The focus goes with the game, but its ring is for those who use keys: style sheets show it
/// only while the root says so.
fn notice_keys(app: App) {
    let by = move |keys: &str| app.device().mark_root("data-keys", keys);
    let key = window_event_listener(ev::keydown, move |_| by("yes"));
    let pointer = window_event_listener(ev::pointerdown, move |_| by(""));
    on_cleanup(move || {
        key.remove();
        pointer.remove();
    });
}

struct SetupVisitor(GameId);

impl GameVisitor for SetupVisitor {
    type Output = AnyView;

    fn visit<G: Shelved>(self) -> AnyView {
        setup_page::<G>(use_app(), self.0)
    }
}

struct RulesVisitor(GameId);

impl GameVisitor for RulesVisitor {
    type Output = AnyView;

    fn visit<G: Shelved>(self) -> AnyView {
        view! { <RulesPage game=self.0 about=G::about/> }.into_any()
    }
}

/// Says on a page of its own why a match cannot be opened.
pub(super) fn unopened(app: App, why: Unopened) -> AnyView {
    let reason = words(move || why.sentence(app.lang()).to_owned());
    view! {
        <div class="t go">
            <header class="bar"><div class="bar__t"><h1>"Mallard"</h1></div></header>
            <main class="pond unopened">
                <div class="panel unopened__p" role="alert">
                    <p>{reason}</p>
                    <a class="btn btn--primary" href=Route::Home.hash()>
                        {words(move || app.text().back_to_shelf.to_owned())}
                    </a>
                </div>
            </main>
        </div>
    }
    .into_any()
}
