//! The device: its languages, its calendar, and texts of the app from its host.

use super::maybe::{ask, navigator_part, part};
use js_sys::{Array, Object, Reflect};
use leptos::prelude::window;
use mallard_device::Date;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The calendar day and clock time of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockTime {
    /// The day.
    pub date: Date,
    /// The hour, from 0 to 23.
    pub hour: u32,
    /// The minute, from 0 to 59.
    pub minute: u32,
}

fn date_of(at: &js_sys::Date) -> Date {
    Date { year: at.get_full_year(), month: at.get_month() + 1, day: at.get_date() }
}

/// The day of the device's own calendar.
pub fn date() -> Date {
    date_of(&js_sys::Date::new_0())
}

/// The calendar day and clock time of the device at `at`, in milliseconds since 1970.
pub fn clock_time(at: u64) -> ClockTime {
    #[expect(clippy::cast_precision_loss, reason = "times are below 2 to the 53rd")]
    let at = js_sys::Date::new(&JsValue::from_f64(at as f64));
    ClockTime { date: date_of(&at), hour: at.get_hours(), minute: at.get_minutes() }
}

/// Is it a browser with Firefox's engine?
pub fn is_firefox() -> bool {
    window().navigator().user_agent().is_ok_and(|agent| agent.contains("Firefox/"))
}

/// Does the browser refuse to let the page reach other devices of the network? Browsers that do not ask the user know
/// no such permission.
pub async fn denies_local_network() -> bool {
    let Some(permissions) = navigator_part("permissions") else { return false };
    for name in ["local-network", "local-network-access"] {
        let which = Object::new();
        // A new object takes a property.
        let _ = Reflect::set(&which, &"name".into(), &name.into());
        let status = ask(&permissions, "query", &Array::of1(&which)).await;
        let state = status.and_then(|status| part(&status, "state")?.as_string());
        if state.is_some_and(|state| state == "denied") {
            return true;
        }
    }
    false
}

/// The user's languages, the preferred first.
pub fn languages() -> Vec<String> {
    let languages = window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// The text with each letter as one code point, if possible, instead of its parts (Unicode's NFC).
pub fn composed(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}

/// The text with the plainest letters of the same meaning (Unicode's NFKC).
pub fn plain(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFKC").into()
}

/// Loads a text file of the app; `None` if it cannot be loaded.
pub fn fetch(path: &str) -> impl Future<Output = Option<String>> + use<> {
    let request = window().fetch_with_str(path);
    async move {
        let response: Response = JsFuture::from(request).await.ok()?.dyn_into().ok()?;
        if !response.ok() {
            return None;
        }
        JsFuture::from(response.text().ok()?).await.ok()?.as_string()
    }
}
