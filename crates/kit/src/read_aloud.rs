//! A loudspeaker at the end of a text, and the voice behind it. It is a voice of the device itself: no text leaves it, and
//! without one no loudspeaker is there.

use super::app::App;
use super::icon::Icon;
use super::live::{live, live_if, live_text, settled, watch};
use crate::html;
use leptos::prelude::*;
use mallard_web as web;
use mallard_words::{settings_messages, spoken};

/// Who hears what is read at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hearing {
    /// A curtain is down, or the tablet changes hands: nothing is read.
    No,
    /// Other players would hear what only one may know: public texts are read, and no others.
    Public,
    /// Every text that is on the screen.
    All,
}

/// The voice of a screen, by its context: a part without one has no loudspeaker.
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    app: App,
    hears: Signal<Hearing>,
    able: Signal<bool>,
    /// The text that is being read because of a tap.
    reading: RwSignal<Option<String>>,
}

impl Voice {
    /// Gives the parts of this screen a voice. It stops whenever less may be heard, and at each change that `moves`
    /// follows.
    pub fn provide(
        app: App,
        hears: Signal<Hearing>,
        moves: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let voices = RwSignal::new(0_u32);
        let changed = move || {
            // The screen may be gone by then.
            let _ = voices.try_update(|voices| *voices = voices.wrapping_add(1));
        };
        // Stored, so that it ends with the screen.
        StoredValue::new_local(web::watch_voices(Box::new(changed)));
        let able = settled(move || {
            voices.track();
            web::has_voice(app.lang().tag())
        });
        let voice = Self { app, hears, able: able.into(), reading: RwSignal::new(None) };
        watch(move || {
            hears.track();
            app.lang();
            web::silence();
            voice.reading.set(None);
        });
        watch(move || {
            moves();
            if voice.reading.with_untracked(Option::is_some) {
                voice.stop();
            }
        });
        on_cleanup(web::silence);
        provide_context(voice);
        voice
    }

    fn stop(self) {
        web::silence();
        self.reading.set(None);
    }

    fn read(self, text: &str) {
        self.stop();
        self.reading.set(Some(text.to_owned()));
        let ended = move || {
            // The screen may be gone by then.
            let _ = self.reading.try_set(None);
        };
        web::speak(text, self.app.lang_now().tag(), Box::new(ended));
    }

    /// Reads public sentences of the table, if the settings want it. Bots may be faster than a voice: sentences that
    /// wait behind the one that is being read are dropped for newer ones.
    pub fn tell(self, sentences: &[String]) {
        let wanted = self.app.settings.with_untracked(|settings| settings.table_voice);
        let heard = self.able.get_untracked() && self.hears.get_untracked() != Hearing::No;
        if !wanted || !heard || sentences.is_empty() {
            return;
        }
        if web::has_more_to_say() || self.reading.with_untracked(Option::is_some) {
            self.stop();
        }
        web::speak(&sentences.join(" "), self.app.lang_now().tag(), Box::new(|| ()));
    }
}

/// A button that reads a text; a second tap stops it. `public`: may everyone at the table know the text? Empty without a
/// voice for the language, and where others would hear a secret.
#[component]
pub fn ReadAloud(
    #[prop(into)] text: Signal<String>,
    #[prop(optional)] public: bool,
) -> impl IntoView {
    let Some(voice) = use_context::<Voice>() else { return ().into_any() };
    let Voice { app, hears, able, reading } = voice;
    let text = Memo::new(move |_| spoken(&text.get(), app.lang()));
    let is_there = move || {
        let heard = match hears.get() {
            Hearing::No => false,
            Hearing::Public => public,
            Hearing::All => true,
        };
        heard && able.get() && !text.with(String::is_empty)
    };
    let is_read = settled(move || reading.with(|reading| reading.as_ref() == Some(&text.get())));
    let press = move |_| {
        if is_read.get_untracked() {
            voice.stop();
        } else {
            voice.read(&text.get_untracked());
        }
    };
    let button = move || {
        let label = live_text(move || {
            let words = settings_messages(app.lang());
            if is_read.get() { words.stop_reading } else { words.read_aloud }.to_owned()
        });
        let icon = move || {
            if is_read.get() {
                html! { <Icon name="square"/> }
            } else {
                html! { <Icon name="speaker"/> }
            }
        };
        html! {
            <button type="button" class="read-aloud centred" class:is-read=is_read aria-label=label title=label on:click=press>
                {live(icon)}
            </button>
        }
    };
    live_if(is_there, button)
}
