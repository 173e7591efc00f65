//! The browser as the device under the app.

use super::local::{Local, is_granted};
use super::memory::Memory;
use super::{files, local, locks, media, page, persist, thinker, wake};
use crate::session::{Date, Held};
use crate::ui::{Answer, Device, Fetched, Moment, Outgoing, Persistence, Until};
use crate::vault::{Keeper, Vault, names_of};
use crate::words::Sound;
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// The browser. Values that its storage refuses are in memory as long as the page is open.
#[derive(Clone, Copy, Debug)]
pub struct Browser {
    pub(super) keeper: Keeper<Local, Memory>,
}

impl Browser {
    /// The browser, with its storage if it grants one.
    pub fn new() -> Self {
        let vault = is_granted().then(|| Vault::new(Local));
        Self { keeper: Keeper::new(vault, Memory) }
    }
}

fn date_of(at: &js_sys::Date) -> Date {
    Date { year: at.get_full_year(), month: at.get_month() + 1, day: at.get_date() }
}

impl Default for Browser {
    fn default() -> Self {
        Self::new()
    }
}

impl Device for Browser {
    fn claim(&self, key: &str, by_force: bool, told: Box<dyn Fn(Held)>) -> Until {
        locks::claim(local::full(key), by_force, told)
    }

    fn notice(&self, key: &str, told: Box<dyn Fn()>) -> Until {
        local::notice(names_of(key), told)
    }

    fn lasting(&self) -> bool {
        self.keeper.is_lasting()
    }

    fn languages(&self) -> Vec<String> {
        let languages = window().navigator().languages();
        languages.iter().filter_map(|tag| tag.as_string()).collect()
    }

    fn less_motion(&self, told: Box<dyn Fn(bool)>) -> Until {
        media::less_motion(told)
    }

    fn fetch(&self, path: &str) -> Fetched {
        let request = window().fetch_with_str(path);
        Box::pin(async move {
            let response: web_sys::Response =
                JsFuture::from(request).await.ok()?.dyn_into().ok()?;
            if !response.ok() {
                return None;
            }
            JsFuture::from(response.text().ok()?).await.ok()?.as_string()
        })
    }

    fn mark_root(&self, attribute: &str, value: &str) {
        let Some(root) = document().document_element() else { return };
        // Fails only for invalid attribute names; ours are constants.
        let _ = if value.is_empty() {
            root.remove_attribute(attribute)
        } else {
            root.set_attribute(attribute, value)
        };
    }

    fn title(&self, title: &str) {
        document().set_title(title);
    }

    fn used(&self) -> usize {
        let size = |key: String| {
            self.keeper
                .texts(&key)
                .to_vec()
                .iter()
                .map(|text| key.len() + text.len())
                .sum::<usize>()
        };
        self.keeper.keys("").into_iter().map(size).sum()
    }

    fn promised(&self) -> Answer<Persistence> {
        Box::pin(persist::promised())
    }

    fn ask_to_keep(&self) -> Answer<Persistence> {
        Box::pin(persist::ask_to_keep())
    }

    fn download(&self, outgoing: &Outgoing) {
        // Fails only if the page cannot make files at all; the text can still be copied.
        let _ = files::download(outgoing);
    }

    fn can_share(&self, outgoing: &Outgoing) -> bool {
        files::can_share(outgoing)
    }

    fn share(&self, outgoing: &Outgoing) {
        files::share(outgoing);
    }

    fn can_send(&self) -> bool {
        files::can_send()
    }

    fn send(&self, text: &str) {
        files::send(text);
    }

    fn address(&self) -> String {
        page::address()
    }

    fn date(&self) -> Date {
        date_of(&js_sys::Date::new_0())
    }

    fn moment(&self, at: u64) -> Moment {
        #[expect(clippy::cast_precision_loss, reason = "times are below 2 to the 53rd")]
        let at = js_sys::Date::new(&JsValue::from_f64(at as f64));
        Moment { date: date_of(&at), hour: at.get_hours(), minute: at.get_minutes() }
    }

    fn composed(&self, text: &str) -> String {
        js_sys::JsString::from(text).normalize("NFC").into()
    }

    fn copy(&self, text: &str) -> Answer<bool> {
        Box::pin(files::copy(text.to_owned()))
    }

    fn read_file(&self, file: File) -> Fetched {
        Box::pin(files::read(file))
    }

    fn can_keep_awake(&self) -> bool {
        wake::is_known()
    }

    fn keep_awake(&self, wanted: bool) {
        wake::keep_awake(wanted);
    }

    fn ask_bot(
        &self,
        game: &'static str,
        question: String,
        told: Box<dyn FnOnce(Option<String>)>,
    ) -> Until {
        thinker::ask(game, question, told)
    }

    fn note(&self, name: &str) -> Option<String> {
        page::note(name)
    }

    fn set_note(&self, name: &str, text: Option<&str>) {
        page::set_note(name, text);
    }

    fn root_mark(&self, attribute: &str) -> Option<String> {
        page::root_mark(attribute)
    }

    fn version(&self) -> Option<String> {
        page::version()
    }

    fn tell(&self, event: &str) {
        page::tell(event);
    }

    fn play(&self, sound: Sound) {
        page::tell_of("mallard:sound", sound.name());
    }

    fn is_apple_tab(&self) -> bool {
        page::is_apple_tab()
    }
}
