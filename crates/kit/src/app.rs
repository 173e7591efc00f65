//! The handle that all screens share: the route, the language, the device.

use super::dialog::DialogClosed;
use super::live::watch;
use super::media_query::{PHONE_QUERY, watch_media};
use super::navigation::{Navigation, NavigationState};
use leptos::ev;
use leptos::prelude::*;
use mallard_codes::{GameId, Route};
use mallard_device::{GameProfile, ProfileFn, Settings, Speed, Theme};
use mallard_session::compare_names_as;
use mallard_web as web;
use mallard_words::{
    About, Lang, Messages, Sound, coach_messages, on_phone, prompt_messages, text,
};

/// The handle of every screen. Copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct App {
    /// The settings; changing them applies and saves them at once.
    pub settings: RwSignal<Settings>,
    pub route: RwSignal<Route>,
    pub settings_open: RwSignal<bool>,
    /// The rule to read, if a refusal named one.
    pub rule: RwSignal<Option<&'static str>>,
    /// What the screens leave for each other.
    pub left: Navigation,
    profile: ProfileFn,
    /// The browser's language. It is read once, as each text on the screen needs it.
    browser_lang: Lang,
}

/// Is the window as small as a phone's? It is separate from the app, which many parts copy.
#[derive(Clone, Copy)]
struct IsPhone(Signal<bool>);

/// A text that calls this device a tablet, with the word that fits the device.
pub fn here(text: &str) -> String {
    let is_phone = use_context::<IsPhone>().is_some_and(|IsPhone(phone)| phone.get());
    if is_phone { on_phone(text) } else { text.to_owned() }
}

pub fn use_app() -> App {
    expect_context()
}

impl App {
    /// Starts with the settings stored on the device. The caller synchronizes `route` with the address.
    pub fn new(route: RwSignal<Route>, profile: ProfileFn) -> Self {
        compare_names_as(web::plain);
        let tags = web::languages();
        let app = Self {
            settings: RwSignal::new(Settings::load(web::storage())),
            route,
            settings_open: RwSignal::new(false),
            rule: RwSignal::new(None),
            left: Navigation,
            profile,
            browser_lang: Lang::preferred(tags.iter().map(String::as_str)),
        };
        provide_context(app);
        provide_context(IsPhone(watch_media(PHONE_QUERY)));
        provide_context(DialogClosed::default());
        save_settings(app);
        forget_with_storage(app);
        notice_keys();
        watch(move || {
            app.settings_open.set(false);
            app.rule.set(None);
            if !route.with(Route::is_at_table) {
                app.left.update_value(|left| left.match_before = None);
            }
        });
        app
    }

    /// The language. Reading it in a reactive place follows changes.
    pub fn lang(self) -> Lang {
        self.settings.with(|settings| settings.lang).unwrap_or(self.browser_lang)
    }

    /// The texts of the language. Reading them in a reactive place follows changes.
    pub fn text(self) -> &'static Messages {
        text(self.lang())
    }

    /// Plays a sound, if the settings want it.
    pub fn play(self, sound: Sound) {
        if self.settings.with_untracked(|settings| settings.plays(sound)) {
            web::play(sound);
        }
    }

    /// The language, without following its changes.
    pub fn lang_now(self) -> Lang {
        untrack(|| self.lang())
    }

    /// The text of the flag on an element: the hint's, the lesson's, or that of a better action.
    pub fn try_this(self) -> &'static str {
        let lang = self.lang();
        self.route.with(|route| match route {
            Route::Lesson(_) => coach_messages(lang).tap_this,
            Route::Moments(..) => prompt_messages(lang).better,
            _ => prompt_messages(lang).try_this,
        })
    }

    /// What is known of a game without its rules.
    pub fn profile(self, game: GameId) -> &'static GameProfile {
        (self.profile)(game)
    }

    /// A game's name and description. Reading them in a reactive place follows the language.
    pub fn about(self, game: GameId) -> &'static About {
        (self.profile(game).about)(self.lang())
    }

    /// Goes to a screen; the address follows. While a hand is open that other players must not see, the page's script
    /// covers it first (assets/page/close-on-back.js).
    pub fn go(self, route: Route) {
        if web::root_mark("data-secret").as_deref() == Some("shared") {
            web::leave(&route.hash());
        } else {
            self.route.set(route);
        }
    }

    /// Does play continue at once, because animations are off?
    pub fn is_instant(self) -> bool {
        self.settings.with_untracked(|settings| settings.speed == Speed::Off)
    }

    /// Are animations off, by the settings or the device's preference?
    pub fn is_still(self) -> bool {
        web::root_mark("data-motion").is_some_and(|motion| motion == "less")
    }
}

/// Applies the settings at once, and stores the changes. Changes in another tab or window apply here too.
fn save_settings(app: App) {
    let less_motion = RwSignal::new(false);
    let on_change = move |wanted| less_motion.set(wanted);
    // The settings as they are stored: only what differs from them was changed here.
    let stored = StoredValue::new(app.settings.get_untracked());
    let elsewhere = move || {
        let settings = Settings::load(web::storage());
        stored.set_value(settings);
        app.settings.set(settings);
    };
    // Stored, so that they end with the app.
    StoredValue::new_local((
        web::less_motion(Box::new(on_change)),
        web::watch_key(Settings::KEY, Box::new(elsewhere)),
    ));
    Effect::new(move |_| {
        let settings = app.settings.get();
        web::mark_root("lang", app.lang().tag());
        web::mark_root(
            "data-theme",
            match settings.theme {
                Theme::Auto => "",
                chosen => chosen.attribute(),
            },
        );
        web::mark_root("data-speed", settings.speed.attribute());
        let still = settings.is_still(less_motion.get());
        web::mark_root("data-motion", if still { "less" } else { "" });
        web::mark_root("data-hand", if settings.left_hand { "left" } else { "" });
        web::mark_root("data-indices", if settings.large_indices { "large" } else { "" });
        web::mark_root("data-suits", if settings.four_colours { "" } else { "two" });
        let volume = if settings.sounds { settings.volume.attribute() } else { "" };
        web::mark_root("data-volume", volume);
        web::mark_root("data-vibration", if settings.vibrates() { "on" } else { "" });
        let before = stored.get_value();
        if settings == before {
            return;
        }
        let saved = Settings::load(web::storage());
        let now = settings.store(web::storage(), &before);
        stored.set_value(now);
        if now != saved && settings.sounds_new_after(&before) {
            web::play(Sound::Turn);
        }
        if now != settings {
            app.settings.set(now);
        }
    });
}

/// Another tab may delete everything that is stored: then the screens have left nothing either.
fn forget_with_storage(app: App) {
    let handle = window_event_listener(ev::storage, move |event| {
        if event.key().is_none() {
            app.left.set_value(NavigationState::default());
        }
    });
    on_cleanup(move || handle.remove());
}

/// The focus moves with the game, but its ring is for keyboard users: style sheets show it only while an attribute of
/// the root element says so.
fn notice_keys() {
    let by = move |keys: &str| web::mark_root("data-keys", keys);
    let key = window_event_listener(ev::keydown, move |_| by("yes"));
    let pointer = window_event_listener(ev::pointerdown, move |_| by(""));
    on_cleanup(move || {
        key.remove();
        pointer.remove();
    });
}
