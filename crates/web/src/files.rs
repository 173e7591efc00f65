//! Export and import of files and texts, at the user's request.

use super::maybe::{PROMISE_TIMEOUT_MS, ask_within, call, get_property, navigator_property};
use js_sys::{Array, Date, Object, Promise, Reflect};
use leptos::prelude::{document, set_timeout};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, Url};

/// How long the browser may take to save a file from the page, in milliseconds.
const SAVE_TIMEOUT_MS: u64 = 60_000;

/// How long the browser may take to paste a text, in milliseconds: some ask the user first.
const PASTE_TIMEOUT_MS: i32 = 15_000;

/// How long it may take to read a file, in milliseconds: the file may be in the network.
const READ_TIMEOUT_MS: i32 = 30_000;

/// A text to export.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// The middle part of the file's name.
    pub name: String,
    pub text: String,
}

/// Saves a text as a file. Fails only if the page cannot make files at all; the text can still be
/// copied.
pub fn download(outgoing: &Outgoing) {
    let _ = begin_download(outgoing);
}

fn begin_download(outgoing: &Outgoing) -> Option<()> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let parts = Array::of1(&outgoing.text.as_str().into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    save_blob(&blob, &file_name(&outgoing.name, "json"))
}

pub(super) fn save_blob(blob: &Blob, name: &str) -> Option<()> {
    let address = Url::create_object_url_with_blob(blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    let revoke = move || {
        // Fails only for invalid addresses.
        let _ = Url::revoke_object_url(&address);
    };
    set_timeout(revoke, Duration::from_millis(SAVE_TIMEOUT_MS));
    Some(())
}

/// Would the device's own sharing take this?
pub fn can_share(outgoing: &Outgoing) -> bool {
    let answer = shared(outgoing).and_then(|what| call_share("canShare", &what));
    answer.is_some_and(|answer| answer.is_truthy())
}

/// Opens the device's own sharing. False if the browser refuses it; a user who closes it has chosen so.
pub fn share(outgoing: &Outgoing) -> impl Future<Output = bool> + use<> {
    open_sharing(shared(outgoing))
}

/// Does the device share links and texts?
pub fn can_send() -> bool {
    navigator_property("share").is_some()
}

/// Opens the device's own sharing with a link or another text. False if the browser refuses it.
pub fn send(text: &str) -> impl Future<Output = bool> + use<> {
    // Given as a text, a link arrives without a preview on some devices.
    let kind = if text.starts_with("http") { "url" } else { "text" };
    let what = Object::new();
    let set = Reflect::set(&what, &kind.into(), &text.into());
    open_sharing(set.is_ok().then(|| what.into()))
}

fn open_sharing(what: Option<JsValue>) -> impl Future<Output = bool> + use<> {
    let promise = what.and_then(|what| call_share("share", &what));
    let shared = promise.and_then(|promise| promise.dyn_into::<Promise>().ok()).map(JsFuture::from);
    async move {
        let Some(shared) = shared else { return false };
        // The browser's name for what the user has closed.
        let is_closed =
            |error| get_property(&error, "name").is_some_and(|name| name == "AbortError");
        shared.await.map_or_else(is_closed, |_| true)
    }
}

fn call_share(method: &str, what: &JsValue) -> Option<JsValue> {
    call(leptos::prelude::window().navigator().as_ref(), method, &Array::of1(what))
}

/// Browsers share files of few kinds: plain text is among them, JSON is not.
fn shared(outgoing: &Outgoing) -> Option<JsValue> {
    let kind = FilePropertyBag::new();
    kind.set_type("text/plain");
    let parts = Array::of1(&outgoing.text.as_str().into());
    let name = file_name(&outgoing.name, "txt");
    let file = File::new_with_str_sequence_and_options(&parts, &name, &kind).ok()?;
    let what = Object::new();
    Reflect::set(&what, &"files".into(), &Array::of1(&file)).ok()?;
    Some(what.into())
}

/// Opens the device's own sharing with a file and a text, or with the text alone if the device does not share the file.
/// False if the browser refuses it.
pub(super) fn share_file(file: &File, text: &str) -> impl Future<Output = bool> + use<> {
    let what = Object::new();
    let _ = Reflect::set(&what, &"text".into(), &text.into());
    let both = JsValue::from(Object::assign(&Object::new(), &what));
    let _ = Reflect::set(&both, &"files".into(), &Array::of1(file));
    let takes_both = call_share("canShare", &both).is_some_and(|answer| answer.is_truthy());
    open_sharing(Some(if takes_both { both } else { what.into() }))
}

/// Copies a text; returns whether it was allowed.
pub async fn copy(text: String) -> bool {
    let Some(clipboard) = navigator_property("clipboard") else { return false };
    ask_within(&clipboard, "writeText", &Array::of1(&text.into()), PROMISE_TIMEOUT_MS)
        .await
        .is_some()
}

/// The text of the clipboard; `None` if the page may not read it.
pub async fn pasted() -> Option<String> {
    ask_within(&navigator_property("clipboard")?, "readText", &Array::new(), PASTE_TIMEOUT_MS)
        .await?
        .as_string()
}

pub async fn read_file(file: File) -> Option<String> {
    ask_within(&file, "text", &Array::new(), READ_TIMEOUT_MS).await?.as_string()
}

/// The name of a file, such as `mallard-durak-2026-11-21.json`, with the device's current date.
pub(super) fn file_name(middle: &str, kind: &str) -> String {
    let today = Date::new_0();
    let (year, month, day) = (today.get_full_year(), today.get_month() + 1, today.get_date());
    format!("mallard-{middle}-{year}-{month:02}-{day:02}.{kind}")
}
