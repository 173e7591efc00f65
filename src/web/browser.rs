//! The browser as the device under the app.

use super::local::{self, Local, is_granted};
use super::{files, leaving, locks, memory, page, persist, wake};
use crate::ui::{Answer, Device, Fetched, Held, Outgoing, Promise, Until};
use crate::vault::{NotKept, Stored, Vault, names_of};
use leptos::prelude::{document, window};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// Keys that begin so hold what a person would miss; what else is lost can be tapped again.
const MISSED: &str = "match/";

/// The browser. What its storage does not take lives in memory as long as the page.
#[derive(Clone, Copy, Debug)]
pub struct Browser {
    /// The storage, if there is one at all.
    vault: Option<Vault<Local>>,
}

impl Browser {
    /// Finds out what the browser grants.
    pub fn new() -> Self {
        Self { vault: is_granted().then(|| Vault::new(Local)) }
    }

    /// While a match is in memory only, the page does not go without a question. Without a storage
    /// it would always ask, and no answer would help.
    fn ask_before_leaving(self) {
        let missed = || memory::keys().iter().any(|key| key.starts_with(MISSED));
        leaving::ask_first(self.vault.is_some() && missed());
    }
}

/// A value that the storage did not take.
#[derive(Serialize, Deserialize)]
struct Unsaved {
    value: Value,
    /// What lay in storage then.
    over: Vec<String>,
}

fn unsaved(key: &str) -> Option<Unsaved> {
    serde_json::from_str(&memory::get(key)?).ok()
}

fn set_unsaved(key: &str, unsaved: Unsaved) {
    if let Ok(text) = serde_json::to_string(&unsaved) {
        memory::set(key, &text);
    }
}

impl Default for Browser {
    fn default() -> Self {
        Self::new()
    }
}

impl Device for Browser {
    fn read(&self, key: &str) -> Stored {
        match (unsaved(key), &self.vault) {
            (Some(unsaved), _) => Stored::Value(unsaved.value),
            (None, Some(vault)) => vault.read(key),
            (None, None) => Stored::Missing,
        }
    }

    fn write(&self, key: &str, value: &Value) -> Result<(), NotKept> {
        let written = self.vault.as_ref().map(|vault| vault.write(key, value, self.now()));
        match written {
            Some(Ok(())) => memory::remove(key),
            _ => set_unsaved(key, Unsaved { value: value.clone(), over: self.texts(key) }),
        }
        self.ask_before_leaving();
        // Without a storage nothing more was promised; the screens say so.
        written.unwrap_or(Ok(()))
    }

    fn is_kept(&self, key: &str) -> bool {
        self.vault.is_none() || memory::get(key).is_none()
    }

    fn is_overtaken(&self, key: &str) -> bool {
        unsaved(key).is_some_and(|unsaved| unsaved.over != self.texts(key))
    }

    fn take_unsaved(&self, key: &str) -> Option<Value> {
        let unsaved = unsaved(key)?;
        memory::remove(key);
        self.ask_before_leaving();
        Some(unsaved.value)
    }

    fn texts(&self, key: &str) -> Vec<String> {
        self.vault.as_ref().map(|vault| vault.texts(key)).unwrap_or_default()
    }

    fn remove(&self, key: &str) {
        memory::remove(key);
        if let Some(vault) = &self.vault {
            vault.remove(key);
        }
        self.ask_before_leaving();
    }

    fn keys(&self, prefix: &str) -> Vec<String> {
        let mut keys = memory::keys();
        keys.retain(|key| key.starts_with(prefix));
        if let Some(vault) = &self.vault {
            let stored = vault.keys(prefix).into_iter();
            keys.extend(stored.filter(|key| memory::get(key).is_none()));
        }
        keys
    }

    fn claim(&self, key: &str, by_force: bool, told: Box<dyn Fn(Held)>) -> Until {
        locks::claim(local::full(key), by_force, told)
    }

    fn notice(&self, key: &str, told: Box<dyn Fn()>) -> Until {
        local::notice(names_of(key), told)
    }

    fn lasting(&self) -> bool {
        self.vault.is_some()
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole milliseconds since 1970 fit"
    )]
    fn now(&self) -> u64 {
        js_sys::Date::now() as u64
    }

    fn random(&self) -> u64 {
        // Without a source of randomness no page could be secure; browsers always have one.
        getrandom::u64().expect("the browser has a source of randomness")
    }

    fn languages(&self) -> Vec<String> {
        let languages = window().navigator().languages();
        languages.iter().filter_map(|tag| tag.as_string()).collect()
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
        // Fails only for attribute names that cannot be; ours are constants.
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
        let Some(vault) = &self.vault else { return 0 };
        let size = |key: String| {
            vault.texts(&key).iter().map(|text| key.len() + text.len()).sum::<usize>()
        };
        vault.keys("").into_iter().map(size).sum()
    }

    fn promised(&self) -> Answer<Promise> {
        Box::pin(persist::promised())
    }

    fn ask_to_keep(&self) -> Answer<Promise> {
        Box::pin(persist::ask_to_keep())
    }

    fn download(&self, outgoing: &Outgoing) {
        // Fails only where the page cannot make files at all; the text can still be copied.
        let _ = files::download(outgoing);
    }

    fn can_share(&self, outgoing: &Outgoing) -> bool {
        files::can_share(outgoing)
    }

    fn share(&self, outgoing: &Outgoing) {
        files::share(outgoing);
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

    fn note(&self, name: &str) -> Option<String> {
        page::note(name)
    }

    fn set_note(&self, name: &str, text: Option<&str>) {
        page::set_note(name, text);
    }

    fn root_mark(&self, attribute: &str) -> Option<String> {
        page::root_mark(attribute)
    }

    fn tell(&self, event: &str) {
        page::tell(event);
    }

    fn is_apple_tab(&self) -> bool {
        page::is_apple_tab()
    }
}
